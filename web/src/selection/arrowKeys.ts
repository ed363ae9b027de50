/** Arrows: through places by cell, through everything else by order, and from one area to the next. */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Move the focus as this key says; whether it did. */
export function moveFocus(root: HTMLElement, event: KeyboardEvent): boolean {
  const way = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (!way || !(from instanceof HTMLElement) || isTyping(from)) return false;
  const area = from.closest<HTMLElement>("[data-area]");
  if (!area) return false;
  const to = neighbour(root, area, from, way, event.shiftKey);
  to?.focus();
  return to !== null;
}

function neighbour(root: HTMLElement, area: HTMLElement, from: HTMLElement, [dx, dy]: readonly [number, number], shift: boolean): HTMLElement | null {
  const place = from.closest<HTMLElement>("[data-cell]");
  if (place && shift && dy) return stackNeighbour(place, from, -dy) ?? from;
  if (place) {
    const near = nearestPlace(area, place, dx, dy);
    return near ? topOf(near) : nextArea(root, area, dx + dy);
  }
  const slots = slotsOf(area);
  const at = slots.indexOf(from) + dx;
  return dx && slots[at] ? slots[at] : nextArea(root, area, dx + dy);
}

/** The pieces of an area that is no board, and what is not inside another area. */
const slotsOf = (area: HTMLElement): HTMLElement[] => [...area.querySelectorAll<HTMLElement>("button.slot")];

const cellOf = (place: HTMLElement): readonly number[] => (place.dataset["cell"] ?? "0,0").split(",").map(Number);

function nearestPlace(area: HTMLElement, from: HTMLElement, dx: number, dy: number): HTMLElement | null {
  const [x0 = 0, y0 = 0] = cellOf(from);
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const place of area.querySelectorAll<HTMLElement>("[data-cell]")) {
    if (place.closest("[data-area]") !== area) continue;
    const [x = 0, y = 0] = cellOf(place);
    const along = (x - x0) * dx + (y - y0) * dy;
    const aside = Math.abs((x - x0) * dy) + Math.abs((y - y0) * dx);
    const far = along + 3 * aside;
    if (along > 0 && far < least) [found, least] = [place, far];
  }
  return found;
}

/** What is reached first on a place: its top piece, or the place itself. */
function topOf(place: HTMLElement): HTMLElement | null {
  const slots = place.querySelectorAll<HTMLElement>("button.slot");
  return slots[slots.length - 1] ?? place.querySelector<HTMLElement>(".floor");
}

function stackNeighbour(place: HTMLElement, from: HTMLElement, step: number): HTMLElement | undefined {
  const all = [...place.querySelectorAll<HTMLElement>(".floor, button.slot")];
  return all[all.indexOf(from) + step];
}

function nextArea(root: HTMLElement, area: HTMLElement, step: number): HTMLElement | null {
  const areas = [...root.querySelectorAll<HTMLElement>("[data-area]")].filter((each) => each.querySelector("[tabindex='0']"));
  const there = areas[areas.indexOf(area) + step];
  return there?.querySelector<HTMLElement>("[tabindex='0']") ?? null;
}
