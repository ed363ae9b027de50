/** The icons, the logo, and the candle that marks whose turn it is. */

const BELL = "M12 3.4C8.6 3.4 7 6 7 9.6C7 14 5.4 15.4 4.4 17H19.6C18.6 15.4 17 14 17 9.6C17 6 15.4 3.4 12 3.4ZM10 20H14";
const LINES = {
  book: "M12 6C9 3.8 6 3.8 3.4 4.6V18.6C6 17.8 9 17.8 12 20C15 17.8 18 17.8 20.6 18.6V4.6C18 3.8 15 3.8 12 6V20",
  bell: BELL,
  mute: `${BELL}M3.4 3.4L20.6 20.6`,
  lamp: "M7 10H17L20 17H4ZM12 17V20.4M12 3.4V10",
  tune: "M3.4 7H13M18.6 7H20.6M3.4 17H5.4M11 17H20.6M18.4 7A2.6 2.6 0 1 1 13.2 7A2.6 2.6 0 1 1 18.4 7ZM10.8 17A2.6 2.6 0 1 1 5.6 17A2.6 2.6 0 1 1 10.8 17Z",
  back: "M8.4 4.4L4 8.8L8.4 13.2M4.4 8.8H14.6A5.2 5.2 0 0 1 14.6 19.4H9",
  hint: "M12 3.2C12.8 6 15.8 7.2 15.8 10.6A3.8 3.8 0 0 1 8.2 10.6C8.2 8.4 10.6 7 12 3.2ZM9 17.4H15M9.6 20.6H14.4M12 14.4V17",
  list: "M4 6H4.2M9 6H20M4 12H4.2M9 12H20M4 18H4.2M9 18H20",
  chevron: "M7 10L12 15L17 10",
  close: "M6 6L18 18M18 6L6 18",
  again: "M8 5.4L18.4 12L8 18.6ZM4.4 5.4V18.6",
  glass: "M6.4 3.6H17.6M6.4 20.4H17.6M8 3.6C8 8.6 12 9.6 12 12C12 14.4 8 15.4 8 20.4M16 3.6C16 8.6 12 9.6 12 12C12 14.4 16 15.4 16 20.4",
  more: "M5 12H5.2M12 12H12.2M19 12H19.2",
} as const;

export type IconName = keyof typeof LINES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon ${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" stroke-width={name === "more" || name === "list" ? 3 : 1.9} stroke-linecap="round" stroke-linejoin="round" d={LINES[name]} />
    </svg>
  );
}

/** The flame at the beginning of a prompt. */
export function Flame() {
  return (
    <svg class="icon flame" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10.4 .8C11.9 5.4 16.4 7.6 16.4 12.8A6.4 6.4 0 0 1 3.6 12.8C3.6 10.4 5.4 8.8 6 6.4C7.6 7.4 8.4 8.4 8.8 9.8C10 7.4 10.8 4.4 10.4 .8Z" />
    </svg>
  );
}

/** The logo: a door in the night, and in it a flame. */
export function Logo() {
  return (
    <svg class="icon door" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" d="M6 28V15A10 10 0 0 1 26 15V28M2.6 28.6H29.4" />
      <path d="M16.4 10C17.6 14 21 15.6 21 19.6A5 5 0 0 1 11 19.6C11 16.6 14.6 15 16.4 10Z" />
    </svg>
  );
}

const WAX_HEIGHT = 15; // how far the candle can burn down

/** The candle beside the player whose turn it is. `wax` is the part of their time that is left. */
export function CandleIcon({ wax = 1 }: { wax?: number }) {
  const burnt = Math.round((1 - wax) * WAX_HEIGHT * 10) / 10;
  const top = 18.4 + burnt;
  return (
    <svg class="candle" viewBox="0 0 20 40" aria-hidden="true">
      <path class="wax" d={`M5.4 ${top}C7 ${top - 1.5} 8.4 ${top - 0.2} 10 ${top - 1.2}C11.6 ${top - 0.2} 13.4 ${top - 1.5} 14.6 ${top}V38H5.4Z`} />
      <g transform={`translate(0 ${burnt})`}>
        <path class="wick" d="M10 17.4V13" />
        <g class="fire">
          <path fill="#f0a63a" d="M10.3 1C11.4 4.6 14.4 6.4 14.4 10.2A4.4 4.4 0 0 1 5.6 10.2C5.6 7.6 8.6 5.8 10.3 1Z" />
          <path fill="#fff3c4" d="M10.2 6.8C10.8 8.4 12.1 9 12.1 10.9A2.1 2.1 0 0 1 7.9 10.9C7.9 9.4 9.4 8.8 10.2 6.8Z" />
        </g>
      </g>
    </svg>
  );
}
