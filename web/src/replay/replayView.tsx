/** A game seen again: the same table, step by step, from any chair. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { typing } from "../selection/arrowKeys";
import type { LogLine } from "../panels/log";
import { withNames } from "../i18n/playerNames";
import { Fields, type Pace, PACES, Reel, Sign } from "./controls";
import type { Replay, Step } from "../protocol/responses";
import { addressOf, type Again, besideBoard, moveOf, shownAt, stepAt, type Viewer } from "./steps";
import "./replay.css";
import { Shuffle } from "./shuffleCheck";
import { Table } from "../table/table";
import { PHONE, useWidth, WIDE } from "../ui/viewport";
import { word } from "../i18n/phrases";
import { Over } from "../ui/dialog";
import { fromFile, fromTable, type Source } from "./source";

const ROOMY = 1400; // from here on everything lies in one row
type Way = (at: number, end: number) => number; // from a step to another
const WAYS: Readonly<Record<string, Way>> = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: (_, end) => end };
const LATER = 300; // the address follows so long after the last step

/** A table is shown as soon as it is there; without one, when somebody has chosen a file. */
export function seeAgain(again: Again, takeOver: (view: ComponentChild) => void): void {
  const begin = async (source: Source) => {
    const [replay] = await Promise.all([source.load(again.seat), styled()]);
    takeOver(<ReplayView again={again} source={source} first={replay} />);
  };
  if (again.table) void begin(fromTable(again.table, again.lang)).catch(() => null); // the page can be read as it is
  else document.querySelector<HTMLInputElement>("[data-record]")?.addEventListener("change", (event) => void chosen(event.currentTarget as HTMLInputElement, again.lang, begin));
}

async function chosen(input: HTMLInputElement, lang: string, begin: (source: Source) => Promise<void>): Promise<void> {
  const trouble = document.querySelector("[data-trouble]");
  const file = input.files?.[0];
  if (!file) return;
  try {
    const record: unknown = JSON.parse(await file.text());
    await begin(fromFile(file, record, lang));
  } catch (problem) {
    if (trouble) trouble.textContent = problem instanceof SyntaxError ? word("notRecord") : (problem as Error).message || word("failed");
    input.value = "";
  }
}

/** The styles of the table, which a page for readers does without. */
async function styled(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-styles]");
  if (!sheet) return;
  sheet.media = "all";
  if (!sheet.sheet) await new Promise((done) => ["load", "error"].forEach((kind) => sheet.addEventListener(kind, done, { once: true })));
}

interface ReplayProps {
  again: Again;
  source: Source;
  first: Replay;
}

