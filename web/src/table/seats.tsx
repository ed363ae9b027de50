/** A seat: its player, the figures that matter, and what lies in front of it. */

import type { ComponentChildren, JSX } from "preact";
import { AreaView, MarkLabels } from "../board/areas";
import { type TableContext, sitterOf, toneStyle, useTable } from "./context";
import { Sign } from "../board/faces";
import { SeatTime, TimeCandleIcon } from "./seatClock";
import type { Area, Chip, SeatCard } from "../protocol/scene";
import { levelName, word, wordOf } from "../i18n/phrases";
import { isSeatedBoard } from "../board/seatedBoard";

interface SeatProps {
  chair: SeatCard;
  areas: readonly Area[];
  mine?: boolean;
  side?: "left" | "right" | "top"; // of the board around which the seats are arranged
  style?: JSX.CSSProperties;
  folded?: boolean; // shows only the two most important figures; areas on demand
  unfolded?: boolean;
  unfold?: () => void;
}

export function SeatView({ chair, areas, mine = false, side, style: more, folded = false, unfolded = false, unfold }: SeatProps) {
  const table = useTable();
  const id = `seat:${chair.seat}`;
  const pickable = table.pickable.has(id);
  const { style } = toneStyle(table.look, chair.tone);
  const names = ["seat", chair.state, mine && "mine", side && `at-${side}`, folded && "folded", unfolded && "unfolded", pickable && "legal", table.hinted.has(id) && "hinted"];
  const press = () => (pickable ? table.press([id]) : unfold?.());
  const visibleAreas = areas.filter((area) => !isCountedByChip(table, area, chair));
  return (
    <section class={names.filter(Boolean).join(" ")} data-at={`chair:${chair.seat}`} style={{ ...style, ...more }}>
      <button
        type="button"
        class="who"
        data-seat={chair.seat}
        data-open={pickable ? "" : undefined}
        aria-expanded={unfold ? unfolded : undefined}
        aria-disabled={pickable || unfold ? undefined : "true"}
        onClick={press}
      >
        <Disc chair={chair} candle={chair.state === "acting" && <TimeCandleIcon seat={chair.seat} />} />
        <Name chair={chair} />
      </button>
      <StandInButton chair={chair} />
      <Chips chips={chair.chips ?? []} folded={folded && !unfolded} />
      <MarkLabels id={id} />
      {(!folded || unfolded) && visibleAreas.length > 0 && (
        <div class="mat">
          {visibleAreas.map((area) => (
            <AreaView key={area.id} area={area} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A disc with the symbol of a seat, or with the first letter of its player's name. */
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
  const description = kind === "automa" || kind === "open" ? word(kind) : kind === "bot" ? levelName(person?.level || word("bot")) : "";
  const status = kind !== "person" ? "" : person?.level ? wordOf("stoodIn", name) : person?.here === false ? word("away") : "";
  return (
    <span class="name">
      <span>{name}</span>
      {kind === "person" && !person?.level && <SeatTime seat={chair.seat} />}
      {description && <i>{description}</i>}
      {status && <i class="now">{status}</i>}
    </span>
  );
}

/** Lets the other players replace a player who has been away for long by a bot. */
function StandInButton({ chair }: { chair: SeatCard }) {
  const table = useTable();
  const { standIn } = table.actions;
  const person = sitterOf(table, chair);
  if (!person?.gone || person.level || !standIn) return null;
  return (
    <button type="button" class="btn plain stand-in" data-stand-in={chair.seat} aria-label={`${person.name}: ${word("standIn")}`} onClick={() => standIn(chair.seat)}>
      {word("standIn")}
    </button>
  );
}

/** Whether a chip of the seat says all about an area, as it counts equal pieces. Only where seats stand around a board. */
function isCountedByChip(table: TableContext, area: Area, chair: SeatCard): boolean {
  if (!table.look.areas.some(isSeatedBoard)) return false;
  const pieces = table.piecesByArea.get(area.id) ?? [];
  const count = pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  const alike = pieces.every((piece) => piece.face === pieces[0]?.face && !piece.note && !table.pickable.has(piece.id) && !table.marks.has(piece.id));
  return pieces.length > 0 && alike && (chair.chips ?? []).some((chip) => chip.value === count);
}

const MAX_PIPS = 8; // a higher target is shown as a number

/** Whether a chip is shown as pips up to its target: only if no other chip could be mistaken for it. */
function hasPips(chip: Chip, chips: readonly Chip[]): boolean {
  const fits = (each: Chip): boolean => typeof each.value === "number" && each.most !== undefined && each.most <= MAX_PIPS;
  return fits(chip) && chips.filter(fits).length === 1;
}

/** The chips of a seat. The first number, texts, and chips with an icon or pips are shown without their labels. */
function Chips({ chips, folded }: { chips: readonly Chip[]; folded: boolean }) {
  const table = useTable();
  const isText = ({ value }: Chip): boolean => typeof value === "string";
  const first = chips.find((chip) => !isText(chip));
  const wordless = (chip: Chip): boolean => chip === first || isText(chip) || hasPips(chip, chips) || Boolean(chip.icon);
  const shown = folded ? chips.filter((chip) => !isText(chip) && wordless(chip)).slice(0, 2) : chips;
  return (
    <ul class="chips">
      {shown.map((chip) => {
        const pips = hasPips(chip, chips);
        const value = table.say(String(chip.value));
        return (
          <li key={chip.id} class={chip === first ? "chip first" : isText(chip) ? "chip said" : "chip"} data-chip={chip.id} title={[chip.label, chip.note ?? ""].filter(Boolean).map(table.say).join(", ")}>
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

/** Filled pips for the value, and outlines up to the target. */
function Pips({ value, most }: { value: number; most: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: Math.max(value, most) }, (_, at) => (
        <i key={at} class={at < value ? "on" : ""} />
      ))}
    </span>
  );
}
