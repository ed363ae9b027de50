/** Placing pieces over their slots, and animating them from where they were. */

import { findByData } from "../ui/dom";
import { reducesMotion } from "../ui/preferences";
import type { Cue, Piece } from "../protocol/scene";

/** Where something is drawn on the layer of pieces. */
export interface Placement {
  readonly x: number; // of its middle
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
  readonly visible: boolean;
}

const MOVE_TIME = 320;
const REMOVAL_TIME = 520;
const STAGGER = 40; // between the starts of pieces that move together
const EASE = "cubic-bezier(.2,.7,.2,1)";

const transformAt = ({ x, y, w, h, turn }: Placement): string =>
  `translate(${(x - w / 2).toFixed(1)}px,${(y - h / 2).toFixed(1)}px) rotate(${turn.toFixed(2)}deg)`;

/** The transform that shows an element with the size of `to` at the place and in the size of `from`. */
const transformFrom = (from: Placement, to: Placement): string =>
  `${transformAt({ ...from, w: to.w, h: to.h })} scale(${(from.w / (to.w || 1)).toFixed(3)})`;

/** The placement of a piece with this ratio that fills an element. */
export function placementOf(layer: HTMLElement, at: HTMLElement, ratio: number): Placement {
  const frame = layer.getBoundingClientRect();
  const box = at.getBoundingClientRect();
  const [wide, high] = [at.offsetWidth || box.width, at.offsetHeight || box.height];
  const w = Math.min(wide, high * ratio);
  return {
    x: box.left + box.width / 2 - frame.left,
    y: box.top + box.height / 2 - frame.top,
    w,
    h: w / ratio,
    turn: Number(at.dataset["turn"] ?? 0),
    visible: box.width > 0 && box.height > 0,
  };
}

/** The placement of a piece without a slot: in its area, or with its owner. It is not drawn there. */
function hiddenPlacement(root: ParentNode, layer: HTMLElement, area: string, owner: number | undefined, ratio: number): Placement | null {
  const at = findByData(root, "at", area) ?? (owner === undefined ? null : findByData(root, "at", `chair:${owner}`));
  if (!at) return null;
  const middle = placementOf(layer, at, ratio);
  return { ...middle, w: 18, h: 18 / ratio, turn: 0, visible: false };
}

/** Remembers where every piece was, and moves it to its new place. */
export class PieceAnimator {
  #previous = new Map<string, Placement>();
  #nodes = new Map<string, { piece: Piece; node: HTMLElement }>();
  #pendingCues: readonly Cue[] = []; // about pieces that have not left yet