function ReplayView({ again, source, first }: ReplayProps) {
  const [shown, setShown] = useState(() => shownAt(first, stepAt(first.steps, moveOf(location.hash) ?? again.move ?? 0), null));
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>("brisk");
  const [over, setOver] = useState<"" | "more" | "shuffle">("");
  const [notice, setNotice] = useState("");
  const known = useMemo(() => new Map<Viewer, Replay>([[first.seat, first]]), []);
  const width = useWidth();
  const { replay, at } = shown;
  const { steps, names } = replay;
  const step = steps[at] as Step;
  const last = steps[steps.length - 1] as Step;

  const go = (way: Way) => setShown((was) => shownAt(was.replay, way(was.at, was.replay.steps.length - 1), was.at));
  const turn = (way: Way) => {
    setPlaying(false);
    go(way);
  };
  const seek = (seq: number) => turn(() => stepAt(steps, seq));
  const toggle = () => {
    if (!playing) go((now, end) => (now === end ? 0 : now));
    setPlaying(!playing);
  };
  const look = async (viewer: Viewer) => {
    try {
      const found = known.get(viewer) ?? (await source.load(viewer));
      known.set(viewer, found);
      setShown((was) => shownAt(found, stepAt(found.steps, (was.replay.steps[was.at] as Step).seq), null));
      setNotice("");
    } catch (problem) {
      setNotice((problem as Error).message || word("failed"));
    }
  };
  const playOn = async () => {
    const asked = step.scene.prompt?.waits_for?.[0] ?? step.scene.seats?.find((each) => each.state === "acting")?.seat ?? 0;
    try {
      location.assign(`/t/${await source.playOn(step.seq, typeof replay.seat === "number" ? replay.seat : asked)}`);
    } catch (problem) {
      setNotice((problem as Error).message || word("failed"));
    }
  };

  useEffect(() => {
    if (!playing) return;
    if (at === steps.length - 1) return setPlaying(false);
    const timer = setTimeout(() => go((now) => now + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [playing, shown, pace]);

  useEffect(() => {
    if (!again.table) return;
    const timer = setTimeout(() => history.replaceState(null, "", addressOf(location.href, replay.seat, step.seq)), LATER);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => {
    document.title = `${replay.title}, ${word("replay")} · Samedi`;
    const moved = () => {
      const seq = moveOf(location.hash);
      if (seq !== null) seek(seq);
    };
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);

  useLayoutEffect(() => {
    const keyed = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (way === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (way === "play") toggle();
      else turn(way);
    };
    addEventListener("keydown", keyed, true);
    return () => removeEventListener("keydown", keyed, true);
  });

  const spoken = steps.reduce((found, each, nth) => (nth <= at && each.told.length > 0 ? nth : found), -1); // some steps say nothing
  const log = useMemo<readonly LogLine[]>(
    () => steps.flatMap((each, nth) => each.told.map((text) => ({ text, now: nth === spoken, undone: each.undone ?? false, press: () => leave(() => turn(() => nth)) }))),
    [replay, at],
  );
  const drawn = replay.looks[shown.scene.look] as Replay["looks"][string];
  const arranged = useMemo(() => (width < PHONE ? besideBoard(drawn) : drawn), [drawn, width < PHONE]);
  const people = useMemo(() => again.people.map((person) => ({ ...person, here: true, gone: false })), [again]);
  const told = withNames(step.told.join(" "), names);
  const fields = <Fields names={names} viewer={replay.seat} pace={pace} look={(viewer) => void look(viewer)} setPace={setPace} />;
  const deeds = (
    <>
      {at < steps.length - 1 && (
        <button type="button" class="btn plain" data-play-on="" onClick={() => void playOn()}>
          {word("playOn")}
        </button>
      )}
      <button type="button" class="btn plain" data-verify="" onClick={() => setOver("shuffle")}>
        {word("verify")}
      </button>
      {again.table && <CopyLink address={() => addressOf(location.href, replay.seat, step.seq)} />}
      <a class="btn plain" href={source.record} download={source.name} title={word("record")} aria-label={word("record")}>
        <Sign name="record" />
        <span class="long">{word("record")}</span>
      </a>
      {again.table && (
        <a class="btn plain" href={`/t/${again.table}/result`}>
          {word("result")}
        </a>
      )}
    </>
  );

  return (
    <div class={`replay ${replay.seat === "open" ? "opened" : ""}`}>
      <Table
        title={width < PHONE ? replay.title : `${replay.title} · ${word("replay")}`}
        look={arranged}
        scene={shown.scene}
        asked={step.seq}
        chair={typeof replay.seat === "number" ? replay.seat : null}
        names={names}
        people={people}
        log={log}
        cues={shown.cues}
        jump={shown.jump}
        refusal={null}
        advice={null}
        notice={notice}
        busy={false}
        rulesAt={`/rules/${replay.game}?lang=${again.lang}`}
        homeAt="/"
        logAt=""
        ending={null}
        choose={() => undefined}
        back={null}
        hint={null}
        speak={null}
        standIn={null}
      />
      <Reel at={at} first={steps[0]?.seq ?? 0} seq={step.seq} last={last.seq} steps={steps.length} told={told} playing={playing} go={(to) => turn(() => to)} seek={seek} toggle={toggle}>
        {width >= WIDE && (
          <div class="deeds">
            {fields}
            {width >= ROOMY && deeds}
          </div>
        )}
        {width < ROOMY && (
          <button type="button" class="turn" data-more="" aria-label={word("more")} title={word("more")} onClick={() => setOver("more")}>
            <Sign name="more" />
          </button>
        )}
      </Reel>
      {over === "more" && (
        <Over title={word("replay")} close={() => setOver("")}>
          <div class="deeds">
            {width < WIDE && fields}
            {deeds}
          </div>
        </Over>
      )}
      {over === "shuffle" && (
        <Over key="shuffle" title={word("verify")} close={() => setOver("")}>
          <Shuffle source={source} />
        </Over>
      )}
    </div>
  );
}

function CopyLink({ address }: { address: () => string }) {
  const [done, setDone] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(address()).then(() => {
      setDone(true);
      setTimeout(() => setDone(false), 2000);
    });
  if (!navigator.clipboard) return null; // then the address bar has it
  return (
    <button type="button" class="btn plain" data-link="" title={word("linkTo")} aria-label={word(done ? "copied" : "linkTo")} onClick={copy}>
      {done ? <span>{word("copied")}</span> : <Sign name="linkTo" />}
      {!done && <span class="long">{word("linkTo")}</span>}
    </button>
  );
}

/** Do this with the dialog closed in which it was asked for. */
function leave(then: () => void): void {
  document.querySelector<HTMLDialogElement>("dialog.over[open]")?.close();
  then();
}

/** Where a key leads; null if it is for something else, such as the piece or button that has the focus. */
function wayOf(event: KeyboardEvent): Way | "play" | null {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return null;
  const on = event.target;
  const sliding = on instanceof HTMLInputElement && on.type === "range"; // it goes by arrows of its own
  if (sliding) return event.key === " " ? "play" : null;
  if (typing(on) || on instanceof HTMLSelectElement || (on instanceof Element && on.closest("summary, .log ol"))) return null;
  if (on instanceof Element && on.closest("[data-area]") && on.matches(":focus-visible")) return null;
  if (event.key === " ") return on instanceof HTMLButtonElement || on instanceof HTMLAnchorElement ? null : "play";
  return WAYS[event.key] ?? null;
}
