/** Words about what is picked and pointed at. */

import { type Desk, nameOf, truths } from "./context";
import type { Spot } from "../selection/choicePaths";
import type { Choice } from "../protocol/scene";

/** What a picked spot is called. */
export function nameSpot(desk: Desk, spot: Spot): string {
  for (const id of spot) {
    const piece = (desk.scene.pieces ?? []).find((each) => each.id === id);
    if (piece) return nameOf(desk, piece);
    for (const area of desk.look.areas) {
      const place = area.places?.find((each) => each.id === id);
      if (place) return desk.say(place.label);
    }
    if (desk.areas.has(id)) return desk.say(desk.areas.get(id)?.label ?? "");
    if (/^seat:\d+$/.test(id)) return desk.say(`{${id.slice(5)}}`);
  }
  return "";
}

/** One line about what is pointed at: the choice it leads to, or what it is unless a step says so, and `whys` it may not be picked. */
export function toldOf(desk: Desk, hot: Spot | null, shown: Choice | null, steps: readonly string[], whys: boolean): string {
  const about = shown ? [shown.label, shown.note ?? ""] : [];
  if (!shown && hot) {
    const piece = (desk.scene.pieces ?? []).find((each) => each.id === hot[0]);
    const name = nameSpot(desk, hot);
    about.push(steps.includes(name) ? "" : name, piece?.note ?? "", ...hot.slice(0, 2).flatMap((id) => truths(desk, id)));
    if (whys) about.push(...hot.map((id) => desk.denied.get(id)?.why ?? "").slice(0, 2));
  }
  return about.filter(Boolean).map(desk.say).join(" · ");
}
