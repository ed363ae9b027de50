/** Where it starts: the page says which table to sit down at, or holds a still scene to look at. */

import { type ComponentChild, render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { recallLamp } from "./bar";
import type { LogLine } from "./log";
import type { Refusal } from "./prompt";
import { Table } from "./table";
import "./tokens.css";
import "./table.css";
import type { Cue, Look, Person, Scene, Told } from "./types";
import { Wire } from "./wire";
import { speak, word } from "./words";

interface Start {
  readonly table: string;
  readonly lang?: string;
  readonly ws?: string;
}

interface Still {
  readonly look: Look;
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly lang?: string;
  readonly title?: string;
}

const KEPT = 300; // lines of the log

/** What the page says under this id. */
function read<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

// ---- a still scene ----

function StillView({ still }: { still: Still }) {
  const [chosen, setChosen] = useState("");
  const chair = still.look.areas.find((area) => area.zone === "mine" && area.seat !== undefined)?.seat ?? null;
  const log: readonly LogLine[] = chosen ? [{ text: `${word("chosen")}: ${chosen}` }] : [];
  return (
    <>
      <Table
        title={still.title ?? ""}
        look={still.look}
        scene={still.scene}
        asked={0}
        chair={chair}
        names={still.names}
        people={[]}
        log={log}
        cues={[]}
        refusal={null}
        advice=""
        notice=""
        busy={false}
        rulesAt=""
        homeAt="/gallery"
        choose={setChosen}
        back={() => setChosen("back")}
        hint={null}
        speak={null}
      />
      <output class="chosen" data-chosen={chosen}>
        {chosen && `${word("chosen")}: ${chosen}`}
      </output>
    </>
  );
}

// ---- a table that is played at ----

interface Shown {
  readonly look: Look;
  readonly scene: Scene;
  readonly seat: number | null;
  readonly at: number;
  readonly cues: readonly Cue[];
}

function LiveView({ start }: { start: Start }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [about, setAbout] = useState({ game: "", title: "" });
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [advice, setAdvice] = useState("");
  const [notice, setNotice] = useState("");
  const [busy, setBusy] = useState(false);
  const lang = start.lang ?? "en";

  const wire = useMemo(() => {
    const add = (lines: readonly LogLine[]) => lines.length && setLog((was) => [...was, ...lines].slice(-KEPT));
    const told = (message: Told) => {
      switch (message.t) {
        case "welcome":
          setAbout({ game: message.game, title: message.title });
          setPeople(message.people);
          break;
        case "people":
          setPeople(message.people);
          break;
        case "scene": {
          const look = line.look(message.scene.look);
          if (!look) return;
          setShown({ look, scene: message.scene, seat: message.seat, at: message.at, cues: message.cues ?? [] });
          add((message.told ?? []).map((text) => ({ text })));
          setRefusal(null);
          setAdvice("");
          setBusy(false);
          break;
        }
        case "no":
          setRefusal({ text: message.text, rule: message.rule ?? "" });
          setBusy(false);
          break;
        case "hint":
          setAdvice(message.text);
          break;
        case "chat":
          add([{ text: message.text, by: message.name }]);
          break;
        case "bye":
          setNotice(message.why || word("gone"));
          break;
      }
    };
    const line: Wire = new Wire(addressOf(start), lang, { told, line: (up) => setNotice(up ? "" : word("lost")) });
    return line;
  }, []);

  useEffect(() => {
    if (about.title) document.title = `${about.title} · Samedi`;
  }, [about.title]);

  if (!shown) return null;
  const { seat } = shown;
  const names = namesOf(people);
  const choose = (code: string) => {
    if (seat === null) return;
    setBusy(true);
    wire.ask({ t: "act", seat, at: shown.at, code });
  };
  return (
    <Table
      title={about.title}
      look={shown.look}
      scene={shown.scene}
      asked={shown.at}
      chair={seat}
      names={names}
      people={people}
      log={log}
      cues={shown.cues}
      refusal={refusal}
      advice={advice}
      notice={notice}
      busy={busy}
      rulesAt={about.game ? `/rules/${about.game}?lang=${lang}` : ""}
      homeAt="/"
      choose={choose}
      back={seat === null ? null : () => wire.ask({ t: "back", seat })}
      hint={seat === null ? null : () => wire.ask({ t: "hint", seat })}
      speak={(text) => wire.ask({ t: "say", text })}
    />
  );
}

function namesOf(people: readonly Person[]): readonly string[] {
  const names: string[] = [];
  for (const person of people) names[person.seat] = person.name;
  return names;
}

function addressOf(start: Start): string {
  const url = new URL(start.ws ?? `/ws/${start.table}`, location.href);
  url.protocol = url.protocol === "https:" || url.protocol === "wss:" ? "wss:" : "ws:";
  return url.href;
}

// ---- the page ----

/** The client takes the place of what the server wrote for readers, once it has something to show. */
function takeOver(view: ComponentChild): void {
  const stage = document.createElement("main");
  stage.id = "stage";
  document.body.append(stage);
  render(view, stage);
  const watcher = new MutationObserver(() => clear(stage) && watcher.disconnect());
  if (!clear(stage)) watcher.observe(stage, { childList: true, subtree: true });
}

/** Take away the page for readers and its styles, if the table is there. */
function clear(stage: HTMLElement): boolean {
  if (!stage.querySelector(".scene")) return false;
  document.querySelectorAll("head > style").forEach((each) => each.remove());
  document.querySelectorAll("body > header, body > footer, body > main").forEach((each) => each !== stage && each.remove());
  return true;
}

recallLamp();
const still = read<Still>("still");
const start = read<Start>("table");
speak(still?.lang ?? start?.lang ?? document.documentElement.lang);
if (still) takeOver(<StillView still={still} />);
else if (start) takeOver(<LiveView start={start} />);
