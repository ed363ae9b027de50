/** A replay: the same table, step by step, seen from any seat. */

import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { ComponentChild } from "preact";
import { isTyping } from "../selection/arrowKeys";
import { withNames } from "../i18n/playerNames";
import { ReplayFields, type Pace, PACES, ReplayControls, ControlIcon } from "./controls";
import type { Replay, Step } from "../protocol/responses";
import { addressOf, type ReplayPage, besideBoard, moveInHash, shownAt, stepAt, type Viewer } from "./steps";
import "./replay.css";
import { ShuffleCheck } from "./shuffleCheck";
import type { LogLine } from "../table/state";
import { Table } from "../table/table";
import { listen } from "../ui/dom";
import { useTimeout } from "../ui/useTimeout";
import { PHONE, useWidth, WIDE } from "../ui/viewport";
import { word } from "../i18n/phrases";
import { Dialog } from "../ui/dialog";
import { fromFile, fromTable, type ReplaySource } from "./source";

const ROOMY_WIDTH = 1400; // from this width on all controls fit in one row
type Jump = (at: number, end: number) => number; // from one step to another
const JUMP_KEYS: Readonly<Record<string, Jump>> = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: (_, end) => end };
const ADDRESS_DELAY = 300; // before the address follows the last step

/** Show the replay of the page's table, or of the file that the reader chooses. */
export function startReplay(page: ReplayPage, takeOver: (view: ComponentChild) => void): void {
  const begin = async (source: ReplaySource) => {
    const [replay] = await Promise.all([source.load(page.seat), loadStyles()]);
    takeOver(<ReplayView page={page} source={source} first={replay} />);
  };
  if (page.table) void begin(fromTable(page.table, page.lang)).catch(() => null); // the page can be read without the replay
  else document.querySelector<HTMLInputElement>("[data-record]")?.addEventListener("change", (event) => void openFile(event.currentTarget as HTMLInputElement, page.lang, begin));
}

async function openFile(input: HTMLInputElement, lang: string, begin: (source: ReplaySource) => Promise<void>): Promise<void> {
  const errorText = document.querySelector("[data-trouble]");
  const file = input.files?.[0];
  if (!file) return;
  try {
    const record: unknown = JSON.parse(await file.text());
    await begin(fromFile(file, record, lang));
  } catch (error) {
    if (errorText) errorText.textContent = error instanceof SyntaxError ? word("notRecord") : messageOf(error);
    input.value = "";
  }
}

const messageOf = (error: unknown): string => (error as Error).message || word("failed");

