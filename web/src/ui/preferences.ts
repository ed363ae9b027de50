/** What somebody prefers on this device: kept here, and heeded at once by whatever depends on it. */

import { useEffect, useState } from "preact/hooks";
import { save, load } from "./storage";

export interface Preferences {
  readonly twice: boolean; // the first tap lifts a piece and shows what it would do, the second plays it
  readonly lone: boolean; // the only thing to do is done after a moment
  readonly sound: boolean;
  readonly motion: "system" | "less";
  readonly notices: boolean; // of one's turn, while the page is out of sight
}

export const DEFAULTS: Preferences = { twice: false, lone: false, sound: true, motion: "system", notices: false };

const KEY = "samedi-prefs";

/** Preferences as they were written down; what is missing or strange is as usual. */
export function parsePreferences(text: string | null): Preferences {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    // somebody else has written there
  }
  const flag = (name: "twice" | "lone" | "sound" | "notices") => (typeof kept[name] === "boolean" ? (kept[name] as boolean) : DEFAULTS[name]);
  return { twice: flag("twice"), lone: flag("lone"), sound: flag("sound"), notices: flag("notices"), motion: kept["motion"] === "less" ? "less" : "system" };
}

let current: Preferences = DEFAULTS;
const listeners = new Set<(preferences: Preferences) => void>();

export const prefs = (): Preferences => current;

/** As they were left the last time. */
export function loadPreferences(): void {
  current = parsePreferences(load(KEY));
  apply();
}

/** From now on it is like this. */
export function setPreference(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  save(KEY, JSON.stringify(current));
  apply();
  for (const each of listeners) each(current);
}

function apply(): void {
  const { dataset } = document.documentElement;
  if (current.motion === "less") dataset["motion"] = "less";
  else delete dataset["motion"];
}

export function usePreferences(): Preferences {
  const [known, setKnown] = useState(current);
  useEffect(() => {
    listeners.add(setKnown);
    return () => void listeners.delete(setKnown);
  }, []);
  return known;
}

/** Whether nothing shall travel, as the system or this person says. */
export const reducesMotion = (): boolean => current.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
