/** The whole table: zones arranged for phone, tablet and wide windows, the selection, the keyboard. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Symbols } from "../board/faces";
import { Pieces } from "../board/pieces";
import { sectorsOf } from "../board/ringBoard";
import { isSeatedBoard } from "../board/seatedBoard";
import { seatsAfter, withNames } from "../i18n/playerNames";
import { word } from "../i18n/phrases";
import { HintView, spokenHint } from "../panels/hint";
import { latestLine, LogView, Sentence } from "../panels/log";
import { ResultLine } from "../panels/result";
import { RoundSummaryView } from "../panels/roundSummary";
import { SheetView } from "../panels/sheets";
import { Toolbar } from "../panels/toolbar";
import { StandInNotice, UndoVote } from "../panels/undoVote";
import type { HintMessage } from "../protocol/messages";
import type { Look } from "../protocol/scene";
import { isTyping, moveFocus } from "../selection/arrowKeys";
import { groupBy, idsOnPath, previewOf } from "../selection/choicePaths";
import { pointerHandlers } from "../selection/pointer";
import { useAutoPlay } from "../selection/useAutoPlay";
import { useSelection } from "../selection/useSelection";
import { findByData, listen } from "../ui/dom";
import { Icon } from "../ui/icons";
import { prefs, reducesMotion, setPreference, usePreferences } from "../ui/preferences";
import { useTimeout } from "../ui/useTimeout";
import { PHONE, useIsLow, useWidth, WIDE } from "../ui/viewport";
import { byOrder, Context, PROGRESS, type TableContext } from "./context";
import { Footer } from "./footer";
import { type OpenDialog, Overlays } from "./overlays";
import { type TableActions, type TableState, withDefaults } from "./state";
import { TableLayout } from "./tableLayout";

const UNFOLD_DELAY = 350; // a stack that is pointed at for this long is laid out …
const FOLD_DELAY = 150; // … and folded later, as laying it out moves it away from under the pointer
const RESULT_DELAY = 1400; // how long the end is seen before the result lies over it

export function Table({ state, actions = {} }: { state: TableState; actions?: TableActions }) {
  const full = withDefaults(state);
  const { look, scene, ownSeat, names, log, hint, ending } = full;
  const width = useWidth();
  const low = useIsLow();
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>("");
  const [rule, setRule] = useState<string | null>(null); // the rules are open at this rule
  const [openStack, setOpenStack] = useState("");
  const [closedHint, setClosedHint] = useState<HintMessage | null>(null);
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const choose = (code: string) => actions.choose?.(code);
  const selection = useSelection({ ...full, choices: scene.choices ?? [], denied: scene.denied ?? [], tapTwice: usePreferences().twice, choose });
  const { path, hovered, tappedOnce, choices } = selection;
  const { holdBack } = useAutoPlay({ ...full, choices, choose });
  const ended = scene.result !== undefined || ending !== null;
  const [resultPlace, setResultPlace] = useResultPlace(ended, ending !== null);

  const previewed = selection.previewed ?? selection.confirming ?? tappedOnce?.choice ?? (hovered ? previewOf(choices, path, hovered) : null);
  const say = (text: string) => withNames(text, names);
  const context: TableContext = {
    ...full,
    actions,
    wide: width >= WIDE,
    narrow: width < PHONE,
    areas: useMemo(() => new Map(look.areas.map((area) => [area.id, area])), [look]),
    piecesByArea: useMemo(() => groupBy([...(scene.pieces ?? [])].sort(byOrder), (piece) => piece.area), [scene]),
    marks: useMemo(() => groupBy(scene.marks ?? [], (mark) => mark.on), [scene]),
    denied: useMemo(() => new Map((scene.denied ?? []).map((denied) => [denied.on, denied])), [scene]),
    pickable: selection.pickable,
    picked: useMemo(() => new Set([...path.flat(), ...(tappedOnce?.spot ?? [])]), [path, tappedOnce]),
    hinted: useMemo(() => idsOnPath(scene.choices ?? [], hint?.code ?? ""), [scene, hint]),
    hovered: hovered?.[0] ?? "",
    openStack,
    preview: previewed?.preview ?? [],
    say,
    hover: selection.hover,
    press: selection.press,
    choose: selection.choose,
    previewChoice: selection.preview,
    openRule: setRule,
  };
  const { wide, narrow } = context;

  const hoveredStack = hovered?.find((id) => look.areas.some((area) => area.stacked && area.places?.some((place) => place.id === id))) ?? "";
  useTimeout(() => setOpenStack(hoveredStack), hoveredStack ? UNFOLD_DELAY : FOLD_DELAY, [hoveredStack]);

  // the focused element may be gone, or the list that it was in: keep the keyboard's focus in the same area
  const focusedArea = useRef("");
  const handlers = pointerHandlers(context);
  const onFocusIn = (event: JSX.TargetedFocusEvent<HTMLDivElement>) => {
    handlers.onFocusIn?.(event);
    const target = event.target as HTMLElement;
    const area = target.closest<HTMLElement>("[data-area]")?.dataset["area"];
    focusedArea.current = target.matches(":focus-visible") ? (area ?? focusedArea.current) : "";
  };
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !focusedArea.current) return;
    const area = root.current && findByData(root.current, "area", focusedArea.current);
    area?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }, [scene, selection.listOpen]);

  const canTakeBack = scene.prompt?.can_go_back === true && actions.takeBack !== undefined;
  const takeBack = () => {
    if (selection.stepBack()) return;
    holdBack();
    if (canTakeBack) actions.takeBack?.();
    else actions.askUndo?.();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (document.querySelector("dialog:modal")) return;
      if (rule !== null) setRule(null);
      else if (!selection.stepBack() && scene.prompt?.chosen?.length && canTakeBack) takeBack();
    } else if (event.key === "/" && !isTyping(event.target)) {
      event.preventDefault();
      selection.setListOpen(true);
    } else if (event.key === "m" && !isTyping(event.target)) setPreference({ sound: !prefs().sound });
    else if (root.current && moveFocus(root.current, event)) event.preventDefault();
  };
  useLayoutEffect(() => listen(document, "keydown", onKey));

  const seats = scene.seats ?? [];
  const aroundBoard = look.areas.some((area) => area.zone === "centre" && isSeatedBoard(area));
  const seatBelow = ownSeat ?? (aroundBoard ? seats[0]?.seat : null) ?? null; // a watcher looks from behind the first seat
  const others = seatsAfter(seatBelow, look.seating ?? seats.map((each) => each.seat)).flatMap((seat) => seats.filter((each) => each.seat === seat));
  const scoreSheet = scene.sheets?.find((sheet) => sheet.kind === "table");
  const boards = useMemo(() => boardClasses(look), [look]);
  const last = latestLine(log);
  const spokenLast = last ? (last.speaker ? `${last.speaker}: ${last.text}` : say(last.text)) : "";
  const hintView = hint && hint !== closedHint && <HintView key={hint.at} hint={hint} aside={wide} close={() => setClosedHint(hint)} />;
  const progress = (scene.marks ?? []).find((mark) => mark.kind === PROGRESS)?.label ?? "";
  const resultLine = ended && resultPlace === "aside" && <ResultLine result={scene.result} ending={ending} open={() => setResultPlace("over")} />;

  return (
    <Context.Provider value={context}>
      <div class={`scene ${wide ? "wide" : narrow ? (low ? "phone low" : "phone") : "tablet"}${boards}`} ref={root} {...handlers} onFocusIn={onFocusIn}>
        <Toolbar progress={say(progress)} openSettings={() => setDialog("prefs")} openSheets={!wide || full.logUrl || (scene.sheets ?? []).length > 0 ? () => setDialog("sheets") : null} />
        {full.notice && <p class="notice" role="alert">{full.notice}</p>}
        {!wide && (
          <button type="button" class="ticker" onClick={() => setDialog("log")}>
            <span key={log.length}>{last ? last.speaker ? <i><b>{last.speaker}</b> {last.text}</i> : <Sentence text={last.text} /> : "\u00a0"}</span>
            <Icon name="chevron" />
          </button>
        )}
        <TableLayout others={others} unfolded={unfolded} unfold={setUnfolded}>
          {full.vote && <UndoVote vote={full.vote} />}
          {actions.takeSeatBack && <StandInNotice takeSeatBack={actions.takeSeatBack} />}
          {full.summary && <RoundSummaryView summary={full.summary} />}
        </TableLayout>
        <Footer selection={selection} previewed={previewed} seatBelow={seatBelow} aroundBoard={aroundBoard} unfolded={unfolded} unfold={setUnfolded} canTakeBack={canTakeBack} takeBack={takeBack}>
          {!wide && hintView}
        </Footer>
        {wide && (
          <aside class="rail">
            {resultLine}
            {scoreSheet && <SheetView sheet={scoreSheet} />}
            {hintView}
            <LogView />
          </aside>
        )}
        {!wide && resultLine}
        <p class="sr" role="log" aria-live="polite">
          {spokenLast}
        </p>
        <p class="sr" role="status">
          {hint && `${word("hint")}: ${say(spokenHint(hint))}`}
        </p>
        <Pieces arrangement={`${unfolded} ${narrow} ${wide}`} />
        <Overlays dialog={dialog} setDialog={setDialog} rule={rule} closeRules={() => setRule(null)} closeResult={ended && resultPlace === "over" ? () => setResultPlace("aside") : null} />
        <Symbols look={look} />
      </div>
    </Context.Provider>
  );
}

/** The kinds of boards, as classes of the whole table: its layout depends on them, and they never change. */
function boardClasses(look: Look): string {
  const boards = look.areas.filter((area) => area.shape === "board");
  return (boards.some((area) => area.stacked) ? " stacks" : "") + (boards.some(sectorsOf) ? " rings" : "");
}

type ResultPlace = "" | "over" | "aside";

/**
 * Where the result lies: over the table after a last look at it, or at once if the game had ended before. It lies aside
 * when it was closed, and in a replay.
 */
function useResultPlace(ended: boolean, live: boolean): readonly [ResultPlace, (place: ResultPlace) => void] {
  const [place, setPlace] = useState<ResultPlace>(live ? "over" : ended ? "aside" : "");
  const wasOver = useRef(live);
  useEffect(() => {
    if (!live) return setPlace(ended ? "aside" : "");
    if (wasOver.current) return;
    wasOver.current = true;
    const timer = setTimeout(() => setPlace("over"), reducesMotion() ? 0 : RESULT_DELAY);
    return () => clearTimeout(timer);
  }, [ended, live]);
  return [place, setPlace];
}
