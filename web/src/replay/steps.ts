/** The steps of a replay, and how one leads to another. No DOM. */

import type { Sitter } from "../protocol/messages";
import type { Replay, Step } from "../protocol/responses";
import type { Area, Cue, Look, Piece, Scene } from "../protocol/scene";

export type Viewer = Replay["seat"]; // a seat, "open" with every hand open, or "watch" as a watcher

/** What the page says about its replay. Without a table the reader chooses a file. */
export interface ReplayPage {
  readonly table: string | null;
  readonly lang: string;
  readonly seat: Viewer;
  readonly move: number | null;
  readonly people: readonly Omit<Sitter, "here" | "gone">[];
}

/** A step as it is shown: with the cues for its animation, or with a jump that is not animated. */
interface ShownStep {
  readonly replay: Replay;
  readonly at: number;
  readonly scene: Scene;
  readonly cues: readonly Cue[];
  readonly jump: boolean;
}

/** The step after this many log entries, or the nearest one before. */
export function stepAt(steps: readonly Step[], seq: number): number {
  let found = 0;
  for (const [at, step] of steps.entries()) if (step.seq <= seq) found = at;
  return found;
}

/** Show a step, coming from another one of the same replay or from none. */
export function shownAt(replay: Replay, to: number, from: number | null): ShownStep {
  const at = Math.min(Math.max(to, 0), replay.steps.length - 1); // steps beyond the ends stay at the ends
  const { scene, cues } = replay.steps[at] as Step;
  const later = from === at + 1 ? replay.steps[from] : undefined;
  if (later) return { replay, at, ...sceneSteppedBackTo(scene, later), jump: false };
  return { replay, at, scene, cues, jump: from !== at - 1 };
}

/** An earlier scene as reached from a later one: turned pieces turn back, removed pieces return. */
export function sceneSteppedBackTo(earlier: Scene, later: Step): { scene: Scene; cues: readonly Cue[] } {
  const before = new Map((earlier.pieces ?? []).map((piece) => [piece.id, piece]));
  const after = new Map((later.scene.pieces ?? []).map((piece) => [piece.id, piece]));
  const origins = new Map<string, string>();
  const cues: Cue[] = [];
  for (const piece of after.values()) {
    const origin = piece.was === undefined || before.has(piece.id) ? undefined : before.get(piece.was);
    if (!origin) continue;
    if (after.has(origin.id)) cues.push({ kind: "back", start: piece.id, end: origin.area });
    else origins.set(origin.id, piece.id);
  }
  for (const cue of later.cues) {
    const there = [...after.values()].filter((piece) => isAt(piece, cue.end)).pop();
    if (!there) continue;
    for (const piece of before.values()) if (!after.has(piece.id) && isAt(piece, cue.start)) origins.set(piece.id, there.id);
  }
  const pieces = [...before.values()].map((piece) => {
    const { was: _, ...rest } = piece;
    const id = origins.get(piece.id);
    return id === undefined ? rest : { ...rest, was: id };
  });
  return { scene: { ...earlier, pieces }, cues };
}

const isAt = (piece: Piece, on: string | undefined): boolean => on !== undefined && [piece.id, piece.place, piece.area].includes(on);

const isOpenHand = (area: Area): boolean => area.id.startsWith("open:");

/** A look with open hands beside the board, each under its owner's name: on a phone the seats have no room for them. */
export function besideBoard(look: Look): Look {
  const areas = look.areas.map((area) => (isOpenHand(area) ? { ...area, zone: "side" as const, label: `{${area.seat}}` } : area));
  return areas.every((area, at) => area === look.areas[at]) ? look : { ...look, areas };
}

/** The address of a step, for a link. */
export function addressOf(here: string, viewer: Viewer, seq: number): string {
  const address = new URL(here);
  address.searchParams.set("move", String(seq));
  address.searchParams.set("seat", String(viewer));
  address.hash = "";
  return address.href;
}

/** The number of log entries that an address names after its #. */
export const moveInHash = (hash: string): number | null => (/^#\d{1,5}$/.test(hash) ? Number(hash.slice(1)) : null);
