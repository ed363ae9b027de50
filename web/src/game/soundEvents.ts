/** What there is to hear when a table changes. Nothing here sounds. */

import type { Piece, Scene } from "../protocol/scene";

export type Sound = "move" | "gather" | "turn" | "end";

/** From one scene to the next: a heap is gathered or a piece moves; then the game ends, or it is one's turn. */
export function soundsBetween(before: Scene, after: Scene): readonly Sound[] {
  const sounds: Sound[] = [];
  const [was, now] = [before.pieces ?? [], after.pieces ?? []];
  if (wasGathered(was, now)) sounds.push("gather");
  else if (hasMoved(was, now)) sounds.push("move");
  if (after.result && !before.result) sounds.push("end");
  else if (isAsked(after) && !isAsked(before)) sounds.push("turn");
  return sounds;
}

const isAsked = (scene: Scene): boolean => (scene.choices ?? []).length > 0;

/** Whether several pieces of one area are gone at once. */
function wasGathered(before: readonly Piece[], after: readonly Piece[]): boolean {
  const there = new Set(after.flatMap((piece) => [piece.id, piece.was ?? piece.id]));
  const gone = before.filter((piece) => !there.has(piece.id)).map((piece) => piece.area);
  return new Set(gone).size < gone.length;
}

function hasMoved(before: readonly Piece[], after: readonly Piece[]): boolean {
  const where = new Map(before.map((piece) => [piece.id, `${piece.area} ${piece.place ?? ""}`]));
  return after.some((piece) => where.get(piece.id) !== `${piece.area} ${piece.place ?? ""}`);
}