/** Load the styles of the table, which the page needs only for the replay. */
async function loadStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-styles]");
  if (!sheet) return;
  sheet.media = "all";
  if (!sheet.sheet) await new Promise((resolve) => ["load", "error"].forEach((kind) => sheet.addEventListener(kind, resolve, { once: true })));
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
  const replays = useMemo(() => new Map<Viewer, Replay>([[first.seat, first]]), []);
  const width = useWidth();
  const { replay, at } = shown;
  const { steps, names } = replay;
  const step = steps[at] as Step;
  const last = steps[steps.length - 1] as Step;

  const go = (to: Jump) => setShown((was) => shownAt(was.replay, to(was.at, was.replay.steps.length - 1), was.at));
  const jump = (to: Jump) => {
    setPlaying(false);
    go(to);
  };
  const seek = (seq: number) => jump(() => stepAt(steps, seq));
  const toggle = () => {
    if (!playing) go((now, end) => (now === end ? 0 : now));
    setPlaying(!playing);
  };
  const changeViewer = async (viewer: Viewer) => {
    try {
      const found = replays.get(viewer) ?? (await source.load(viewer));
      replays.set(viewer, found);
      setShown((was) => shownAt(found, stepAt(found.steps, (was.replay.steps[was.at] as Step).seq), null));
      setNotice("");
    } catch (error) {
      setNotice(messageOf(error));
    }
  };
  const playOn = async () => {
    const asked = step.scene.prompt?.waits_for?.[0] ?? step.scene.seats?.find((each) => each.state === "acting")?.seat ?? 0;
    try {
      location.assign(`/t/${await source.playOn(step.seq, typeof replay.seat === "number" ? replay.seat : asked)}`);
    } catch (error) {
      setNotice(messageOf(error));
    }
  };

  useEffect(() => {
    if (!playing) return;
    if (at === steps.length - 1) return setPlaying(false);
    const timer = setTimeout(() => go((now) => now + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [playing, shown, pace]);

  useTimeout(() => history.replaceState(null, "", addressOf(location.href, replay.seat, step.seq)), page.table ? ADDRESS_DELAY : null, [shown]);
  useEffect(() => {
    document.title = `${replay.title}, ${word("replay")} · Samedi`;
    const onHashChange = () => {
      const seq = moveInHash(location.hash);
      if (seq !== null) seek(seq);
    };
    return listen(window, "hashchange", onHashChange);
  }, []);

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (command === "play") toggle();
      else jump(command);
    };
    return listen(window, "keydown", onKey, true);
  });

  const lastTold = steps.reduce((found, each, nth) => (nth <= at && each.told.length > 0 ? nth : found), -1); // some steps tell nothing
  const log = useMemo<readonly LogLine[]>(
    () => steps.flatMap((each, nth) => each.told.map((text): LogLine => ({ text, current: nth === lastTold, undone: each.undone ?? false, onPress: () => closeDialogThen(() => jump(() => nth)) }))),
    [replay, at],
  );
  const drawn = replay.looks[shown.scene.look] as Replay["looks"][string];
  const look = useMemo(() => (width < PHONE ? besideBoard(drawn) : drawn), [drawn, width < PHONE]);
  const people = useMemo(() => page.people.map((person) => ({ ...person, here: true, gone: false })), [page]);
  const told = withNames(step.told.join(" "), names);
  const fields = <ReplayFields names={names} viewer={replay.seat} pace={pace} setViewer={(viewer) => void changeViewer(viewer)} setPace={setPace} />;
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
        state={{
          title: width < PHONE ? replay.title : `${replay.title} · ${word("replay")}`,
          look,
          scene: shown.scene,
          questionNumber: step.seq,
          ownSeat: typeof replay.seat === "number" ? replay.seat : null,
          names,
          people,
          log,
          cues: shown.cues,
          jump: shown.jump,
          notice,
          rulesUrl: `/rules/${replay.game}?lang=${page.lang}`,
        }}
      />
      <ReplayControls at={at} first={steps[0]?.seq ?? 0} seq={step.seq} last={last.seq} steps={steps.length} told={told} playing={playing} go={(to) => jump(() => to)} seek={seek} toggle={toggle}>
        {width >= WIDE && (
          <div class="actions">
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
          <div class="actions">
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
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard?.writeText(address()).then(() => {
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    });
  if (!navigator.clipboard) return null; // the address bar still has the link
  return (
    <button type="button" class="btn plain" data-link="" title={word("linkTo")} aria-label={word(copied ? "copied" : "linkTo")} onClick={copy}>
      {copied ? <span>{word("copied")}</span> : <ControlIcon name="linkTo" />}
      {!copied && <span class="long">{word("linkTo")}</span>}
    </button>
  );
}

/** Close the dialog that the log is open in, then do this. */
function closeDialogThen(then: () => void): void {
  document.querySelector<HTMLDialogElement>("dialog.over[open]")?.close();
  then();
}

/** What a key does in the replay; null if it is for something else, such as the focused piece or button. */
function commandOf(event: KeyboardEvent): Jump | "play" | null {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return null;
  const on = event.target;
  const isSlider = on instanceof HTMLInputElement && on.type === "range"; // it handles arrow keys itself
  if (isSlider) return event.key === " " ? "play" : null;
  if (isTyping(on) || on instanceof HTMLSelectElement || (on instanceof Element && on.closest("summary, .log ol"))) return null;
  if (on instanceof Element && on.closest("[data-area]") && on.matches(":focus-visible")) return null;
  if (event.key === " ") return on instanceof HTMLButtonElement || on instanceof HTMLAnchorElement ? null : "play";
  return JUMP_KEYS[event.key] ?? null;
}
