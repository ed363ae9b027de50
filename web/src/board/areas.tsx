/** Fan, row, pile and pool: pieces in a line, by order. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { type Desk, nameOf, toneOf, truths, useDesk } from "../table/context";
import { ratioOf, Sign, usualRatio } from "./faces";
import { Slot, tabStop } from "./pieceSlot";
import type { Area, Piece } from "../protocol/scene";
import { Board } from "./board";
import { useWidth } from "../ui/viewport";

const SPINE = 0.36; // as much of a piece as must show
const LEAN = 2; // degrees from one piece of a fan to the next
const ARC = 14; // and in all
const MOST = 20; // pieces in a row where the table is wide: there they are smaller if there are many

export function AreaView({ area }: { area: Area }) {
  const desk = useDesk();
  const pieces = desk.lying.get(area.id) ?? [];
  if (area.shape === "board") return <Board area={area} />;
  const room = foretold(desk, area.id);
  const wanted = desk.wanted.has(area.id);
  const kept = area.zone === "mine" && (room.length > 0 || area.shape === "fan"); // an empty hand keeps its room, so that nothing else moves
  if (!pieces.length && !wanted && !desk.marks.has(area.id) && !kept) return null;
  return (
    <section class={`area ${area.shape}${desk.hinted.has(area.id) ? " hinted" : ""}`} data-at={area.id} data-area={area.id} aria-label={desk.say(area.label)}>
      <h2 class="caption">
        {desk.say(area.label)}
        <Truths id={area.id} />
      </h2>
      {wanted && <button type="button" class="whole" data-whole={area.id} data-open="" aria-label={desk.say(area.label)} />}
      {area.shape === "fan" ? <Fan area={area} pieces={pieces} /> : <Line area={area} pieces={pieces} room={room} />}
    </section>
  );
}

/** What is true of an area as a whole, or of a seat, but for marks of a kind that is told elsewhere. */
export function Truths({ id, but = "" }: { id: string; but?: string }) {
  const desk = useDesk();
  const marks = (desk.marks.get(id) ?? []).filter((mark) => mark.kind !== but);
  if (!marks.length) return null;
  return (
    <span class="truths">
      {marks.map((mark) => (
        <span key={mark.kind} class="truth" data-mark={mark.kind} title={desk.say(mark.label)}>
          {mark.icon && <i aria-hidden="true"><Sign look={desk.look} sign={mark.icon} /></i>} <span>{desk.say(mark.label)}</span>
        </span>
      ))}
    </span>
  );
}

/** The most that any choice would put here: room for it is kept, so that a preview moves nothing. */
function foretold(desk: Desk, area: string): readonly Piece[] {
  const previews = (desk.scene.choices ?? []).map((choice) => (choice.preview ?? []).filter((piece) => piece.area === area));
  return previews.reduce((most, each) => (each.length > most.length ? each : most), []);
}

function Line({ area, pieces, room }: { area: Area; pieces: readonly Piece[]; room: readonly Piece[] }) {
  const desk = useDesk();
  const stop = tabStop(desk, pieces);
  const ghosts = desk.preview.filter((piece) => piece.area === area.id);
  const told = inWords(area, pieces);
  return (
    <div class={told ? "line told-of" : "line"}>
      {pieces.map((piece) => {
        const slot = <Slot key={piece.id} piece={piece} tab={piece.id === stop} />;
        return told ? <Panel key={piece.id} piece={piece}>{slot}</Panel> : slot;
      })}
      <span class="ghosts">
        {room.map((piece, at) => (
          <span key={at} class="slot" data-ghost={ghosts[at]?.id} style={{ "--a": ratioOf(desk.look.faces[(ghosts[at] ?? piece).face]) }} />
        ))}
      </span>
    </div>
  );
}

/** Whether words stand beside each piece of an area. */
export const inWords = (area: Area, pieces: readonly Piece[]): boolean => area.zone === "side" && pieces.length > 1 && pieces.every((piece) => piece.note);

/** A piece with its name, what is true of it, and what it does. */
function Panel({ piece, children }: { piece: Piece; children: ComponentChildren }) {
  const desk = useDesk();
  const face = desk.look.faces[piece.face];
  const name = nameOf(desk, piece);
  return (
    <div class="panel" style={toneOf(desk.look, face?.tone).style}>
      {children}
      <b aria-hidden="true">{face && name.startsWith(face.text) ? name.slice(face.text.length).replace(/^[,、]\s*/, "") : name}</b>
      <em aria-hidden="true">{truths(desk, piece.id).join(", ")}</em>
      <span aria-hidden="true">{desk.say(piece.note ?? "")}</span>
    </div>
  );
}

/** A fan shows at least the spine of each piece; what does not fit makes another row. */
function Fan({ area, pieces }: { area: Area; pieces: readonly Piece[] }) {
  const desk = useDesk();
  const width = useWidth();
  const mine = area.zone === "mine";
  const room = mine ? Math.min(width - 24, 900) : 120;
  const one = mine ? (desk.narrow ? 84 : 116) : 24;
  const most = !mine ? pieces.length : desk.wide ? MOST : Math.max(3, Math.floor((room - one) / (one * SPINE)) + 1);
  const rows = useRows(Math.max(1, Math.ceil(pieces.length / most)), pieces.length, width);
  const each = Math.ceil(pieces.length / rows);
  const stop = tabStop(desk, pieces);
  const lean = mine ? Math.min(desk.wide ? LEAN : LEAN * 0.45, ARC / each) : 0;
  const shape = pieces[0] ? ratioOf(desk.look.faces[pieces[0].face]) : usualRatio(desk.look);
  return (
    <>
      {Array.from({ length: rows }, (_, row) => pieces.slice(row * each, (row + 1) * each)).map((some, row) => (
        <div key={row} class="line" style={{ "--n": some.length, "--a": shape }}>
          {some.map((piece, at) => {
            const off = at - (some.length - 1) / 2;
            const rise = (off * off - ((some.length - 1) / 2) ** 2) * lean * 0.4;
            const style = { "--off": off, "--rise": `${rise.toFixed(1)}px`, "--lean": `${(off * lean).toFixed(2)}deg` };
            return <Slot key={piece.id} piece={piece} tab={piece.id === stop} turn={off * lean} style={mine ? style : {}} />;
          })}
        </div>
      ))}
    </>
  );
}

/** So many rows as are needed now, or were since there were last more pieces: a hand that gets smaller moves nothing else. */
function useRows(needed: number, count: number, width: number): number {
  const was = useRef({ rows: needed, count, width });
  const { current } = was;
  const rows = count > current.count || width !== current.width ? needed : Math.max(needed, current.rows);
  was.current = { rows, count, width };
  return rows;
}
