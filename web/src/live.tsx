/** A table that is played at: what the wire tells, and the table or the cover over it. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { Cover } from "./cover";
import { handsOver, nextToLook } from "./handing";
import type { LogLine } from "./log";
import type { Ending } from "./outcome";
import type { Refusal } from "./prompt";
import { Table } from "./table";
import type { Advice, Look, Person, Shown, State, Told } from "./types";
import { addressOf, type Line, Wire } from "./wire";
import { PHONE, useWidth } from "./width";
import { type Phrase, word } from "./words";

export interface Start {
  readonly table: string;
  readonly lang?: string;
  readonly ws?: string;
}

interface About {
  readonly game: string;
  readonly title: string;
  readonly you: readonly number[];
  readonly state: State;
  readonly next: Ending["next"];
}

const KEPT = 300; // lines of the log
const LINGER = 900; // so long one's own choice is seen before the device is handed on
const NOTICES: Readonly<Partial<Record<Line, Phrase>>> = { down: "lost", none: "nosuch", barred: "barred" };
const ENDS: readonly State[] = ["over", "agreed", "abandoned"];
const UNKNOWN: About = { game: "", title: "", you: [], state: "running", next: null };

export function LiveView({ start }: { start: Start }) {
  const [shown, setShown] = useState<(Shown & { look: Look }) | null>(null);
  const [about, setAbout] = useState(UNKNOWN);
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [line, setLine] = useState<Line>("up");
  const [sent, setSent] = useState(""); // id of the choice that is under way
  const [said, setLooker] = useState<number | null>(null); // of several at this device, who has said: it is me
  const lang = start.lang ?? "en";
  const width = useWidth();

  const wire = useMemo(() => {
    const add = (lines: readonly LogLine[]) => lines.length && setLog((was) => [...was, ...lines].slice(-KEPT));
    const answered = () => setSent((id) => (own.done(id) ? "" : id));
    const told = (message: Told) => {
      switch (message.t) {
        case "welcome":
          setAbout((was) => ({ ...message, next: message.next ? (was.next ?? { table: message.next, name: "" }) : null }));
          setPeople(message.people);
          break;
        case "people":
          setPeople(message.people);
          break;
        case "lobby":
          setAbout((was) => ({ ...was, state: message.state }));
          break;
        case "next":
          setAbout((was) => ({ ...was, next: message }));
          break;
        case "scene": {
          const look = own.look(message.scene.look);
          if (!look) return;
          setShown({ ...message, look });
          add((message.told ?? []).map((text) => ({ text })));
          setRefusal(null);
          setAdvice(null);
          answered();
          break;
        }
        case "ok":
          answered();
          break;
        case "no":
          setRefusal({ text: message.text, rule: message.rule ?? "" });
          answered();
          break;
        case "hint":
          setAdvice(message);
          break;
        case "chat":
          add([{ text: message.text, by: message.name }]);
          break;
      }
    };
    const anew = () => setLog((was) => was.filter((each) => each.by));
    const own: Wire = new Wire(addressOf(start.ws ?? `/ws/${start.table}`), { lang, seat: recallSeat(start.table) }, { told, anew, line: setLine });
    return own;
  }, []);

  useEffect(() => {
    if (about.title) document.title = `${about.title} · Samedi`;
  }, [about.title]);

  const { you } = about;
  const looker = said !== null && you.includes(said) ? said : null;
  const over = ENDS.includes(about.state) || shown?.scene.result !== undefined;
  const several = you.length > 1 && !over;
  const handing = several && shown !== null && looker !== null && shown.seat === looker && handsOver(you, looker, shown.scene);
  useEffect(() => {
    if (!handing) return;
    const timer = setTimeout(() => setLooker(null), LINGER);
    return () => clearTimeout(timer);
  }, [handing]);

  const scene = useMemo(() => shown && (over ? { ...shown.scene, choices: [], denied: [] } : shown.scene), [shown, over]);
  const problem = NOTICES[line];
  const notice = problem ? word(problem) : "";
  if (!shown || !scene) return line === "none" || line === "barred" ? <Lost text={notice} /> : null;
  const { seat } = shown;
  const names = namesOf(people);
  if (several && seat !== null && looker !== seat) {
    const next = looker ?? nextToLook(you, seat, shown.scene) ?? seat;
    const uncover = () => {
      keepSeat(start.table, next);
      setLooker(next);
      if (next !== seat) wire.turn(next);
    };
    return <Cover key={next} title={about.title} name={names[next] ?? ""} look={shown.look} chair={shown.scene.seats?.find((each) => each.seat === next)} notice={notice} busy={looker !== null} press={uncover} />;
  }

  const seated = seat !== null && you.length > 0;
  const choose = (code: string) => {
    if (seat !== null) setSent(wire.ask({ t: "act", seat, at: shown.at, code }));
  };
  return (
    <Table
      title={seated || over || width < PHONE ? about.title : `${about.title} · ${word("watching")}`}
      look={shown.look}
      scene={scene}
      asked={shown.at}
      chair={seat}
      names={names}
      people={people}
      log={log}
      cues={shown.cues ?? []}
      refusal={refusal}
      advice={advice}
      notice={notice}
      busy={sent !== ""}
      rulesAt={about.game ? `/rules/${about.game}?lang=${lang}` : ""}
      homeAt="/"
      logAt={seated && !over ? `/api/tables/${start.table}/log?seat=${seat}&lang=${lang}` : ""}
      ending={over ? { table: start.table, state: about.state, seated, next: about.next } : null}
      choose={choose}
      back={seated && !over ? () => wire.ask({ t: "back", seat }) : null}
      hint={seated && !over ? () => wire.ask({ t: "hint", seat }) : null}
      speak={seated ? (text) => wire.ask({ t: "say", text }) : null}
      standIn={seated && !over ? (other) => wire.ask({ t: "stand-in", seat: other }) : null}
    />
  );
}

/** There is nothing to show, and there will not be. */
function Lost({ text }: { text: string }) {
  return (
    <div class="cover">
      <h1 role="alert">{text}</h1>
      <a class="btn go" href="/">
        {word("parlour")}
      </a>
    </div>
  );
}

function namesOf(people: readonly Person[]): readonly string[] {
  const names: string[] = [];
  for (const person of people) names[person.seat] = person.name;
  return names;
}

// ---- the chair that was looked from, as long as this window is open ----

const keyOf = (table: string): string => `samedi-seat-${table}`;

function recallSeat(table: string): number | null {
  try {
    const seat = sessionStorage.getItem(keyOf(table));
    return seat === null ? null : Number(seat);
  } catch {
    return null; // nothing is kept
  }
}

function keepSeat(table: string, seat: number): void {
  try {
    sessionStorage.setItem(keyOf(table), String(seat));
  } catch {
    // a browser that keeps nothing: the first chair is offered after a reload
  }
}
