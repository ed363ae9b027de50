/** Words about what is picked and pointed at. */

import { type TableContext, pieceName, factsAbout } from "./context";
import type { Spot } from "../selection/choicePaths";
import type { Choice } from "../protocol/scene";

/** What a picked spot is called. */
export function spotName(table: TableContext, spot: Spot): string {
  for (const id of spot) {
    const piece = (table.scene.pieces ?? []).find((each) => each.id === id);
    if (piece) return pieceName(table, piece);
    for (const area of table.look.areas) {
      const place = area.places?.find((each) => each.id === id);
      if (place) return table.say(place.label);
    }
    if (table.areas.has(id)) return table.say(table.areas.get(id)?.label ?? "");
    if (/^seat:\d+$/.test(id)) return table.say(`{${id.slice(5)}}`);
  }
  return "";
}

/** One line about what is pointed at: the choice it leads to, or what it is unless a step says so, and `whys` it may not be picked. */
export function describeHovered(table: TableContext, hot: Spot | null, shown: Choice | null, steps: readonly string[], denials: boolean): string {
  const about = shown ? [shown.label, shown.note ?? ""] : [];
  if (!shown && hot) {
    const piece = (table.scene.pieces ?? []).find((each) => each.id === hot[0]);
    const name = spotName(table, hot);
    about.push(steps.includes(name) ? "" : name, piece?.note ?? "", ...hot.slice(0, 2).flatMap((id) => factsAbout(table, id)));
    if (denials) about.push(...hot.map((id) => table.denied.get(id)?.why ?? "").slice(0, 2));
  }
  return about.filter(Boolean).map(table.say).join(" · ");
}
