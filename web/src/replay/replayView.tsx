/** A game seen again: the same table, step by step, from any chair. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { isTyping } from "../selection/arrowKeys";
import type { LogLine } from "../panels/log";
import { withNames } from "../i18n/playerNames";
import { ReplayFields, type Pace, PACES, ReplayControls, ControlIcon } from "./controls";
import type { Replay, Step } from "../protocol/responses";
import { addressOf, type ReplayPage, besideBoard, moveInHash, shownAt, stepAt, type Viewer } from "./steps";
import "./replay.css";
import { ShuffleCheck } from "./shuffleCheck";
import { Table } from "../table/table";
import { PHONE, useWidth, WIDE } from "../ui/viewport";
import { word } from "../i18n/phrases";
import { Dialog } from "../ui/dialog";
import { fromFile, fromTable, type ReplaySource } from "./source";

const ROOMY_WIDTH = 1400; // from here on everything lies in one row
type Jump = (at: number, end: number) => number; // from a step to another
const JUMP_KEYS: Readonly<Record<string, Jump>> = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: (_, end) => end };
const ADDRESS_DELAY = 300; // the address follows so long after the last step

/** A table is shown as soon as it is there; without one, when somebody has chosen a file. */
export function startReplay(page: ReplayPage, takeOver: (view: ComponentChild) => void): void {
  const begin = async (source: ReplaySource) => {
    const [replay] = await Promise.all([source.load(page.seat), loadStyles()]);
    takeOver(<ReplayView page={page} source={source} first={replay} />);
  };
  if (page.table) void begin(fromTable(page.table, page.lang)).catch(() => null); // the page can be read as it is
  else document.querySelector<HTMLInputElement>("[data-record]")?.addEventListener("change", (event) => void openFile(event.currentTarget as HTMLInputElement, page.lang, begin));
}

async function openFile(input: HTMLInputElement, lang: string, begin: (source: ReplaySource) => Promise<void>): Promise<void> {
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
async function loadStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-styles]");
  if (!sheet) return;
  sheet.media = "all";
  if (!sheet.sheet) await new Promise((done) => ["load", "error"].forEach((kind) => sheet.addEventListener(kind, done, { once: true })));
}

interface ReplayProps {
  page: ReplayPage;
  source: ReplaySource;
  first: Replay;
}

