/** How much time is left: as the table told it, and as it runs since. Nothing here draws. */

export interface Clocks {
  readonly kind: string; // fast, slow or days
  readonly left: readonly number[]; // seconds of each seat …
  readonly running: readonly number[]; // … and whose go on running …
  readonly at: number; // … since then, in milliseconds
}

export const SHORT_TIME = 20; // seconds: from here on it is a warning

const FULL_TIME: Readonly<Record<string, number>> = { fast: 180, slow: 900, days: 3 * 24 * 3600 };
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds that a seat has left. */
export function secondsLeft(clocks: Clocks, seat: number, now: number): number {
  const gone = clocks.running.includes(seat) ? Math.max(0, now - clocks.at) / 1000 : 0;
  return Math.max(0, (clocks.left[seat] ?? 0) - gone);
}

/** How much of a candle is left for so many seconds. */
export function shareLeft(clocks: Clocks, left: number): number {
  return Math.min(1, left / (FULL_TIME[clocks.kind] ?? 1));
}

/** Whether the clock of a seat is told: where everybody has all the time anew, only while it runs. */
export function isClockShown(clocks: Clocks, seat: number): boolean {
  return clocks.running.includes(seat) || clocks.kind !== "days";
}

/** Minutes and seconds; of a long time, only hours or days. */
export function formatTime(seconds: number, lang: string): string {
  if (seconds >= 2 * DAY) return formatUnit(Math.round(seconds / DAY), "day", lang);
  if (seconds >= HOUR) return formatUnit(Math.round(seconds / HOUR), "hour", lang);
  const whole = Math.ceil(seconds - 0.05);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function formatUnit(count: number, unit: string, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
