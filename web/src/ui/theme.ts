/** The colour theme: night, paper, or the system's (""). */

import { save, load } from "./storage";

export type Theme = "" | "night" | "paper";

const KEY = "samedi-lamp"; // the pages call the theme a lamp

export const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === "night" || theme === "paper" ? theme : "";
};

export function setTheme(to: Theme): void {
  const { dataset } = document.documentElement;
  if (to) dataset["theme"] = to;
  else delete dataset["theme"];
  save(KEY, to || null);
}

/** Switch between night and paper. */
export function toggleTheme(): void {
  const now = currentTheme() || (matchMedia("(prefers-color-scheme: light)").matches ? "paper" : "night");
  setTheme(now === "night" ? "paper" : "night");
}

/** Load the theme of the last visit. */
export function loadTheme(): void {
  const stored = load(KEY);
  if (stored === "night" || stored === "paper") document.documentElement.dataset["theme"] = stored;
}
