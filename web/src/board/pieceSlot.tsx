/** The slot of a piece: an invisible button in the flow of the page. The piece itself is drawn above it, in one flat layer. */

import type { JSX } from "preact";
import { type TableContext, pieceName, factsAbout, useTable } from "../table/context";
import { ratioOf } from "./faces";
import { isTarget, spotOf } from "../selection/choicePaths";
import type { Piece, Place } from "../protocol/scene";
import { word } from "../i18n/phrases";

interface SlotProps {
  piece: Piece;
  place?: Place;
  tab: boolean;
  turn?: number; // how far the piece leans in a fan
  style?: JSX.CSSProperties;
}

export function PieceSlot({ piece, place, tab, turn = 0, style }: SlotProps) {
  const table = useTable();
  const pickable = isTarget(spotOf(piece), table.pickable);
  return (
    <button
      type="button"
      class="slot"
      data-at={piece.id}
      data-piece={piece.id}
      data-turn={turn}
      data-count={(piece.count ?? 1) > 1 ? String(piece.count).length : undefined}
      data-open={pickable ? "" : undefined}
      tabIndex={tab ? 0 : -1}
      aria-label={describePiece(table, piece, place)}
      aria-disabled={pickable ? undefined : "true"}
      aria-pressed={table.picked.has(piece.id) ? "true" : undefined}
      style={{ "--a": ratioOf(table.look.faces[piece.face]), ...style }}
    />
  );
}

/** A piece in words: its name, place, marks and note, and why it may not be picked. */
function describePiece(table: TableContext, piece: Piece, place?: Place): string {
  const denied = table.denied.get(piece.id);
  return [
    pieceName(table, piece),
    place && table.say(place.label),
    ...factsAbout(table, piece.id),
    ...(place ? factsAbout(table, place.id) : []),
    table.hinted.has(piece.id) && word("hinted"),
    piece.note && table.say(piece.note),
    denied && table.say(denied.why),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The piece of an area where Tab stops: a pickable one if there is one. */
export function tabStop(table: TableContext, pieces: readonly Piece[]): string {
  const first = pieces.find((piece) => isTarget(spotOf(piece), table.pickable)) ?? pieces[0];
  return first?.id ?? "";
}