  /** Place all pieces. With `moving` they are animated from where they were. */
  update(
    root: HTMLElement,
    layer: HTMLElement,
    pieces: readonly Piece[],
    ratioOf: (piece: Piece) => number,
    ownerOf: (area: string) => number | undefined,
    cues: readonly Cue[],
    moving: boolean,
  ): void {
    const slots = new Map<string, HTMLElement>();
    for (const slot of root.querySelectorAll<HTMLElement>("[data-piece]")) slots.set(slot.dataset["piece"] ?? "", slot);
    const now = new Map<string, Placement>();
    const nodes = new Map<string, HTMLElement>();
    for (const node of layer.querySelectorAll<HTMLElement>("[data-drawn]")) nodes.set(node.dataset["drawn"] ?? "", node);
    for (const piece of pieces) {
      const ratio = ratioOf(piece);
      const slot = slots.get(piece.id);
      const found = slot ? placementOf(layer, slot, ratio) : hiddenPlacement(root, layer, piece.area, ownerOf(piece.area), ratio);
      if (found) now.set(piece.id, found);
    }
    const animated = moving && !reducesMotion();
    if (animated) this.#animateRemovals(root, layer, now, ownerOf, cues);
    let started = 0;
    for (const piece of pieces) {
      const node = nodes.get(piece.id);
      const to = now.get(piece.id);
      if (!node) continue;
      this.#place(node, to);
      const from = this.#previous.get(piece.id) ?? (piece.was === undefined ? undefined : this.#previous.get(piece.was));
      if (!to || !animated) continue;
      if (!from) {
        if (this.#previous.size) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE_TIME });
      } else if (hasMoved(from, to)) {
        animateMove(node, from, to, started++ * STAGGER);
      }
    }
    if (moving && reducesMotion()) highlightMoved(nodes, now, this.#previous);
    this.#previous = now;
    this.#nodes = new Map(pieces.flatMap((piece) => {
      const node = nodes.get(piece.id);
      return node ? [[piece.id, { piece, node }] as const] : [];
    }));
  }

  #place(node: HTMLElement, to: Placement | undefined): void {
    node.style.visibility = to?.visible ? "" : "hidden";
    if (!to) return;
    node.dataset["placed"] = "";
    node.style.width = `${to.w.toFixed(1)}px`;
    node.style.height = `${to.h.toFixed(1)}px`;
    for (const child of node.children) if (child instanceof HTMLSpanElement) child.style.setProperty("--pw", `${to.w.toFixed(1)}px`); // letters on a piece are sized by its width
    node.style.transform = transformAt(to);
  }

  /** Animate pieces that are gone along their cues. */
  #animateRemovals(
    root: HTMLElement,
    layer: HTMLElement,
    now: ReadonlyMap<string, Placement>,
    ownerOf: (area: string) => number | undefined,
    cues: readonly Cue[],
  ): void {
    const due = [...this.#pendingCues, ...cues];
    this.#pendingCues = [];
    for (const cue of due) {
      const to = cue.end && cue.start ? hiddenPlacement(root, layer, cue.end, ownerOf(cue.end), 1) : null;
      if (!to) continue;
      const gone = [...this.#nodes.values()].filter(
        ({ piece }) => !now.has(piece.id) && [piece.id, piece.place, piece.area].includes(cue.start),
      );
      if (!gone.length && cues.includes(cue)) this.#pendingCues = [...this.#pendingCues, cue];
      for (const { piece, node } of gone) {
        const from = this.#previous.get(piece.id);
        if (from?.visible) animateRemoval(layer, node.cloneNode(true) as HTMLElement, from, to);
      }
    }
  }
}

const hasMoved = (from: Placement, to: Placement): boolean =>
  Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + Math.abs(from.w - to.w) > 1.5 && (from.visible || to.visible);

/** Move a piece across the table on a slight arc. */
function animateMove(node: HTMLElement, from: Placement, to: Placement, delay: number): void {
  const distance = Math.hypot(from.x - to.x, from.y - to.y);
  const middle: Placement = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(36, distance / 9), w: to.w * 1.06, h: to.h, turn: (from.turn + to.turn) / 2, visible: true };
  node.style.visibility = "";
  const run = node.animate(
    [{ transform: transformFrom(from, to), zIndex: 900 }, { transform: transformFrom(middle, to), zIndex: 900 }, { transform: transformAt(to), zIndex: 900 }],
    { duration: MOVE_TIME, easing: EASE, delay: Math.min(delay, 400), fill: "backwards" },
  );
  run.onfinish = () => (node.style.visibility = to.visible ? "" : "hidden");
}

function animateRemoval(layer: HTMLElement, node: HTMLElement, from: Placement, to: Placement): void {
  node.removeAttribute("data-drawn");
  layer.append(node);
  const end: Placement = { ...from, x: to.x, y: to.y, turn: 0 };
  const run = node.animate(
    [{ transform: transformAt(from) }, { transform: `${transformAt(end)} scale(.3)`, opacity: 0.4 }],
    { duration: REMOVAL_TIME, easing: EASE },
  );
  run.onfinish = () => node.remove();
}

/** Instead of an animation, put a ring around moved pieces for a second. */
function highlightMoved(nodes: ReadonlyMap<string, HTMLElement>, now: ReadonlyMap<string, Placement>, before: ReadonlyMap<string, Placement>): void {
  for (const [id, to] of now) {
    const from = before.get(id);
    if (!from || !hasMoved(from, to)) continue;
    const node = nodes.get(id);
    node?.classList.add("arrived");
    setTimeout(() => node?.classList.remove("arrived"), 1000);
  }
}
