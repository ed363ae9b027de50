/** The player's preferences on this device. A change takes effect at once. */

import { useEffect, useState } from "preact/hooks";
import { save, load } from "./storage";

export interface Preferences {
  readonly twice: boolean; // the first tap on a piece shows what it would do, the second plays it
  readonly lone: boolean; // an only choice is made automatically after a moment
  readonly sound: boolean;
  readonly motion: "system" | "less";
  readonly notices: boolean; // of the player's turn, while the page is hidden
}

export const DEFAULTS: Preferences = { twice: false, lone: false, sound: true, motion: "system", notices: false };

const KEY = "samedi-prefs";

/** Stored preferences, with defaults for what is missing or invalid. */
export function parsePreferences(text: string | null): Preferences {
  let stored: Record<string, unknown> = {};
  try {
    stored = (JSON.parse(text ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    // not written by this client
  }
  const flag = (name: "twice" | "lone" | "sound" | "notices") => (typeof stored[name] === "boolean" ? (stored[name] as boolean) : DEFAULTS[name]);
  return { twice: flag("twice"), lone: flag("lone"), sound: flag("sound"), notices: flag("notices"), motion: stored["motion"] === "less" ? "less" : "system" };
}

let current: Preferences = DEFAULTS;
const listeners = new Set<(preferences: Preferences) => void>();

export const prefs = (): Preferences => current;

/** Load the preferences of the last visit. */
export function loadPreferences(): void {
  current = parsePreferences(load(KEY));
  apply();
}

/** Change and store preferences. */
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

/** Whether the system or the player wants less motion: pieces are not animated then. */
export const reducesMotion = (): boolean => current.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
