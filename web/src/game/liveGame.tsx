/** A table that is played at: what the wire tells, and the table or the cover over it. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Advising } from "./pendingHint";
import { useTurnNotice } from "./turnNotice";
import type { Clocks } from "./clock";
import { Handover } from "./handover";
import { seatsAskedHere, shouldHandOver, nextViewer } from "./sharedDevice";
import { soundsBetween } from "./soundEvents";
import { SceneQueue } from "./sceneQueue";
import { isTyping } from "../selection/arrowKeys";
import type { LogLine } from "../panels/log";
import { withNames } from "../i18n/playerNames";
import type { Ending } from "../panels/result";
import type { Refusal } from "../panels/prompt";
import { playSound } from "./sounds";
import { Table } from "../table/table";
import { type RoundSummary, summarizeRound } from "./roundSummary";
import { saveLanguage } from "../i18n/language";
import type { HintMessage, SceneMessage, ServerMessage, Sitter, UndoMessage } from "../protocol/messages";
import type { Look, Scene } from "../protocol/scene";
import { addressOf, type ConnectionStatus, Connection } from "../protocol/connection";
import { PHONE, useWidth } from "../ui/viewport";
import { type Phrase, word } from "../i18n/phrases";
import { save, load } from "../ui/storage";

export interface Start {
  readonly table: string;
  readonly lang?: string;
  readonly ws?: string;
  readonly first?: readonly ServerMessage[]; // what the page held already
}

interface About {
  readonly game: string;
  readonly title: string;
  readonly you: readonly number[];
  readonly state: string;
  readonly next: Ending["next"];
  readonly pace: string;
  readonly clock: string;
}

const KEPT = 300; // lines of the log
const LINGER = 900; // so long one's own choice is seen before the device is handed on
const MOMENT = 5000; // so long the figures of a round lie on the table
const PAUSE = 1200; // so long a table is seen before chance comes in; what falls last travels for a part of it
const PAUSES: Readonly<Record<string, number>> = { instant: 0, calm: 1800 }; // where the pace is not the usual one
const PRESSED = 60; // a key that ends the pause has done by then what else it does
const WAITED = 4000; // whoever has chosen a shorter while ago need not be called
const REFUSED = 200; // within so long a table goes on if all have agreed
const NOTICES: Readonly<Partial<Record<ConnectionStatus, Phrase>>> = { down: "lost", none: "nosuch", barred: "barred" };
const ENDS: readonly string[] = ["over", "agreed", "abandoned"];
const UNKNOWN: About = { game: "", title: "", you: [], state: "running", next: null, pace: "", clock: "none" };

export function LiveView({ start }: { start: Start }) {
  const [shown, setShown] = useState<(SceneMessage & { look: Look }) | null>(null);
  const [about, setAbout] = useState(UNKNOWN);
  const [people, setPeople] = useState<readonly Sitter[]>([]);
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [advice, setAdvice] = useState<HintMessage | null>(null);
  const [line, setLine] = useState<ConnectionStatus>("up");
  const [sent, setSent] = useState(""); // id of the choice that is under way
  const [said, setLooker] = useState<number | null>(null); // of several at this device, who has said: it is me
  const width = useWidth();
  const [lang, setLang] = useState(start.lang ?? "en");
  const [clocks, setClocks] = useState<Omit<Clocks, "kind"> | null>(null);
  const [asks, setAsks] = useState<UndoMessage | null>(null);
  const [tally, setTally] = useState<RoundSummary | null>(null);
  const before = useRef<Scene | null>(null); // the scene before this one, from the same chair
  const lastChoice = useRef(0);

  const [wire, holder, advising] = useMemo(() => {
    let pace = "";
    let owed: RoundSummary | null = null; // the figures of a round: they come when all have seen how it ended
    const add = (lines: readonly LogLine[]) => lines.length && setLog((was) => [...was, ...lines].slice(-KEPT));
    const dropped = { timer: 0 }; // somebody wanted a choice back, and no longer does
    const show = (scene: Scene, message: SceneMessage) => {
      const was = before.current;
      before.current = scene;
      if (!was) return;
      const soon = Date.now() - lastChoice.current < WAITED && !document.hidden;
      for (const each of soundsBetween(was, scene)) if (each !== "turn" || !soon) playSound(each);
      const figures = (message.told.length ? summarizeRound(was, scene) : null) ?? owed;
      owed = message.pause ? figures : null;
      setTally((shown) => (message.pause || scene.result ? null : (figures ?? shown)));
    };
    const answered = () => setSent((id) => (own.isAnswered(id) ? "" : id));
    const about = new Advising();
    const hold = new SceneQueue((message) => {
      const look = own.look(message.scene.look);
      if (!look) return;
      setShown((was) => (was?.seq === message.seq && was.seat === message.seat && same(was.scene, message.scene) ? was : { ...message, look }));
      show(message.scene, message);
      add(message.told.map((text) => ({ text })));
      setRefusal(null);
      if (about.turns(message)) setAdvice(null);
    }, () => (document.hidden ? 0 : (PAUSES[pace] ?? PAUSE)));
    const told = (message: ServerMessage) => {
      switch (message.t) {
        case "welcome":
          setAbout((was) => kept(was, { ...message, next: message.next ? (was.next ?? { table: message.next, name: "" }) : null }));
          setPeople((was) => kept(was, message.people));
          pace = message.pace;
          hold.skipPause();
          break;
        case "people":
          setPeople((was) => kept(was, message.people));
          break;
        case "lobby":
          setAbout((was) => ({ ...was, state: message.state }));
          hold.skipPause();
          break;
        case "next":
          setAbout((was) => ({ ...was, next: message }));
          break;
        case "scene":
          clearTimeout(dropped.timer);
          hold.add(message);
          answered();
          break;
        case "ok":
          answered();
          break;
        case "no":
          setRefusal({ text: message.text, rule: message.rule });
          answered();
          break;
        case "hint":
          if (about.fits(message)) setAdvice(message);
          break;
        case "clocks":
          setClocks({ ...message, at: Date.now() });
          break;
        case "undo":
          setAsks((was) => {
            if (was && message.number === null) dropped.timer = setTimeout(() => setRefusal({ text: word("notAgreed"), rule: "" }), REFUSED) as unknown as number;
            return message.number === null ? null : message;
          });
          break;
        case "chat":
          add([{ text: message.text, speaker: message.name }]);
          break;
      }
    };
    const anew = () => {
      before.current = owed = null;
      hold.clear();
      setLog((was) => was.filter((each) => each.speaker));
    };
    const own: Connection = new Connection(addressOf(start.ws ?? `/ws/${start.table}`), { lang, seat: recallSeat(start.table) }, { onMessage: told, onReset: anew, onStatus: setLine });
    own.catchUp(start.first ?? []);
    return [own, hold, about] as const;
  }, []);

  useEffect(() => {
    const skip = () => holder.skipPause();
    const press = (event: KeyboardEvent) => holder.isPaused && !event.repeat && !isTyping(event.target) && setTimeout(skip, PRESSED);
    const hide = () => document.hidden && skip();
    document.addEventListener("click", skip);
    document.addEventListener("keydown", press);
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("click", skip);
      document.removeEventListener("keydown", press);
      document.removeEventListener("visibilitychange", hide);
    };
  }, []);
  useEffect(() => {
    if (!tally) return;
    const timer = setTimeout(() => setTally(null), MOMENT);
    return () => clearTimeout(timer);
  }, [tally]);
  const turnTongue = (to: string) => {
    saveLanguage(to);
    setLang(to);
    wire.setLanguage(to);
  };

  const { you } = about;
  const looker = said !== null && you.includes(said) ? said : null;
  const over = ENDS.includes(about.state) || shown?.scene.result !== undefined;
  const several = you.length > 1 && !over;
  const names = namesOf(people);
  const mine = !over && shown !== null && seatsAskedHere(you, shown.seat, shown.scene).length > 0;
  useTurnNotice({ table: start.table, title: about.title, mine, text: withNames(shown?.scene.prompt?.text ?? "", names) });
  const handing = several && shown !== null && looker !== null && shown.seat === looker && shouldHandOver(you, looker, shown.scene);
  useEffect(() => {
    if (!handing) return;
    const timer = setTimeout(() => setLooker(null), LINGER);
    return () => clearTimeout(timer);
  }, [handing]);

  const replaced = you.length > 0 && !over && people.some((person) => person.seat === shown?.seat && you.includes(person.seat) && person.level); // a bot plays in one's place
  const scene = useMemo(() => shown && (over || replaced ? { ...shown.scene, choices: [], denied: [] } : shown.scene), [shown, over, replaced]);
  const problem = NOTICES[line];
  const notice = problem ? word(problem) : "";
  if (!shown || !scene) return line === "none" || line === "barred" ? <Lost text={notice} /> : null;
  const { seat } = shown;
  if (several && seat !== null && looker !== seat) {
    const next = looker ?? nextViewer(you, seat, shown.scene) ?? seat;
    const uncover = () => {
      keepSeat(start.table, next);
      setLooker(next);
      if (next !== seat) wire.switchSeat(next);
    };
    return <Handover key={next} title={about.title} name={names[next] ?? ""} look={shown.look} chair={shown.scene.seats?.find((each) => each.seat === next)} notice={notice} busy={looker !== null} press={uncover} />;
  }

  const seated = seat !== null && you.length > 0;
  const playing = seated && !over && !replaced;
  const choose = (code: string) => {
    if (seat === null) return;
    lastChoice.current = Date.now();
    save(actedKey(start.table, seat), "yes", () => sessionStorage);
    setSent(wire.send({ t: "act", seat, at: shown.at, code }));
  };
  const hasActed = playing && load(actedKey(start.table, seat), () => sessionStorage) !== null;
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
      cues={shown.cues}
      refusal={refusal}
      advice={advice}
      notice={notice}
      busy={sent !== ""}
      rulesAt={about.game ? `/rules/${about.game}?lang=${lang}` : ""}
      homeAt="/"
      logAt={seated && !over ? `/api/tables/${start.table}/log?seat=${seat}&lang=${lang}` : ""}
      ending={over ? { table: start.table, state: about.state, seated, next: about.next } : null}
      lang={lang}
      setLang={turnTongue}
      pace={people.some((person) => person.kind === "bot") ? about.pace : ""}
      clocks={clocks && !over && about.clock !== "none" ? { ...clocks, kind: about.clock } : null}
      asks={over ? null : asks}
      answer={playing ? (number, yes) => wire.send({ t: "agree", seat, number, yes }) : null}
      askBack={hasActed ? () => wire.send({ t: "undo", seat }) : null}
      comeBack={replaced ? () => wire.send({ t: "return" }) : null}
      tally={tally}
      closeTally={() => setTally(null)}
      choose={choose}
      back={playing ? () => wire.send({ t: "back", seat }) : null}
      hint={playing ? () => advising.ask(wire.send({ t: "hint", seat })) : null}
      speak={seated ? (text) => wire.send({ t: "say", text }) : null}
      standIn={seated && !over ? (other) => wire.send({ t: "stand-in", seat: other }) : null}
    />
  );
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was there, if it is the same: then nothing is drawn anew. */
const kept = <T,>(was: T, now: T): T => (same(was, now) ? was : now);

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

function namesOf(people: readonly Sitter[]): readonly string[] {
  const names: string[] = [];
  for (const person of people) names[person.seat] = person.name;
  return names;
}

// ---- the chair that was looked from, and whether there is a choice of one's own, as long as this window is open ----

const keyOf = (table: string): string => `samedi-seat-${table}`;

const actedKey = (table: string, seat: number): string => `samedi-acted-${table}-${seat}`;

function recallSeat(table: string): number | null {
  const seat = load(keyOf(table), () => sessionStorage);
  return seat === null ? null : Number(seat);
}

const keepSeat = (table: string, seat: number): void => save(keyOf(table), String(seat), () => sessionStorage);
