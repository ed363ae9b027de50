/** The colour theme: night, paper, or that of the system (""). */

import { save, load } from "./storage";

export type Theme = "" | "night" | "paper";

const KEY = "samedi-lamp";

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

/** From night to paper and back. */
export function toggleTheme(): void {
  const now = currentTheme() || (matchMedia("(prefers-color-scheme: light)").matches ? "paper" : "night");
  setTheme(now === "night" ? "paper" : "night");
}

/** As the lamp was left the last time. */
export function loadTheme(): void {
  const kept = load(KEY);
  if (kept === "night" || kept === "paper") document.documentElement.dataset["theme"] = kept;
}
