/** The colour theme: night, paper, or that of the system (""). */

import { keep, recall } from "./storage";

export type Lamp = "" | "night" | "paper";

const LAMP = "samedi-lamp";

export const lamp = (): Lamp => {
  const { theme } = document.documentElement.dataset;
  return theme === "night" || theme === "paper" ? theme : "";
};

export function setLamp(to: Lamp): void {
  const { dataset } = document.documentElement;
  if (to) dataset["theme"] = to;
  else delete dataset["theme"];
  keep(LAMP, to || null);
}

/** From night to paper and back. */
export function turnLamp(): void {
  const now = lamp() || (matchMedia("(prefers-color-scheme: light)").matches ? "paper" : "night");
  setLamp(now === "night" ? "paper" : "night");
}

/** As the lamp was left the last time. */
export function recallLamp(): void {
  const kept = recall(LAMP);
  if (kept === "night" || kept === "paper") document.documentElement.dataset["theme"] = kept;
}
