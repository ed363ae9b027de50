/** The whole table: zones arranged for phone, tablet and wide, and the picking that goes on at it. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { HintView } from "../panels/hint";
import { spokenHint } from "../game/pendingHint";
import { AreaView } from "../board/areas";
import { Toolbar, ToolButton } from "../panels/toolbar";
import { ChoiceButton, ChoiceList } from "../panels/choices";
import type { Clocks } from "../game/clock";
import { UndoVote, StandInNotice } from "../panels/undoVote";
import { byOrder, type TableContext, Context, groupBy, PROGRESS } from "./context";
import { Symbols } from "../board/faces";
import { TableLayout, Zone } from "./tableLayout";
import { Icon } from "../ui/icons";
import { moveFocus, isTyping } from "../selection/arrowKeys";
import { latestLine, LogView, type LogLine, Sentence } from "../panels/log";
import { useAutoPlay } from "../game/autoPlay";
import { seatsAfter, withNames } from "../i18n/playerNames";
import { type Ending, ResultLine, ResultDialog } from "../panels/result";
import { idsOnPath, isComplete, previewOf } from "../selection/choicePaths";
import { useSelection } from "../selection/useSelection";
import { Pieces } from "../board/pieces";
import { setPreference, prefs, reducesMotion, usePreferences } from "../ui/preferences";
import { PromptView, type Refusal } from "../panels/prompt";
import { sectorsOf } from "../board/ringBoard";
import { RulesLink, RulesPanel } from "../panels/rulesPanel";
import { SeatView } from "./seats";
import { Settings } from "../panels/settings";
import { SheetView } from "../panels/sheets";
import { RoundSummaryView } from "../panels/roundSummary";
import type { RoundSummary } from "../game/roundSummary";
import { spotName, describeHovered } from "./descriptions";
import { pointerHandlers } from "../selection/pointer";
import type { HintMessage, Sitter, UndoMessage } from "../protocol/messages";
import type { Area, Cue, Look, Scene } from "../protocol/scene";
import { PHONE, useIsLow, useWidth, WIDE } from "../ui/viewport";
import { word } from "../i18n/phrases";
import { Dialog } from "../ui/dialog";
import { isSeatedBoard } from "../board/seatedBoard";

const SLOW = 350; // pointing for so long lays a stack out …
const LINGER = 150; // … and pointing elsewhere for so long folds it: laying it out moves it away from under the pointer
const LAST = 1400; // so long the end is looked at before the result lies over it

export interface TableProps {
  title: string;
  look: Look;
  scene: Scene;
  asked: number; // number of the question: a new one starts picking afresh
  chair: number | null;
  names: readonly string[];
  people: readonly Sitter[];
  log: readonly LogLine[];
  cues: readonly Cue[];
  jump?: boolean; // the scene is placed at once, nothing travels
  refusal: Refusal | null;
  advice: HintMessage | null; // until something else is asked
  notice: string;
  busy: boolean;
  rulesAt: string;
  homeAt: string;
  logAt: string; // where one's own log is, "" if there is none
  ending: Ending | null; // what there is to do after the end
  lang?: string;
  setLang?: (lang: string) => void;
  pace?: string; // of the bots
  clocks?: Clocks | null;
  asks?: UndoMessage | null; // somebody would like to have a choice back
  answer?: ((number: number, yes: boolean) => void) | null;
  askBack?: (() => void) | null; // ask everybody for one's latest choice
  comeBack?: (() => void) | null; // a bot plays in one's place: play oneself again
  tally?: RoundSummary | null; // what a round has brought, for a moment
  closeTally?: () => void;
  choose: (code: string) => void;
  back: (() => void) | null;
  hint: (() => void) | null;
  speak: ((text: string) => void) | null;
  standIn: ((seat: number) => void) | null;
}

export function Table(props: TableProps) {
  const { look, scene, chair, names, people } = props;
  const width = useWidth();
  const low = useIsLow();
  const root = useRef<HTMLDivElement>(null);
  const preferred = usePreferences();
  const picking = useSelection({ ...props, tapTwice: preferred.twice, choices: scene.choices ?? [], denied: scene.denied ?? [] });
  const { path, left, wanted, hovered: hot, confirming: sure, tappedOnce: held, explained: why, listed, choices } = picking;
  const [over, setOver] = useState<"" | "sheets" | "log" | "prefs">("");
  const [rule, setRule] = useState<string | null>(null); // the rules are open, at this one
  const [lens, setLens] = useState("");
  const [read, setRead] = useState<HintMessage | null>(null); // a hint that was put aside
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const say = (text: string) => withNames(text, names);
  const ended = scene.result !== undefined || props.ending !== null;
  const [laid, lay] = useOutcome(ended, props.ending !== null);
  const lone = useAutoPlay({ ...props, choices, choose: props.choose });

  const shown = picking.previewed ?? sure ?? held?.choice ?? (hot ? previewOf(choices, path, hot) : null);
  const desk: TableContext = {
    look,
    scene,
    ownSeat: chair,
    people,
    names,
    lang: props.lang ?? document.documentElement.lang,
    clocks: props.clocks ?? null,
    wide: width >= WIDE,
    narrow: width < PHONE,
    rulesUrl: props.rulesAt,
    areas: useMemo(() => new Map(look.areas.map((area) => [area.id, area])), [look]),
    piecesByArea: useMemo(() => groupBy([...(scene.pieces ?? [])].sort(byOrder), (piece) => piece.area), [scene]),
    marks: useMemo(() => groupBy(scene.marks ?? [], (mark) => mark.on), [scene]),
    denied: useMemo(() => new Map((scene.denied ?? []).map((denied) => [denied.on, denied])), [scene]),
    pickable: wanted,
    picked: useMemo(() => new Set([...path.flat(), ...(held?.spot ?? [])]), [path, held]),
    hinted: useMemo(() => idsOnPath(scene.choices ?? [], props.advice?.code ?? ""), [scene, props.advice]),
    hovered: hot?.[0] ?? "",
    openStack: lens,
    preview: shown?.preview ?? [],
    say,
    hover: picking.hover,
    press: picking.press,
    choose: picking.choose,
    previewChoice: picking.preview,
    openRule: setRule,
    standIn: props.standIn,
  };

  const place = hot?.find((id) => look.areas.some((area) => area.stacked && area.places?.some((each) => each.id === id))) ?? "";
  useEffect(() => {
    const timer = setTimeout(() => setLens(place), place ? SLOW : LINGER);
    return () => clearTimeout(timer);
  }, [place]);

  // what had the focus by keyboard may be gone, or the list it was in: go on in the same area
  const home = useRef("");
  const touches = pointerHandlers(desk);
  const focused = (event: JSX.TargetedFocusEvent<HTMLDivElement>) => {
    touches.onFocusIn?.(event);
    const on = event.target as HTMLElement;
    const area = on.closest<HTMLElement>("[data-area]")?.dataset["area"];
    home.current = on.matches(":focus-visible") ? (area ?? home.current) : "";
  };
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !home.current) return;
    const area = root.current?.querySelector(`[data-area="${CSS.escape(home.current)}"]`);
    area?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }, [scene, listed]);

  const canGoBack = scene.prompt?.can_go_back === true && props.back !== null;
  const takeBack = () => {
    if (picking.stepBack()) return;
    lone.hold();
    if (canGoBack) props.back?.();
    else props.askBack?.();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (document.querySelector("dialog:modal")) return;
      if (rule !== null) setRule(null);
      else if (!picking.stepBack() && scene.prompt?.chosen?.length && canGoBack) takeBack();
    } else if (event.key === "/" && !isTyping(event.target)) {
      event.preventDefault();
      picking.setListed(true);
    } else if (event.key === "m" && !isTyping(event.target)) setPreference({ sound: !prefs().sound });
    else if (root.current && moveFocus(root.current, event)) event.preventDefault();
  };
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  // ---- who sits where, and what lies in which zone ----
  const zoned = (zone: Area["zone"]) => look.areas.filter((area) => area.zone === zone);
  const seats = scene.seats ?? [];
  const ringed = zoned("centre").some(isSeatedBoard);
  const below = chair ?? (ringed ? seats[0]?.seat : null) ?? null; // a watcher stands behind the first seat
  const others = seatsAfter(below, look.seating ?? seats.map((each) => each.seat)).flatMap((seat) => seats.filter((each) => each.seat === seat));
  const me = seats.find((each) => each.seat === below);
  const { wide, narrow } = desk;
  const drawer = zoned("drawer");
  const mine = zoned("mine");
  const fans = mine.filter((area) => area.shape === "fan" || area.shape === "board");
  const heaps = mine.filter((area) => area.shape === "pile" && ringed);
  const rest = mine.filter((area) => !fans.includes(area) && !heaps.includes(area));
  const buttons = left.filter((choice) => isComplete(choice, path)); // nothing more to pick, but not the only one
  const listable = left.filter((choice) => !isComplete(choice, path));
  const tables = (scene.sheets ?? []).filter((sheet) => sheet.kind === "table");
  const steps = path.map((spot) => spotName(desk, spot));
  const boards = useMemo(() => boardsOf(look), [look]);
  const arranged = `${unfolded} ${narrow} ${wide}`;
  const last = latestLine(props.log);
  const spokenLast = last ? (last.speaker ? `${last.speaker}: ${last.text}` : say(last.text)) : "";
  const refusal: Refusal | null = why ?? (sure ? { text: `${sure.label}: ${word("sure")}`, rule: "" } : props.refusal);
  const advised = props.advice ? `${word("hint")}: ${say(spokenHint(props.advice))}` : "";
  const advice = props.advice && props.advice !== read && <HintView key={props.advice.at} hint={props.advice} aside={wide} close={() => setRead(props.advice)} />;
  const again = held ? ` · ${word("again")}` : "";
  const progress = (scene.marks ?? []).find((mark) => mark.kind === PROGRESS)?.label ?? "";
  const showsBack = path.length > 0 || sure !== null || held !== null;

  return (
    <Context.Provider value={desk}>
      <div class={`scene ${wide ? "wide" : narrow ? (low ? "phone low" : "phone") : "tablet"}${boards}`} ref={root} {...touches} onFocusIn={focused}>
        <Toolbar title={props.title} progress={say(progress)} homeUrl={props.homeAt} openSettings={() => setOver("prefs")} openSheets={!wide || props.logAt || (scene.sheets ?? []).length > 0 ? () => setOver("sheets") : null} />
        {props.notice && <p class="notice" role="alert">{props.notice}</p>}
        {!wide && (
          <button type="button" class="ticker" onClick={() => setOver("log")}>
            <span key={props.log.length}>{last ? last.speaker ? <i><b>{last.speaker}</b> {last.text}</i> : <Sentence text={last.text} /> : "\u00a0"}</span>
            <Icon name="chevron" />
          </button>
        )}
        <TableLayout others={others} unfolded={unfolded} unfold={setUnfolded}>
          {props.asks && <UndoVote vote={props.asks} answer={props.answer ?? null} />}
          {props.comeBack && <StandInNotice comeBack={props.comeBack} />}
          {props.tally && <RoundSummaryView summary={props.tally} close={() => props.closeTally?.()} />}
        </TableLayout>
        <footer class="foot">
          <PromptView steps={steps} refusal={refusal} told={describeHovered(desk, hot, shown, steps, !why) + again} busy={props.busy}>
            {!wide && advice}
          </PromptView>
          <ChoiceList left={listable} open={listed} close={() => picking.setListed(false)} />
          {me && (
            <div class={chair === null ? "me below" : "me"}>
              <SeatView
                chair={me}
                areas={chair === null ? look.areas.filter((area) => area.zone === "seat" && area.seat === below) : heaps}
                mine={chair !== null}
                folded={narrow}
                unfolded={unfolded === me.seat}
                {...(narrow ? { unfold: () => setUnfolded(unfolded === me.seat ? null : me.seat) } : {})}
              />
            </div>
          )}
          <div class="hand">
            <Zone name="rest" areas={rest} />
            {fans.map((area) => <AreaView key={area.id} area={area} />)}
          </div>
          <div class="acts">
            {sure && <button type="button" class="btn go" data-choice={sure.code} onClick={() => picking.choose(sure)}>{word("yes")}</button>}
            {!sure && buttons.map((choice) => <ChoiceButton key={choice.code} choice={choice} />)}
            {listable.length > 0 && !listed && <ToolButton name="list" label={`${word("choices")} (/)`} press={() => picking.setListed(true)} />}
            {props.hint && choices.length > 0 && <Act name="hint" label={word("hint")} press={props.hint} />}
            {showsBack ? (
              <Act name="back" label={word("back")} press={picking.stepBack} />
            ) : canGoBack ? (
              <Act name="back" label={word("undo")} press={takeBack} />
            ) : (
              props.askBack && !props.asks && <Act name="back" asking label={word("askUndo")} press={takeBack} />
            )}
          </div>
          {drawer.length > 0 && (
            <details class="drawer">
              <summary>{word("more")}</summary>
              <Zone name="drawn-out" areas={drawer} />
            </details>
          )}
        </footer>
        {wide && (
          <aside class="rail">
            {ended && laid === "aside" && <ResultLine result={scene.result} ending={props.ending} open={() => lay("over")} />}
            {tables.slice(0, 1).map((sheet) => <SheetView key={sheet.id} sheet={sheet} />)}
            {advice}
            <LogView lines={props.log} speak={props.speak} />
          </aside>
        )}
        {!wide && ended && laid === "aside" && <ResultLine result={scene.result} ending={props.ending} open={() => lay("over")} />}
        <p class="sr" role="log" aria-live="polite">
          {spokenLast}
        </p>
        <p class="sr" role="status">
          {advised}
        </p>
        <Pieces cues={props.cues} arranged={arranged} jump={props.jump ?? false} />
        {ended && laid === "over" && <ResultDialog result={scene.result} ending={props.ending} close={() => lay("aside")} />}
        {rule !== null && props.rulesAt && <RulesPanel key={String(wide)} at={props.rulesAt} rule={rule} aside={wide} close={() => setRule(null)} />}
        {over === "prefs" && <Settings lang={desk.lang} setLang={props.setLang ?? null} pace={props.pace ?? ""} close={() => setOver("")} />}
        {(over === "sheets" || over === "log") && (
          <Dialog title={over === "log" ? word("log") : word("sheets")} close={() => setOver("")}>
            {over === "sheets" && (
              <nav class="ways">
                <span onClick={() => setOver("")}>
                  <RulesLink class="btn plain" />
                </span>
                {props.logAt && <a class="btn plain" href={props.logAt} download="samedi-log.json">{word("ownLog")}</a>}
              </nav>
            )}
            {over === "sheets" && (scene.sheets ?? []).map((sheet) => <SheetView key={sheet.id} sheet={sheet} />)}
            {(over === "log" || !wide) && <LogView lines={props.log} speak={props.speak} />}
          </Dialog>
        )}
        <Symbols look={look} />
      </div>
    </Context.Provider>
  );
}

/** What kinds of boards there are, as classes of the whole table: much is arranged by it, and it never changes. */
function boardsOf(look: Look): string {
  const boards = look.areas.filter((area) => area.shape === "board");
  return (boards.some((area) => area.stacked) ? " stacks" : "") + (boards.some(sectorsOf) ? " rings" : "");
}

/** Something to do beside choosing; on a phone only its sign is seen. */
function Act({ name, label, asking = false, press }: { name: "hint" | "back"; label: string; asking?: boolean; press: () => void }) {
  return (
    <button type="button" class={asking ? "btn act ask" : "btn plain act"} aria-label={label} title={label} {...(asking ? { "data-ask-back": "" } : { [`data-${name}`]: "" })} onClick={() => press()}>
      <Icon name={name} />
      <span>{label}</span>
    </button>
  );
}

type Laid = "" | "over" | "aside";

/** Where the result lies: over the table after a last look, or at once where the game had ended before; aside once it was closed, and where a game is only seen again. */
function useOutcome(ended: boolean, over: boolean): readonly [Laid, (laid: Laid) => void] {
  const [laid, lay] = useState<Laid>(over ? "over" : ended ? "aside" : "");
  const known = useRef(over);
  useEffect(() => {
    if (!over) return lay(ended ? "aside" : "");
    if (known.current) return;
    known.current = true;
    const timer = setTimeout(() => lay("over"), reducesMotion() ? 0 : LAST);
    return () => clearTimeout(timer);
  }, [ended, over]);
  return [laid, lay];
}
