/** The whole table: zones arranged for phone, tablet and wide, and the picking that goes on at it. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { AreaView } from "./areas";
import { Bar, Tool } from "./bar";
import { aroundSeats, slender } from "./board";
import { ChoiceButton, ChoiceList } from "./choices";
import { byOrder, type Desk, DeskContext, grouped, PROGRESS } from "./desk";
import { Symbols } from "./faces";
import { Icon } from "./icons";
import { moveFocus, typing } from "./keys";
import { latest, Log, type LogLine } from "./log";
import { othersFrom, withNames } from "./names";
import { type Ending, Outcome } from "./outcome";
import { about, complete, foreseen } from "./pick";
import { usePicking } from "./picking";
import { Pieces } from "./pieces";
import { PromptView, type Refusal } from "./prompt";
import { SeatView } from "./seats";
import { Over, SheetView } from "./sheets";
import { nameSpot, toldOf } from "./telling";
import type { Advice, Area, Cue, Look, Person, Scene } from "./types";
import { PHONE, useWidth, WIDE } from "./width";
import { word } from "./words";

const SLOW = 350; // pointing for so long lays a stack out …
const LINGER = 150; // … and pointing elsewhere for so long folds it: laying it out moves it away from under the pointer

export interface TableProps {
  title: string;
  look: Look;
  scene: Scene;
  asked: number; // number of the question: a new one starts picking afresh
  chair: number | null;
  names: readonly string[];
  people: readonly Person[];
  log: readonly LogLine[];
  cues: readonly Cue[];
  jump?: boolean; // the scene is placed at once, nothing travels
  refusal: Refusal | null;
  advice: Advice | null; // until the next scene
  notice: string;
  busy: boolean;
  rulesAt: string;
  homeAt: string;
  logAt: string; // where one's own log is, "" if there is none
  ending: Ending | null; // what there is to do after the end
  choose: (code: string) => void;
  back: (() => void) | null;
  hint: (() => void) | null;
  speak: ((text: string) => void) | null;
  standIn: ((seat: number) => void) | null;
}

export function Table(props: TableProps) {
  const { look, scene, chair, names, people } = props;
  const width = useWidth();
  const root = useRef<HTMLDivElement>(null);
  const picking = usePicking({ ...props, choices: scene.choices ?? [], denied: scene.denied ?? [] });
  const { path, left, wanted, hot, sure, why, listed, choices } = picking;
  const [over, setOver] = useState<"" | "sheets" | "log">("");
  const [lens, setLens] = useState("");
  const [unfolded, setUnfolded] = useState<number | null>(null);
  const say = (text: string) => withNames(text, names);

  const shown = picking.seen ?? sure ?? (hot ? foreseen(choices, path, hot) : null);
  const desk: Desk = {
    look,
    scene,
    chair,
    people,
    narrow: width < PHONE,
    rulesAt: props.rulesAt,
    areas: useMemo(() => new Map(look.areas.map((area) => [area.id, area])), [look]),
    lying: useMemo(() => grouped([...(scene.pieces ?? [])].sort(byOrder), (piece) => piece.area), [scene]),
    marks: useMemo(() => grouped(scene.marks ?? [], (mark) => mark.on), [scene]),
    denied: useMemo(() => new Map((scene.denied ?? []).map((denied) => [denied.on, denied])), [scene]),
    wanted,
    picked: useMemo(() => new Set(path.flat()), [path]),
    hinted: useMemo(() => about(scene.choices ?? [], props.advice?.code ?? ""), [scene, props.advice]),
    hot: hot?.[0] ?? "",
    lens,
    preview: shown?.preview ?? [],
    say,
    point: picking.point,
    press: picking.press,
    choose: picking.choose,
    foresee: picking.foresee,
    standIn: props.standIn,
  };

  const place = hot?.find((id) => look.areas.some((area) => area.stacked && area.places?.some((each) => each.id === id))) ?? "";
  useEffect(() => {
    const timer = setTimeout(() => setLens(place), place ? SLOW : LINGER);
    return () => clearTimeout(timer);
  }, [place]);

  // what had the focus by keyboard may be gone, or the list it was in: go on in the same area
  const home = useRef("");
  const focused = (event: FocusEvent) => {
    const on = event.target as HTMLElement;
    const area = on.closest<HTMLElement>("[data-area]")?.dataset["area"];
    home.current = on.matches(":focus-visible") ? (area ?? home.current) : "";
  };
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !home.current) return;
    const area = root.current?.querySelector(`[data-area="${CSS.escape(home.current)}"]`);
    area?.querySelector<HTMLElement>("[tabindex='0']")?.focus({ preventScroll: true });
  }, [scene, listed]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      if (picking.stepBack() || over) return;
      if (scene.prompt?.chosen?.length && scene.prompt.can_go_back) props.back?.();
    } else if (event.key === "/" && !typing(event.target)) {
      event.preventDefault();
      picking.list(true);
    } else if (root.current && moveFocus(root.current, event)) event.preventDefault();
  };
  useLayoutEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  // ---- who sits where, and what lies in which zone ----
  const zoned = (zone: Area["zone"]) => look.areas.filter((area) => area.zone === zone);
  const seats = scene.seats ?? [];
  const below = chair ?? (zoned("centre").some(aroundSeats) ? seats[0]?.seat : null) ?? null; // a watcher stands behind the first seat
  const others = othersFrom(below, seats.map((each) => each.seat)).flatMap((seat) => seats.filter((each) => each.seat === seat));
  const me = seats.find((each) => each.seat === below);
  const half = Math.floor(others.length / 2);
  const opposite = others.length % 2 && zoned("centre").some(aroundSeats) ? 1 : 0; // sits above the board
  const right = opposite ? half + 1 : Math.ceil(others.length / 2);
  const wide = width >= WIDE;
  const folded = width < PHONE;
  const pickable = new Set((scene.pieces ?? []).filter((piece) => wanted.has(piece.id)).map((piece) => piece.area));
  const seatView = (each: (typeof seats)[number]) => {
    const areas = look.areas.filter((area) => area.zone === "seat" && area.seat === each.seat);
    const forced = areas.some((area) => pickable.has(area.id));
    const open = unfolded === each.seat || forced;
    const toggle = () => setUnfolded(unfolded === each.seat ? null : each.seat);
    return <SeatView key={each.seat} chair={each} areas={areas} folded={folded} unfolded={open} {...(folded ? { unfold: toggle } : {})} />;
  };
  const middle = zoned("centre").some(aroundSeats); // has room in its middle for what is no board
  const centre = zoned("centre").filter((area) => (!area.inside && !(middle && area.shape !== "board")) || (area.inside && folded && beside(look, area)));
  const unowned = zoned("seat").filter((area) => area.seat === undefined);
  const side = [...zoned("side"), ...unowned];
  const drawer = zoned("drawer");
  const mine = zoned("mine");
  const fans = mine.filter((area) => area.shape === "fan" || area.shape === "board");
  const rest = mine.filter((area) => !fans.includes(area));
  const buttons = left.filter((choice) => complete(choice, path)); // nothing more to pick, but not the only one
  const listable = left.filter((choice) => !complete(choice, path));
  const tables = (scene.sheets ?? []).filter((sheet) => sheet.kind === "table");
  const steps = path.map((spot) => nameSpot(desk, spot));
  const arranged = `${unfolded} ${width < PHONE} ${wide}`;
  const last = latest(props.log);
  const spokenLast = last ? (last.by ? `${last.by}: ${last.text}` : say(last.text)) : "";
  const refusal: Refusal | null = why ?? (sure ? { text: `${sure.label}: ${word("sure")}`, rule: "" } : props.refusal);
  const advised = props.advice ? `${word("hint")}: ${say(props.advice.text)}` : "";
  const outcome = <Outcome result={scene.result} ending={props.ending} say={say} />;
  const goBack = () => picking.stepBack() || props.back?.();

  return (
    <DeskContext.Provider value={desk}>
      <div class={`scene ${wide ? "wide" : folded ? "phone" : "tablet"}`} ref={root} onFocusIn={focused}>
        <Symbols look={look} />
        <Bar title={props.title} now={say((scene.marks ?? []).find((mark) => mark.kind === PROGRESS)?.label ?? "")} homeAt={props.homeAt} rulesAt={props.rulesAt} more={!wide || props.logAt || (scene.sheets ?? []).length > 0 ? () => setOver("sheets") : null} />
        {props.notice && <p class="notice" role="alert">{props.notice}</p>}
        {!wide && last && (
          <button type="button" class="ticker" onClick={() => setOver("log")}>
            {spokenLast}
          </button>
        )}
        <div class="felt">
          {wide ? (
            <>
              <div class="wing left">{[...others.slice(0, opposite ? half : right)].reverse().map(seatView)}</div>
              <div class="middle">
                {opposite > 0 && <div class="above">{others.slice(half, right).map(seatView)}</div>}
                <div class="centre">{centre.map((area) => <AreaView key={area.id} area={area} />)}</div>
              </div>
              <div class="wing right">
                {others.slice(right).map(seatView)}
                <Zone name="side" areas={side} />
              </div>
            </>
          ) : (
            <>
              <div class="strip">{others.map(seatView)}</div>
              <div class="centre">{centre.map((area) => <AreaView key={area.id} area={area} />)}</div>
              <Zone name="side" areas={side} />
            </>
          )}
        </div>
        <footer class="foot">
          <PromptView steps={steps} refusal={refusal} told={toldOf(desk, hot, shown) || advised} busy={props.busy} />
          <ChoiceList left={listable} open={listed} close={() => picking.list(false)} />
          {me && (
            <div class={chair === null ? "me below" : "me"}>
              <SeatView chair={me} areas={chair === null ? look.areas.filter((area) => area.zone === "seat" && area.seat === below) : []} mine={chair !== null} />
            </div>
          )}
          <div class="hand">
            {rest.length > 0 && <Zone name="rest" areas={rest} />}
            {fans.map((area) => <AreaView key={area.id} area={area} />)}
          </div>
          <div class="acts">
            {sure && <button type="button" class="btn go" data-choice={sure.code} onClick={() => picking.choose(sure)}>{word("yes")}</button>}
            {!sure && buttons.map((choice) => <ChoiceButton key={choice.code} choice={choice} />)}
            {listable.length > 0 && !listed && <Tool name="list" label={`${word("choices")} (/)`} press={() => picking.list(true)} />}
            {props.hint && choices.length > 0 && <Tool name="hint" label={word("hint")} press={props.hint} />}
            {(path.length > 0 || sure || (scene.prompt?.can_go_back && props.back)) && (
              <button type="button" class="btn plain" data-back="" onClick={goBack}>
                <Icon name="back" />
                <span>{word("back")}</span>
              </button>
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
            {outcome}
            {tables.slice(0, 1).map((sheet) => <SheetView key={sheet.id} sheet={sheet} />)}
            <Log lines={props.log} speak={props.speak} />
          </aside>
        )}
        {!wide && outcome}
        <p class="sr" role="log" aria-live="polite">
          {spokenLast}
        </p>
        <p class="sr" role="status">
          {advised}
        </p>
        <Pieces cues={props.cues} arranged={arranged} jump={props.jump ?? false} />
        {over && (
          <Over title={over === "log" ? word("log") : word("sheets")} close={() => setOver("")}>
            {over === "sheets" && (scene.sheets ?? []).map((sheet) => <SheetView key={sheet.id} sheet={sheet} />)}
            {over === "sheets" && props.logAt && <a href={props.logAt} download="samedi-log.json">{word("ownLog")}</a>}
            {(over === "log" || !wide) && <Log lines={props.log} speak={props.speak} />}
          </Over>
        )}
      </div>
    </DeskContext.Provider>
  );
}

/** Whether an inner board lies beside its outer one on a phone. */
function beside(look: Look, area: Area): boolean {
  const outer = look.areas.find((each) => each.id === area.inside);
  return outer === undefined || slender(outer);
}

function Zone({ name, areas }: { name: string; areas: readonly Area[] }) {
  return (
    <div class={name}>
      {areas.map((area) => (
        <AreaView key={area.id} area={area} />
      ))}
    </div>
  );
}
