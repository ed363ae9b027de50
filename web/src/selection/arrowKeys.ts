/** Moving the focus with the arrow keys: between places by their cells, between other pieces by their order, and between areas. */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Move the focus in the direction of this key. Returns whether it moved. */
export function moveFocus(root: HTMLElement, event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (!direction || !(from instanceof HTMLElement) || isTyping(from)) return false;
  const area = from.closest<HTMLElement>("[data-area]");
  if (!area) return false;
  const to = neighbour(root, area, from, direction, event.shiftKey);
  to?.focus();
  return to !== null;
}

function neighbour(root: HTMLElement, area: HTMLElement, from: HTMLElement, [dx, dy]: readonly [number, number], shift: boolean): HTMLElement | null {
  const place = from.closest<HTMLElement>("[data-cell]");
  if (place && shift && dy) return stackNeighbour(place, from, -dy) ?? from;
  if (place) {
    const nearest = nearestPlace(area, place, dx, dy);
    return nearest ? topOf(nearest) : nextArea(root, area, dx + dy);
  }
  const slots = slotsOf(area);
  const at = slots.indexOf(from) + dx;
  return dx && slots[at] ? slots[at] : nextArea(root, area, dx + dy);
}

/** The slots of an area that is not a board. */
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
    const cost = along + 3 * aside;
    if (along > 0 && cost < least) [found, least] = [place, cost];
  }
  return found;
}

/** The element of a place that gets the focus: its top piece, or the place itself. */
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
  const next = areas[areas.indexOf(area) + step];
  return next?.querySelector<HTMLElement>("[tabindex='0']") ?? null;
}
