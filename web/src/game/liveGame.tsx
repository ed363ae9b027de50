/** The view of a live game: the table, or what covers it while the device is handed over. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { withNames } from "../i18n/playerNames";
import { word } from "../i18n/phrases";
import { isTyping } from "../selection/arrowKeys";
import type { TableActions, TableState } from "../table/state";
import { Table } from "../table/table";
import { connectionNotice } from "../ui/connectionNotice";
import { listen } from "../ui/dom";
import { useTimeout } from "../ui/useTimeout";
import { PHONE, useWidth } from "../ui/viewport";
import { Handover } from "./handover";
import { LiveSession, type LivePage } from "./liveSession";
import { isOver, isReplaced, namesOf, type SessionState } from "./session";
import { nextViewer, seatsAskedHere, shouldHandOver } from "./sharedDevice";
import { useTurnNotice } from "./turnNotice";

const HANDOVER_DELAY = 900; // how long players see their own choice before the device is handed over
const SUMMARY_TIME = 5000; // how long the summary of a round is shown
const SKIP_DELAY = 60; // let a key press be handled normally before it also skips the pause

export function LiveView({ start }: { start: LivePage }) {
  const [session, state] = useSession(start);
  const { info, people, shown, status, lang } = state;
  const { you } = info;
  const over = isOver(state);
  const replaced = isReplaced(state);
  const names = namesOf(people);
  const mine = !over && shown !== null && seatsAskedHere(you, shown.seat, shown.scene).length > 0;
  useTurnNotice({ table: start.table, title: info.title, mine, text: withNames(shown?.scene.prompt?.text ?? "", names) });

  const several = you.length > 1 && !over;
  const viewer = state.viewer !== null && you.includes(state.viewer) ? state.viewer : null;
  const handingOver = several && shown !== null && viewer !== null && shown.seat === viewer && shouldHandOver(you, viewer, shown.scene);
  useTimeout(() => session.update({ viewer: null }), handingOver ? HANDOVER_DELAY : null, [handingOver]);

  const wide = useWidth() >= PHONE;
  const scene = useMemo(() => shown && (over || replaced ? { ...shown.scene, choices: [], denied: [] } : shown.scene), [shown, over, replaced]);
  const notice = connectionNotice(status);
  if (!shown || !scene) return status === "none" || status === "barred" ? <Unavailable text={notice} /> : null;
  const { seat } = shown;
  if (several && seat !== null && viewer !== seat) {
    const next = viewer ?? nextViewer(you, seat, shown.scene) ?? seat;
    return <Handover key={next} title={info.title} name={names[next] ?? ""} look={shown.look} chair={shown.scene.seats?.find((each) => each.seat === next)} notice={notice} busy={viewer !== null} press={() => session.setViewer(next)} />;
  }

  const seated = seat !== null && you.length > 0;
  const tableState: TableState = {
    ...state,
    title: seated || over || !wide ? info.title : `${info.title} · ${word("watching")}`,
    look: shown.look,
    scene,
    questionNumber: shown.at,
    ownSeat: seat,
    names,
    cues: shown.cues,
    notice,
    busy: state.pending !== "",
    rulesUrl: info.game && `/rules/${info.game}?lang=${lang}`,
    logUrl: seated && !over ? `/api/tables/${start.table}/log?seat=${seat}&lang=${lang}` : "",
    ending: over ? { table: start.table, state: info.state, seated, next: info.next } : null,
    pace: people.some((person) => person.kind === "bot") ? info.pace : "",
    clocks: state.clocks && !over && info.clock !== "none" ? { ...state.clocks, kind: info.clock } : null,
    vote: over ? null : state.vote,
  };
  return <Table state={tableState} actions={actionsOf(session, seated ? seat : null, over, replaced)} />;
}

/** What may be done at the table, from this seat if there is one. */
function actionsOf(session: LiveSession, seat: number | null, over: boolean, replaced: boolean): TableActions {
  const always = { setLanguage: (lang: string) => session.setLanguage(lang), closeSummary: () => session.update({ summary: null }) };
  if (seat === null) return always;
  const playing = !over && !replaced;
  return {
    ...always,
    sendChat: (text) => session.send({ t: "say", text }),
    ...(!over && { standIn: (other) => session.send({ t: "stand-in", seat: other }) }),
    ...(replaced && { takeSeatBack: () => session.send({ t: "return" }) }),
    ...(playing && {
      choose: (code) => session.choose(seat, code),
      takeBack: () => session.send({ t: "back", seat }),
      askHint: () => session.askHint(seat),
      answerVote: (number, yes) => session.send({ t: "agree", seat, number, yes }),
    }),
    ...(playing && session.hasActed(seat) && { askUndo: () => session.send({ t: "undo", seat }) }),
  };
}

/** The session with its state, which is drawn again when it changes. */
function useSession(start: LivePage): readonly [LiveSession, SessionState] {
  const session = useMemo(() => new LiveSession(start), []);
  const [state, setState] = useState(session.state);
  session.onChange = setState;
  useEffect(() => {
    const skip = () => session.queue.skipPause();
    const skipByKey = (event: KeyboardEvent) => session.queue.isPaused && !event.repeat && !isTyping(event.target) && setTimeout(skip, SKIP_DELAY);
    const skipIfHidden = () => document.hidden && skip();
    const stops = [listen(document, "click", skip), listen(document, "keydown", skipByKey), listen(document, "visibilitychange", skipIfHidden)];
    return () => stops.forEach((stop) => stop());
  }, []);
  useTimeout(() => session.update({ summary: null }), state.summary && SUMMARY_TIME, [state.summary]);
  return [session, state];
}

/** The table cannot be shown, and never will be. */
function Unavailable({ text }: { text: string }) {
  return (
    <div class="cover">
      <h1 role="alert">{text}</h1>
      <a class="btn go" href="/">
        {word("home")}
      </a>
    </div>
  );
}
