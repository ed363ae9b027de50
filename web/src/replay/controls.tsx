/** The controls of a replay: steps, slider, pace and viewer. */

import type { ComponentChildren } from "preact";
import type { Viewer } from "./steps";
import { type Phrase, word } from "../i18n/phrases";

export const PACES = { calm: 2600, brisk: 1400, fast: 600 } as const; // milliseconds from step to step
export type Pace = keyof typeof PACES;

const CONTROL_ICONS = {
  first: "M4 3.5H6V16.5H4ZM16.5 3.6V16.4L7.2 10Z",
  previous: "M14 3.6V16.4L4.7 10Z",
  play: "M5.6 2.6V17.4L17 10Z",
  pause: "M5 3H8.4V17H5ZM11.6 3H15V17H11.6Z",
  onward: "M6 3.6L15.3 10L6 16.4Z",
  end: "M14 3.5H16V16.5H14ZM3.5 3.6L12.8 10L3.5 16.4Z",
  linkTo: "M8.2 11.8A3.2 3.2 0 0 1 8.2 7.2L11.4 4A3.3 3.3 0 0 1 16 8.6L14.3 10.3L13.1 9.1L14.8 7.4A1.6 1.6 0 0 0 12.6 5.2L9.4 8.4A1.6 1.6 0 0 0 9.4 10.6ZM11.8 8.2A3.2 3.2 0 0 1 11.8 12.8L8.6 16A3.3 3.3 0 0 1 4 11.4L5.7 9.7L6.9 10.9L5.2 12.6A1.6 1.6 0 0 0 7.4 14.8L10.6 11.6A1.6 1.6 0 0 0 10.6 9.4Z",
  record: "M9.1 2.5H10.9V10.2L13.6 7.5L14.8 8.7L10 13.5L5.2 8.7L6.4 7.5L9.1 10.2ZM3 12.5H4.7V15.8H15.3V12.5H17V17.5H3Z",
  more: "M3 8.6H5.8V11.4H3ZM8.6 8.6H11.4V11.4H8.6ZM14.2 8.6H17V11.4H14.2Z",
} as const;

export function ControlIcon({ name }: { name: keyof typeof CONTROL_ICONS }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path fill-rule="evenodd" d={CONTROL_ICONS[name]} />
    </svg>
  );
}

interface ReplayControlsProps {
  at: number; // the present step
  first: number; // log entries at the first step
  seq: number; // log entries at the present step
  last: number; // log entries at the last step
  steps: number;
  told: string; // what happened at the present step
  playing: boolean;
  go: (to: number) => void;
  seek: (seq: number) => void;
  toggle: () => void;
  children: ComponentChildren; // beside the controls
}

export function ReplayControls({ at, first, seq, last, steps, told, playing, go, seek, toggle, children }: ReplayControlsProps) {
  const end = steps - 1;
  const press = (name: "first" | "previous" | "onward" | "end", to: number) => (
    <button type="button" class="turn" aria-label={word(name)} title={word(name)} data-turn={name} aria-disabled={to === at} onClick={() => to !== at && go(to)}>
      <ControlIcon name={name} />
    </button>
  );
  return (
    <section class="controls" aria-label={word("replay")}>
      <div class="turns">
        {press("first", 0)}
        {press("previous", Math.max(0, at - 1))}
        <button type="button" class="turn play" aria-label={word(playing ? "pause" : "play")} title={word(playing ? "pause" : "play")} data-turn="play" onClick={toggle}>
          <ControlIcon name={playing ? "pause" : "play"} />
        </button>
        {press("onward", Math.min(end, at + 1))}
        {press("end", end)}
      </div>
      <div class="scrub">
        <input type="range" min={first} max={last} step={1} value={seq} aria-label={word("step")} aria-valuetext={`${seq} / ${last}, ${told}`} style={{ "--done": `${last > first ? ((seq - first) / (last - first)) * 100 : 100}%` }} onInput={(event) => seek(event.currentTarget.valueAsNumber)} />
        <output>
          {seq}
          <small> / {last}</small>
        </output>
      </div>
      {children}
    </section>
  );
}

interface ReplayFieldsProps {
  names: readonly string[];
  viewer: Viewer;
  pace: Pace;
  setViewer: (viewer: Viewer) => void;
  setPace: (pace: Pace) => void;
}

/** The fields for the viewer and the pace. */
export function ReplayFields({ names, viewer, pace, setViewer, setPace }: ReplayFieldsProps) {
  const parseViewer = (text: string): Viewer => (text === "open" || text === "watch" ? text : Number(text));
  return (
    <>
      <label class="pick">
        <span>{word("seenBy")}</span>
        <select data-viewer="" value={String(viewer)} onChange={(event) => setViewer(parseViewer(event.currentTarget.value))}>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="watch">{word("watcher")}</option>
          <option value="open">{word("allOpen")}</option>
        </select>
      </label>
      <label class="pick">
        <span>{word("pace")}</span>
        <select data-pace="" value={pace} onChange={(event) => setPace(event.currentTarget.value as Pace)}>
          {(Object.keys(PACES) as (Pace & Phrase)[]).map((each) => (
            <option key={each} value={each}>
              {word(each)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
