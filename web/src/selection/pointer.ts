/** Pointing at and pressing things on the table: the table's root listens for everything on it. */

import type { JSX } from "preact";
import type { TableContext } from "../table/context";
import { type Spot, spotOf } from "./choicePaths";

const SELECTOR = "[data-piece], [data-place], [data-seat], [data-whole]";

/** The selectable element of an event, unless the pointer or focus was already inside it. */
function elementAt(target: EventTarget | null, from: EventTarget | null = null): HTMLElement | null {
  const at = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;
  return at && !(from instanceof Node && at.contains(from)) ? at : null;
}

/** What picking this element may mean. */
function spotAt(table: TableContext, at: HTMLElement | null): Spot | null {
  if (!at) return null;
  const { piece, place, seat, whole } = at.dataset;
  if (seat !== undefined) return [`seat:${seat}`];
  if (whole !== undefined) return [whole];
  if (place !== undefined) return [place, at.closest<HTMLElement>("[data-area]")?.dataset["area"] ?? ""];
  const found = table.scene.pieces?.find((each) => each.id === piece);
  return found ? spotOf(found) : null;
}

/** The event handlers of a table's root. A seat handles its own presses. */
export function pointerHandlers(table: TableContext): JSX.HTMLAttributes<HTMLDivElement> {
  const point = (at: HTMLElement | null) => {
    const spot = spotAt(table, at);
    if (spot) table.hover(spot);
  };
  const leave = ({ target, relatedTarget }: PointerEvent | FocusEvent) => elementAt(target, relatedTarget) && table.hover(null);
  return {
    onClick: ({ target }) => {
      const at = elementAt(target);
      const spot = at?.matches("[data-seat]") ? null : spotAt(table, at);
      if (spot) table.press(spot);
    },
    onPointerOver: ({ target, relatedTarget, pointerType }) => pointerType === "mouse" && point(elementAt(target, relatedTarget)),
    onPointerOut: leave,
    onFocusIn: ({ target }) => point(elementAt(target)),
    onFocusOut: leave,
  };
}
