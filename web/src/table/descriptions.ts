/** What is picked or hovered, in words. */

import { type TableContext, pieceName, factsAbout } from "./context";
import type { Spot } from "../selection/choicePaths";
import type { Choice } from "../protocol/scene";

/** The name of a picked spot. */
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

/**
 * One line about what is hovered: the choice it leads to, or its name (unless a step says it), its facts, and why it may
 * not be picked if `denials`.
 */
export function describeHovered(table: TableContext, hovered: Spot | null, choice: Choice | null, steps: readonly string[], denials: boolean): string {
  const parts = choice ? [choice.label, choice.note ?? ""] : [];
  if (!choice && hovered) {
    const piece = (table.scene.pieces ?? []).find((each) => each.id === hovered[0]);
    const name = spotName(table, hovered);
    parts.push(steps.includes(name) ? "" : name, piece?.note ?? "", ...hovered.slice(0, 2).flatMap((id) => factsAbout(table, id)));
    if (denials) parts.push(...hovered.map((id) => table.denied.get(id)?.why ?? "").slice(0, 2));
  }
  return parts.filter(Boolean).map(table.say).join(" · ");
}
