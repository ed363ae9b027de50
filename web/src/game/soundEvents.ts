/** Which sounds the change from one scene to the next makes. Plays nothing. */

import type { Piece, Scene } from "../protocol/scene";

export type Sound = "move" | "gather" | "turn" | "end";

/** Several pieces are gathered or a piece moves; then the game ends, or it is the viewer's turn. */
export function soundsBetween(before: Scene, after: Scene): readonly Sound[] {
  const sounds: Sound[] = [];
  const [old, fresh] = [before.pieces ?? [], after.pieces ?? []];
  if (wasGathered(old, fresh)) sounds.push("gather");
  else if (hasMoved(old, fresh)) sounds.push("move");
  if (after.result && !before.result) sounds.push("end");
  else if (isAsked(after) && !isAsked(before)) sounds.push("turn");
  return sounds;
}

const isAsked = (scene: Scene): boolean => (scene.choices ?? []).length > 0;

/** Whether several pieces have left one area at once. */
function wasGathered(before: readonly Piece[], after: readonly Piece[]): boolean {
  const present = new Set(after.flatMap((piece) => [piece.id, piece.was ?? piece.id]));
  const gone = before.filter((piece) => !present.has(piece.id)).map((piece) => piece.area);
  return new Set(gone).size < gone.length;
}

function hasMoved(before: readonly Piece[], after: readonly Piece[]): boolean {
  const places = new Map(before.map((piece) => [piece.id, `${piece.area} ${piece.place ?? ""}`]));
  return after.some((piece) => places.get(piece.id) !== `${piece.area} ${piece.place ?? ""}`);
}
