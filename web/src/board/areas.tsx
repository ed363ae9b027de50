/** Areas with the shapes fan, row, pile and pool: their pieces lie in lines, by order. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { type TableContext, pieceName, toneStyle, factsAbout, useTable } from "../table/context";
import { ratioOf, Sign, usualRatio } from "./faces";
import { PieceSlot, tabStop } from "./pieceSlot";
import type { Area, Piece } from "../protocol/scene";
import { Board } from "./board";
import { useWidth } from "../ui/viewport";

const MIN_VISIBLE = 0.36; // the part of each piece in a fan that must show
const LEAN = 2; // degrees from one piece of a fan to the next
const MAX_LEAN = 14; // degrees from the first to the last
const MAX_IN_ROW = 20; // pieces in one row of a wide table, where many pieces are drawn smaller

export function AreaView({ area }: { area: Area }) {
  const table = useTable();
  const pieces = table.piecesByArea.get(area.id) ?? [];
  if (area.shape === "board") return <Board area={area} />;
  const room = largestPreview(table, area.id);
  const pickable = table.pickable.has(area.id);
  const keepsRoom = area.zone === "mine" && (room.length > 0 || area.shape === "fan"); // an empty hand keeps its room, so that nothing else moves
  if (!pieces.length && !pickable && !table.marks.has(area.id) && !keepsRoom) return null;
  return (
    <section class={`area ${area.shape}${table.hinted.has(area.id) ? " hinted" : ""}`} data-at={area.id} data-area={area.id} aria-label={table.say(area.label)}>
      <h2 class="caption">
        {table.say(area.label)}
        <MarkLabels id={area.id} />
      </h2>
      {pickable && <button type="button" class="whole" data-whole={area.id} data-open="" aria-label={table.say(area.label)} />}
      {area.shape === "fan" ? <Fan area={area} pieces={pieces} /> : <PieceRow area={area} pieces={pieces} room={room} />}
    </section>
  );
}

/** The labels of the marks on a whole area or a seat, except those of one kind that is shown elsewhere. */
export function MarkLabels({ id, except = "" }: { id: string; except?: string }) {
  const table = useTable();
  const marks = (table.marks.get(id) ?? []).filter((mark) => mark.kind !== except);
  if (!marks.length) return null;
  return (
    <span class="facts">
      {marks.map((mark) => (
        <span key={mark.kind} class="fact" data-mark={mark.kind} title={table.say(mark.label)}>
          {mark.icon && <i aria-hidden="true"><Sign look={table.look} sign={mark.icon} /></i>} <span>{table.say(mark.label)}</span>
        </span>
      ))}
    </span>
  );
}

/** The largest preview that any choice has in this area. Room for it is kept, so that a preview moves nothing. */
function largestPreview(table: TableContext, area: string): readonly Piece[] {
  const previews = (table.scene.choices ?? []).map((choice) => (choice.preview ?? []).filter((piece) => piece.area === area));
  return previews.reduce((most, each) => (each.length > most.length ? each : most), []);
}

function PieceRow({ area, pieces, room }: { area: Area; pieces: readonly Piece[]; room: readonly Piece[] }) {
  const table = useTable();
  const stop = tabStop(table, pieces);
  const ghosts = table.preview.filter((piece) => piece.area === area.id);
  const described = isDescribed(area, pieces);
  return (
    <div class={described ? "line described" : "line"}>
      {pieces.map((piece) => {
        const slot = <PieceSlot key={piece.id} piece={piece} tab={piece.id === stop} />;
        return described ? <DescribedPiece key={piece.id} piece={piece}>{slot}</DescribedPiece> : slot;
      })}
      <span class="ghosts">
        {room.map((piece, at) => (
          <span key={at} class="slot" data-ghost={ghosts[at]?.id} style={{ "--a": ratioOf(table.look.faces[(ghosts[at] ?? piece).face]) }} />
        ))}
      </span>
    </div>
  );
}

/** Whether words stand beside each piece of an area. */
export const isDescribed = (area: Area, pieces: readonly Piece[]): boolean => area.zone === "side" && pieces.length > 1 && pieces.every((piece) => piece.note);

/** A piece with its name, its marks and its note in words. */
function DescribedPiece({ piece, children }: { piece: Piece; children: ComponentChildren }) {
  const table = useTable();
  const face = table.look.faces[piece.face];
  const name = pieceName(table, piece);
  return (
    <div class="panel" style={toneStyle(table.look, face?.tone).style}>
      {children}
      <b aria-hidden="true">{face && name.startsWith(face.text) ? name.slice(face.text.length).replace(/^[,、]\s*/, "") : name}</b>
      <em aria-hidden="true">{factsAbout(table, piece.id).join(", ")}</em>
      <span aria-hidden="true">{table.say(piece.note ?? "")}</span>
    </div>
  );
}

/** A fan shows at least a part of each piece. Pieces that do not fit make another row. */
function Fan({ area, pieces }: { area: Area; pieces: readonly Piece[] }) {
  const table = useTable();
  const width = useWidth();
  const mine = area.zone === "mine";
  const room = mine ? Math.min(width - 24, 900) : 120;
  const pieceWidth = mine ? (table.narrow ? 84 : 116) : 24;
  const most = !mine ? pieces.length : table.wide ? MAX_IN_ROW : Math.max(3, Math.floor((room - pieceWidth) / (pieceWidth * MIN_VISIBLE)) + 1);
  const rows = useRows(Math.max(1, Math.ceil(pieces.length / most)), pieces.length, width);
  const perRow = Math.ceil(pieces.length / rows);
  const stop = tabStop(table, pieces);
  const lean = mine ? Math.min(table.wide ? LEAN : LEAN * 0.45, MAX_LEAN / perRow) : 0;
  const ratio = pieces[0] ? ratioOf(table.look.faces[pieces[0].face]) : usualRatio(table.look);
  return (
    <>
      {Array.from({ length: rows }, (_, row) => pieces.slice(row * perRow, (row + 1) * perRow)).map((some, row) => (
        <div key={row} class="line" style={{ "--n": some.length, "--a": ratio }}>
          {some.map((piece, at) => {
            const off = at - (some.length - 1) / 2;
            const rise = (off * off - ((some.length - 1) / 2) ** 2) * lean * 0.4;
            const style = { "--off": off, "--rise": `${rise.toFixed(1)}px`, "--lean": `${(off * lean).toFixed(2)}deg` };
            return <PieceSlot key={piece.id} piece={piece} tab={piece.id === stop} turn={off * lean} style={mine ? style : {}} />;
          })}
        </div>
      ))}
    </>
  );
}

/** The number of rows. It does not shrink while pieces leave, so that a hand that gets smaller moves nothing else. */
function useRows(needed: number, count: number, width: number): number {
  const before = useRef({ rows: needed, count, width });
  const { current } = before;
  const rows = count > current.count || width !== current.width ? needed : Math.max(needed, current.rows);
  before.current = { rows, count, width };
  return rows;
}
