/** The few signs of the house. */

const DRAWINGS = {
  flame: "M10.4 .8C11.9 5.4 16.4 7.6 16.4 12.8A6.4 6.4 0 0 1 3.6 12.8C3.6 10.4 5.4 8.8 6 6.4C7.6 7.4 8.4 8.4 8.8 9.8C10 7.4 10.8 4.4 10.4 .8Z",
  book: "M10 4.6C8 3.2 5 3 2 3.4V16C5 15.6 8 15.8 10 17C12 15.8 15 15.6 18 16V3.4C15 3 12 3.2 10 4.6ZM9.2 15.2C7.6 14.5 5.6 14.3 3.6 14.4V4.9C5.8 4.8 7.8 5.1 9.2 6ZM10.8 15.2V6C12.2 5.1 14.2 4.8 16.4 4.9V14.4C14.4 14.3 12.4 14.5 10.8 15.2Z",
  lamp: "M9.2 1H10.8V5.2C14 5.5 16.6 8.4 17.6 12H12.6A2.6 2.6 0 0 1 7.4 12H2.4C3.4 8.4 6 5.5 9.2 5.2ZM4.7 10.4H15.3C14 8 12 6.7 10 6.7S6 8 4.7 10.4Z",
  back: "M7.6 3L8.8 4.2L5.9 7H12A5 5 0 0 1 12 17H7V15.4H12A3.4 3.4 0 0 0 12 8.6H5.9L8.8 11.4L7.6 12.6L2.8 7.8Z",
  more: "M3 8.6H5.8V11.4H3ZM8.6 8.6H11.4V11.4H8.6ZM14.2 8.6H17V11.4H14.2Z",
  hint: "M10 1.6A5.6 5.6 0 0 1 13 12V14.4H7V12A5.6 5.6 0 0 1 10 1.6ZM7.6 15.6H12.4V17.2H7.6ZM8.6 18H11.4V19H8.6Z",
  list: "M2 4H5V7H2ZM7 4.7H18V6.3H7ZM2 8.8H5V11.8H2ZM7 9.5H18V11.1H7ZM2 13.6H5V16.6H2ZM7 14.3H18V15.9H7Z",
  door: "M3 18V9.5A7 7 0 0 1 17 9.5V18H19V19.4H1V18ZM4.6 18H15.4V9.5A5.4 5.4 0 0 0 4.6 9.5ZM10 8C11 11 13 12 13 14A3 3 0 0 1 7 14C7 12 9 11 10 8Z",
} as const;

export function Icon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg class={`icon ${name}`} viewBox="0 0 20 20" aria-hidden="true">
      <path fill-rule="evenodd" d={DRAWINGS[name]} />
    </svg>
  );
}

/** Whose turn it is has a candle beside it. */
export function Candle() {
  return (
    <svg class="candle" viewBox="0 0 20 40" aria-hidden="true">
      <path class="wax" d="M5.4 18.4C7 16.9 8.4 18.2 10 17.2C11.6 18.2 13.4 16.9 14.6 18.4V38H5.4Z" />
      <g class="fire">
        <path fill="#f0a63a" d="M10.3 1C11.4 4.6 14.4 6.4 14.4 10.2A4.4 4.4 0 0 1 5.6 10.2C5.6 7.6 8.6 5.8 10.3 1Z" />
        <path fill="#fff3c4" d="M10.2 6.8C10.8 8.4 12.1 9 12.1 10.9A2.1 2.1 0 0 1 7.9 10.9C7.9 9.4 9.4 8.8 10.2 6.8Z" />
      </g>
    </svg>
  );
}
