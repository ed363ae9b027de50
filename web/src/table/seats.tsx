/** A seat: who sits there, the figures that matter, and what lies before it. */

import type { ComponentChildren, JSX } from "preact";
import { AreaView, MarkLabels } from "../board/areas";
import { type TableContext, sitterOf, toneStyle, useTable } from "./context";
import { Sign } from "../board/faces";
import { BurningCandle, SeatTime } from "./seatClock";
import type { Area, Chip, SeatCard } from "../protocol/scene";
import { levelName, word, wordOf } from "../i18n/phrases";
import { isSeatedBoard } from "../board/seatedBoard";

interface SeatProps {
  chair: SeatCard;
  areas: readonly Area[];
  mine?: boolean;
  side?: "left" | "right" | "top"; // of the board around which people sit
  style?: JSX.CSSProperties;
  folded?: boolean; // only the two figures that matter, areas on demand
  unfolded?: boolean;
  unfold?: () => void;
}

export function SeatView({ chair, areas, mine = false, side, style: more, folded = false, unfolded = false, unfold }: SeatProps) {
  const table = useTable();
  const id = `seat:${chair.seat}`;
  const wanted = table.pickable.has(id);
  const { style } = toneStyle(table.look, chair.tone);
  const names = ["seat", chair.state, mine && "mine", side && `at-${side}`, folded && "folded", unfolded && "unfolded", wanted && "legal", table.hinted.has(id) && "hinted"];
  const press = () => (wanted ? table.press([id]) : unfold?.());
  const lying = areas.filter((area) => !isCountedByChip(table, area, chair));
  return (
    <section class={names.filter(Boolean).join(" ")} data-at={`chair:${chair.seat}`} style={{ ...style, ...more }}>
      <button
        type="button"
        class="who"
        data-seat={chair.seat}
        data-open={wanted ? "" : undefined}
        aria-expanded={unfold ? unfolded : undefined}
        aria-disabled={wanted || unfold ? undefined : "true"}
        onClick={press}
      >
        <Disc chair={chair} candle={chair.state === "acting" && <BurningCandle seat={chair.seat} />} />
        <Name chair={chair} />
      </button>
      <StandInButton chair={chair} />
      <Chips chips={chair.chips ?? []} folded={folded && !unfolded} />
      <MarkLabels id={id} />
      {(!folded || unfolded) && lying.length > 0 && (
        <div class="mat">
          {lying.map((area) => (
            <AreaView key={area.id} area={area} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The sign of a seat, on a disc; without one the first letter of whoever sits there. */
export function Disc({ chair, candle }: { chair: SeatCard; candle?: ComponentChildren }) {
  const table = useTable();
  const { style, symbol } = toneStyle(table.look, chair.tone);
  const drawn = table.look.faces[symbol] !== undefined;
  return (
    <span class={drawn ? "disc drawn-on" : symbol ? "disc" : "disc blank"} style={style} aria-hidden="true" {...(drawn ? {} : { "data-letter": symbol || table.say(`{${chair.seat}}`).slice(0, 1) })}>
      {candle}
      {drawn && <Sign look={table.look} sign={symbol} />}
    </span>
  );
}

function Name({ chair }: { chair: SeatCard }): ComponentChildren {
  const table = useTable();
  const person = sitterOf(table, chair);
  const name = table.say(`{${chair.seat}}`);
  const kind = chair.kind === "automa" ? "automa" : person?.kind;
  const about = kind === "automa" || kind === "open" ? word(kind) : kind === "bot" ? levelName(person?.level || word("bot")) : "";
  const now = kind !== "person" ? "" : person?.level ? wordOf("stoodIn", name) : person?.here === false ? word("away") : "";
  return (
    <span class="name">
      <span>{name}</span>
      {kind === "person" && !person?.level && <SeatTime seat={chair.seat} />}
      {about && <i>{about}</i>}
      {now && <i class="now">{now}</i>}
    </span>
  );
}

/** Somebody has been away for long: those who wait may let a bot play. */
function StandInButton({ chair }: { chair: SeatCard }) {
  const table = useTable();
  const person = sitterOf(table, chair);
  if (!person?.gone || person.level || !table.standIn) return null;
  return (
    <button type="button" class="btn plain standing" data-stand-in={chair.seat} aria-label={`${person.name}: ${word("standIn")}`} onClick={() => table.standIn?.(chair.seat)}>
      {word("standIn")}
    </button>
  );
}

/** Whether a figure of the seat tells all that lies here, where seats stand around a board: only how many there are. */
function isCountedByChip(table: TableContext, area: Area, chair: SeatCard): boolean {
  if (!table.look.areas.some(isSeatedBoard)) return false;
  const lying = table.piecesByArea.get(area.id) ?? [];
  const count = lying.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  const alike = lying.every((piece) => piece.face === lying[0]?.face && !piece.note && !table.pickable.has(piece.id) && !table.marks.has(piece.id));
  return lying.length > 0 && alike && (chair.chips ?? []).some((chip) => chip.value === count);
}

const MOST_PIPS = 8; // a target no higher than this is shown as so many slips

/** Whether a figure is shown as slips up to its target: it must be the only one of that kind, or nobody would know which is which. */
function asPips(chip: Chip, chips: readonly Chip[]): boolean {
  const could = (each: Chip): boolean => typeof each.value === "number" && each.most !== undefined && each.most <= MOST_PIPS;
  return could(chip) && chips.filter(could).length === 1;
}

/** The figures of a seat: the first number is the one that counts; those with a sign or as slips need no words to be seen. */
function Chips({ chips, folded }: { chips: readonly Chip[]; folded: boolean }) {
  const table = useTable();
  const first = chips.find((chip) => typeof chip.value === "number");
  const wordless = (chip: Chip): boolean => chip === first || typeof chip.value === "string" || asPips(chip, chips) || Boolean(chip.icon);
  const shown = folded ? chips.filter((chip) => typeof chip.value === "number" && wordless(chip)).slice(0, 2) : chips;
  return (
    <ul class="chips">
      {shown.map((chip) => {
        const pips = asPips(chip, chips);
        const value = typeof chip.value === "string" ? table.say(chip.value) : chip.value;
        return (
          <li key={chip.id} class={chip === first ? "chip first" : typeof chip.value === "string" ? "chip said" : "chip"} data-chip={chip.id} title={[chip.label, chip.note ?? ""].filter(Boolean).map(table.say).join(", ")}>
            {chip.icon && (
              <i aria-hidden="true">
                <Sign look={table.look} sign={chip.icon} />
              </i>
            )}
            <span class={wordless(chip) ? "sr" : "what"}>{table.say(chip.label)} </span>
            {pips ? <Pips value={Number(chip.value)} most={chip.most ?? 0} /> : <b>{value}</b>}
            {pips && <span class="sr">{value}</span>}
            {chip.most !== undefined && <span class={wordless(chip) ? "sr" : "most"}>/{chip.most}</span>}
            {chip.note && <span class="note"> {table.say(chip.note)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** As many slips as are there, and outlines up to the target. */
function Pips({ value, most }: { value: number; most: number }) {
  return (
    <span class="slips" aria-hidden="true">
      {Array.from({ length: Math.max(value, most) }, (_, at) => (
        <i key={at} class={at < value ? "on" : ""} />
      ))}
    </span>
  );
}
