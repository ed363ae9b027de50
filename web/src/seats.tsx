/** A seat: who sits there, the figures that matter, and what lies before it. */

import type { ComponentChildren } from "preact";
import { AreaView } from "./areas";
import { personOf, toneOf, truths, useDesk } from "./desk";
import { Drawn } from "./faces";
import { Candle } from "./icons";
import { touch } from "./slot";
import type { Area, Chair, Chip } from "./types";
import { levelOf, word, wordOf } from "./words";

interface SeatProps {
  chair: Chair;
  areas: readonly Area[];
  mine?: boolean;
  folded?: boolean; // only the two figures that matter, areas on demand
  unfolded?: boolean;
  unfold?: () => void;
}

export function SeatView({ chair, areas, mine = false, folded = false, unfolded = false, unfold }: SeatProps) {
  const desk = useDesk();
  const id = `seat:${chair.seat}`;
  const wanted = desk.wanted.has(id);
  const { style, symbol } = toneOf(desk.look, chair.tone);
  const names = ["seat", chair.state, mine && "mine", folded && "folded", unfolded && "unfolded", wanted && "legal", desk.hinted.has(id) && "hinted"];
  const press = () => (wanted ? desk.press([id]) : unfold?.());
  const { onClick: _, ...pointing } = touch(desk, [id]);
  return (
    <section class={names.filter(Boolean).join(" ")} data-at={`chair:${chair.seat}`} style={style}>
      <button
        type="button"
        class="who"
        data-seat={chair.seat}
        data-open={wanted ? "" : undefined}
        aria-expanded={unfold ? unfolded : undefined}
        aria-disabled={wanted || unfold ? undefined : "true"}
        onClick={press}
        {...pointing}
      >
        <span class={symbol ? "disc" : "disc blank"}>
          {chair.state === "acting" && <Candle />}
          <span aria-hidden="true">{symbol || desk.say(`{${chair.seat}}`).slice(0, 1)}</span>
        </span>
        <Name chair={chair} />
      </button>
      <StandIn chair={chair} />
      <Chips chips={chair.chips ?? []} folded={folded && !unfolded} />
      {truths(desk, id).length > 0 && <p class="truths">{(desk.marks.get(id) ?? []).map((mark) => <span key={mark.kind} class="truth" data-mark={mark.kind}>{mark.icon && <i aria-hidden="true">{mark.icon}</i>} {desk.say(mark.label)}</span>)}</p>}
      {(!folded || unfolded) && areas.length > 0 && (
        <div class="mat">
          {areas.map((area) => (
            <AreaView key={area.id} area={area} />
          ))}
        </div>
      )}
    </section>
  );
}

function Name({ chair }: { chair: Chair }): ComponentChildren {
  const desk = useDesk();
  const person = personOf(desk, chair);
  const name = desk.say(`{${chair.seat}}`);
  const kind = chair.kind === "automa" ? "automa" : person?.kind;
  const about = kind === "automa" || kind === "open" ? word(kind) : kind === "bot" ? levelOf(person?.level || word("bot")) : "";
  const now = kind !== "person" ? "" : person?.level ? wordOf("stoodIn", name) : person?.here === false ? word("away") : "";
  return (
    <span class="name">
      {name}
      {about && <i>{about}</i>}
      {now && <i class="now">{now}</i>}
    </span>
  );
}

/** Somebody has been away for long: those who wait may let a bot play. */
function StandIn({ chair }: { chair: Chair }) {
  const desk = useDesk();
  const person = personOf(desk, chair);
  if (!person?.gone || person.level || !desk.standIn) return null;
  return (
    <button type="button" class="btn plain standing" data-stand-in={chair.seat} onClick={() => desk.standIn?.(chair.seat)}>
      {wordOf("standIn", person.name)}
    </button>
  );
}

function Chips({ chips, folded }: { chips: readonly Chip[]; folded: boolean }) {
  const desk = useDesk();
  const numbers = chips.filter((chip) => typeof chip.value === "number");
  const shown = folded ? numbers.slice(0, 2) : chips;
  return (
    <ul class="chips">
      {shown.map((chip) => (
        <li key={chip.id} class="chip" data-chip={chip.id} title={chip.note ? desk.say(chip.note) : undefined}>
          {chip.icon && desk.look.faces[chip.icon] ? <Drawn face={chip.icon} /> : null}
          <span class="what">{desk.say(chip.label)} </span>
          <b>{typeof chip.value === "string" ? desk.say(chip.value) : chip.value}</b>
          {chip.most !== undefined && <span class="most">/{chip.most}</span>}
          {chip.note && <span class="sr"> {desk.say(chip.note)}</span>}
        </li>
      ))}
    </ul>
  );
}
