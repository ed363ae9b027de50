/** How much time is left, from what the server has told and the time since then. No DOM. */

export interface Clocks {
  readonly kind: string; // fast, slow or days
  readonly left: readonly number[]; // seconds of each seat
  readonly running: readonly number[]; // the seats whose time is running …
  readonly at: number; // … since this time, in milliseconds
}

export const SHORT_TIME = 20; // seconds at which a player is warned

const FULL_TIME: Readonly<Record<string, number>> = { fast: 180, slow: 900, days: 3 * 24 * 3600 };
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The seconds that a seat has left. */
export function secondsLeft(clocks: Clocks, seat: number, now: number): number {
  const elapsed = clocks.running.includes(seat) ? Math.max(0, now - clocks.at) / 1000 : 0;
  return Math.max(0, (clocks.left[seat] ?? 0) - elapsed);
}

/** The part of the full time that these seconds are, for the candle. */
export function shareLeft(clocks: Clocks, left: number): number {
  return Math.min(1, left / (FULL_TIME[clocks.kind] ?? 1));
}

/** Whether the clock of a seat is shown. Where each turn has its own time, it is shown only while it is running. */
export function isClockShown(clocks: Clocks, seat: number): boolean {
  return clocks.running.includes(seat) || clocks.kind !== "days";
}

/** Minutes and seconds, or hours or days for a long time. */
export function formatTime(seconds: number, lang: string): string {
  if (seconds >= 2 * DAY) return formatUnit(Math.round(seconds / DAY), "day", lang);
  if (seconds >= HOUR) return formatUnit(Math.round(seconds / HOUR), "hour", lang);
  const whole = Math.ceil(seconds - 0.05);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function formatUnit(count: number, unit: string, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
