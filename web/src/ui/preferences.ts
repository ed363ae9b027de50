/** What somebody prefers on this device: kept here, and heeded at once by whatever depends on it. */

import { useEffect, useState } from "preact/hooks";
import { keep, recall } from "./storage";

export interface Prefs {
  readonly twice: boolean; // the first tap lifts a piece and shows what it would do, the second plays it
  readonly lone: boolean; // the only thing to do is done after a moment
  readonly sound: boolean;
  readonly motion: "system" | "less";
  readonly notices: boolean; // of one's turn, while the page is out of sight
}

export const USUAL: Prefs = { twice: false, lone: false, sound: true, motion: "system", notices: false };

const KEY = "samedi-prefs";

/** Preferences as they were written down; what is missing or strange is as usual. */
export function readPrefs(text: string | null): Prefs {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    // somebody else has written there
  }
  const flag = (name: "twice" | "lone" | "sound" | "notices") => (typeof kept[name] === "boolean" ? (kept[name] as boolean) : USUAL[name]);
  return { twice: flag("twice"), lone: flag("lone"), sound: flag("sound"), notices: flag("notices"), motion: kept["motion"] === "less" ? "less" : "system" };
}

let current: Prefs = USUAL;
const heeding = new Set<(prefs: Prefs) => void>();

export const prefs = (): Prefs => current;

/** As they were left the last time. */
export function recallPrefs(): void {
  current = readPrefs(recall(KEY));
  apply();
}

/** From now on it is like this. */
export function prefer(change: Partial<Prefs>): void {
  current = { ...current, ...change };
  keep(KEY, JSON.stringify(current));
  apply();
  for (const each of heeding) each(current);
}

function apply(): void {
  const { dataset } = document.documentElement;
  if (current.motion === "less") dataset["motion"] = "less";
  else delete dataset["motion"];
}

export function usePrefs(): Prefs {
  const [known, setKnown] = useState(current);
  useEffect(() => {
    heeding.add(setKnown);
    return () => void heeding.delete(setKnown);
  }, []);
  return known;
}

/** Whether nothing shall travel, as the system or this person says. */
export const still = (): boolean => current.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
