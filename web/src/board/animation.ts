/** How pieces get to their slots: they are placed there, and shown travelling from where they were. */

import { still } from "../ui/preferences";
import type { Cue, Piece } from "../protocol/scene";

export interface Spread {
  readonly x: number; // middle
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
  readonly seen: boolean;
}

const TRAVEL = 320;
const SWEEP = 520;
const LAG = 40; // a deal overlaps by so much
const EASE = "cubic-bezier(.2,.7,.2,1)";

const where = (spread: Spread): string =>
  `translate(${(spread.x - spread.w / 2).toFixed(1)}px,${(spread.y - spread.h / 2).toFixed(1)}px) rotate(${spread.turn.toFixed(2)}deg)`;

/** The same place as `from`, drawn by an element that has the size of `to`. */
const whereWas = (from: Spread, to: Spread): string =>
  `translate(${(from.x - to.w / 2).toFixed(1)}px,${(from.y - to.h / 2).toFixed(1)}px) rotate(${from.turn.toFixed(2)}deg) scale(${(from.w / (to.w || 1)).toFixed(3)})`;

const find = (root: ParentNode, id: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-at="${CSS.escape(id)}"]`);

/** Where an element lies on the layer; a slot is filled by a piece of this ratio. */
export function spread(layer: HTMLElement, at: HTMLElement, ratio: number): Spread {
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
    seen: box.width > 0 && box.height > 0,
  };
}

/** Where something without a slot is thought to be: in its area, or with its owner. */
function hidden(root: ParentNode, layer: HTMLElement, area: string, owner: number | undefined, ratio: number): Spread | null {
  const at = find(root, area) ?? (owner === undefined ? null : find(root, `chair:${owner}`));
  if (!at) return null;
  const middle = spread(layer, at, ratio);
  return { ...middle, w: 18, h: 18 / ratio, turn: 0, seen: false };
}

/** Remembers where every piece was, and moves it to where it is. */
export class Travel {
  private was = new Map<string, Spread>();
  private drawn = new Map<string, { piece: Piece; node: HTMLElement }>();
  private waiting: readonly Cue[] = []; // what they speak of still lies there

  /** Place all pieces; with `moving` they travel there. */
  settle(
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
    const now = new Map<string, Spread>();
    const nodes = new Map<string, HTMLElement>();
    for (const node of layer.querySelectorAll<HTMLElement>("[data-drawn]")) nodes.set(node.dataset["drawn"] ?? "", node);
    for (const piece of pieces) {
      const ratio = ratioOf(piece);
      const slot = slots.get(piece.id);
      const found = slot ? spread(layer, slot, ratio) : hidden(root, layer, piece.area, ownerOf(piece.area), ratio);
      if (found) now.set(piece.id, found);
    }
    const animated = moving && !still();
    if (animated) this.sendOff(root, layer, now, ownerOf, cues);
    let started = 0;
    for (const piece of pieces) {
      const node = nodes.get(piece.id);
      const to = now.get(piece.id);
      if (!node) continue;
      this.place(node, to);
      const from = this.was.get(piece.id) ?? (piece.was === undefined ? undefined : this.was.get(piece.was));
      if (!to || !animated) continue;
      if (!from) {
        if (this.was.size) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL });
      } else if (moved(from, to)) {
        travel(node, from, to, started++ * LAG);
      }
    }
    if (moving && still()) linger(nodes, now, this.was);
    this.was = now;
    this.drawn = new Map(pieces.flatMap((piece) => {
      const node = nodes.get(piece.id);
      return node ? [[piece.id, { piece, node }] as const] : [];
    }));
  }

  private place(node: HTMLElement, to: Spread | undefined): void {
    node.style.visibility = to?.seen ? "" : "hidden";
    if (!to) return;
    node.dataset["placed"] = "";
    node.style.width = `${to.w.toFixed(1)}px`;
    node.style.height = `${to.h.toFixed(1)}px`;
    for (const child of node.children) if (child instanceof HTMLSpanElement) child.style.setProperty("--pw", `${to.w.toFixed(1)}px`); // letters are as large as it is wide
    node.style.transform = where(to);
  }

  /** What is gone leaves along its cue. */
  private sendOff(
    root: HTMLElement,
    layer: HTMLElement,
    now: ReadonlyMap<string, Spread>,
    ownerOf: (area: string) => number | undefined,
    cues: readonly Cue[],
  ): void {
    const due = [...this.waiting, ...cues];
    this.waiting = [];
    for (const cue of due) {
      const to = cue.end && cue.start ? hidden(root, layer, cue.end, ownerOf(cue.end), 1) : null;
      if (!to) continue;
      const gone = [...this.drawn.values()].filter(
        ({ piece }) => !now.has(piece.id) && [piece.id, piece.place, piece.area].includes(cue.start),
      );
      if (!gone.length && cues.includes(cue)) this.waiting = [...this.waiting, cue];
      for (const { piece, node } of gone) {
        const from = this.was.get(piece.id);
        if (from?.seen) fly(layer, node.cloneNode(true) as HTMLElement, from, to);
      }
    }
  }
}

const moved = (from: Spread, to: Spread): boolean =>
  Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + Math.abs(from.w - to.w) > 1.5 && (from.seen || to.seen);

/** Cross the table on a slight arc. */
function travel(node: HTMLElement, from: Spread, to: Spread, delay: number): void {
  const far = Math.hypot(from.x - to.x, from.y - to.y);
  const middle: Spread = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - Math.min(36, far / 9), w: to.w * 1.06, h: to.h, turn: (from.turn + to.turn) / 2, seen: true };
  node.style.visibility = "";
  const run = node.animate(
    [{ transform: whereWas(from, to), zIndex: 900 }, { transform: whereWas(middle, to), zIndex: 900 }, { transform: where(to), zIndex: 900 }],
    { duration: TRAVEL, easing: EASE, delay: Math.min(delay, 400), fill: "backwards" },
  );
  run.onfinish = () => (node.style.visibility = to.seen ? "" : "hidden");
}

function fly(layer: HTMLElement, node: HTMLElement, from: Spread, to: Spread): void {
  node.removeAttribute("data-drawn");
  layer.append(node);
  const end: Spread = { ...from, x: to.x, y: to.y, turn: 0 };
  const run = node.animate(
    [{ transform: where(from) }, { transform: `${where(end)} scale(.3)`, opacity: 0.4 }],
    { duration: SWEEP, easing: EASE },
  );
  run.onfinish = () => node.remove();
}

/** Without motion, what has moved keeps a ring for a second. */
function linger(nodes: ReadonlyMap<string, HTMLElement>, now: ReadonlyMap<string, Spread>, was: ReadonlyMap<string, Spread>): void {
  for (const [id, to] of now) {
    const from = was.get(id);
    if (!from || !moved(from, to)) continue;
    const node = nodes.get(id);
    node?.classList.add("arrived");
    setTimeout(() => node?.classList.remove("arrived"), 1000);
  }
}