function ReplayView({ page, source, first }: ReplayProps) {
  const [shown, setShown] = useState(() => shownAt(first, stepAt(first.steps, moveInHash(location.hash) ?? page.move ?? 0), null));
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>("brisk");
  const [dialog, setDialog] = useState<"" | "more" | "shuffle">("");
  const [notice, setNotice] = useState("");
  const known = useMemo(() => new Map<Viewer, Replay>([[first.seat, first]]), []);
  const width = useWidth();
  const { replay, at } = shown;
  const { steps, names } = replay;
  const step = steps[at] as Step;
  const last = steps[steps.length - 1] as Step;

  const go = (way: Jump) => setShown((was) => shownAt(was.replay, way(was.at, was.replay.steps.length - 1), was.at));
  const jump = (way: Jump) => {
    setPlaying(false);
    go(way);
  };
  const seek = (seq: number) => jump(() => stepAt(steps, seq));
  const toggle = () => {
    if (!playing) go((now, end) => (now === end ? 0 : now));
    setPlaying(!playing);
  };
  const changeViewer = async (viewer: Viewer) => {
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
    if (!page.table) return;
    const timer = setTimeout(() => history.replaceState(null, "", addressOf(location.href, replay.seat, step.seq)), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => {
    document.title = `${replay.title}, ${word("replay")} · Samedi`;
    const onHashChange = () => {
      const seq = moveInHash(location.hash);
      if (seq !== null) seek(seq);
    };
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = commandOf(event);
      if (way === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (way === "play") toggle();
      else jump(way);
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  });

  const spoken = steps.reduce((found, each, nth) => (nth <= at && each.told.length > 0 ? nth : found), -1); // some steps say nothing
  const log = useMemo<readonly LogLine[]>(
    () => steps.flatMap((each, nth) => each.told.map((text): LogLine => ({ text, current: nth === spoken, undone: each.undone ?? false, onPress: () => closeDialogThen(() => jump(() => nth)) }))),
    [replay, at],
  );
  const drawn = replay.looks[shown.scene.look] as Replay["looks"][string];
  const look = useMemo(() => (width < PHONE ? besideBoard(drawn) : drawn), [drawn, width < PHONE]);
  const people = useMemo(() => page.people.map((person) => ({ ...person, here: true, gone: false })), [page]);
  const told = withNames(step.told.join(" "), names);
  const fields = <ReplayFields names={names} viewer={replay.seat} pace={pace} look={(viewer) => void changeViewer(viewer)} setPace={setPace} />;
  const actions = (
    <>
      {at < steps.length - 1 && (
        <button type="button" class="btn plain" data-play-on="" onClick={() => void playOn()}>
          {word("playOn")}
        </button>
      )}
      <button type="button" class="btn plain" data-verify="" onClick={() => setDialog("shuffle")}>
        {word("verify")}
      </button>
      {page.table && <CopyLink address={() => addressOf(location.href, replay.seat, step.seq)} />}
      <a class="btn plain" href={source.recordUrl} download={source.fileName} title={word("record")} aria-label={word("record")}>
        <ControlIcon name="record" />
        <span class="long">{word("record")}</span>
      </a>
      {page.table && (
        <a class="btn plain" href={`/t/${page.table}/result`}>
          {word("result")}
        </a>
      )}
    </>
  );

  return (
    <div class={`replay ${replay.seat === "open" ? "opened" : ""}`}>
      <Table
        title={width < PHONE ? replay.title : `${replay.title} · ${word("replay")}`}
        look={look}
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
        rulesAt={`/rules/${replay.game}?lang=${page.lang}`}
        homeAt="/"
        logAt=""
        ending={null}
        choose={() => undefined}
        back={null}
        hint={null}
        speak={null}
        standIn={null}
      />
      <ReplayControls at={at} first={steps[0]?.seq ?? 0} seq={step.seq} last={last.seq} steps={steps.length} told={told} playing={playing} go={(to) => jump(() => to)} seek={seek} toggle={toggle}>
        {width >= WIDE && (
          <div class="deeds">
            {fields}
            {width >= ROOMY_WIDTH && actions}
          </div>
        )}
        {width < ROOMY_WIDTH && (
          <button type="button" class="turn" data-more="" aria-label={word("more")} title={word("more")} onClick={() => setDialog("more")}>
            <ControlIcon name="more" />
          </button>
        )}
      </ReplayControls>
      {dialog === "more" && (
        <Dialog title={word("replay")} close={() => setDialog("")}>
          <div class="deeds">
            {width < WIDE && fields}
            {actions}
          </div>
        </Dialog>
      )}
      {dialog === "shuffle" && (
        <Dialog key="shuffle" title={word("verify")} close={() => setDialog("")}>
          <ShuffleCheck source={source} />
        </Dialog>
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
      {done ? <span>{word("copied")}</span> : <ControlIcon name="linkTo" />}
      {!done && <span class="long">{word("linkTo")}</span>}
    </button>
  );
}

/** Do this with the dialog closed in which it was asked for. */
function closeDialogThen(then: () => void): void {
  document.querySelector<HTMLDialogElement>("dialog.over[open]")?.close();
  then();
}

/** Where a key leads; null if it is for something else, such as the piece or button that has the focus. */
function commandOf(event: KeyboardEvent): Jump | "play" | null {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return null;
  const on = event.target;
  const sliding = on instanceof HTMLInputElement && on.type === "range"; // it goes by arrows of its own
  if (sliding) return event.key === " " ? "play" : null;
  if (isTyping(on) || on instanceof HTMLSelectElement || (on instanceof Element && on.closest("summary, .log ol"))) return null;
  if (on instanceof Element && on.closest("[data-area]") && on.matches(":focus-visible")) return null;
  if (event.key === " ") return on instanceof HTMLButtonElement || on instanceof HTMLAnchorElement ? null : "play";
  return JUMP_KEYS[event.key] ?? null;
}
