/** The state of a live game, and how each message from the server changes it. No DOM, no timers, no connection. */

import type { ConnectionStatus } from "../protocol/connection";
import type { ClocksMessage, HintMessage, SceneMessage, ServerMessage, Sitter, UndoMessage, WelcomeMessage } from "../protocol/messages";
import type { Look, Scene } from "../protocol/scene";
import type { Clocks } from "../table/clock";
import type { Ending, LogLine, Refusal, RoundSummary } from "../table/state";
import { summarizeRound } from "./roundSummary";

/** What is known of the table itself. */
interface TableInfo {
  readonly game: string;
  readonly title: string;
  readonly you: readonly number[]; // the seats of this device
  readonly state: string;
  readonly next: Ending["next"];
  readonly pace: string;
  readonly clock: string;
}

/** A scene with the look that it is drawn in. */
export type ShownScene = SceneMessage & { readonly look: Look };

export interface SessionState {
  readonly info: TableInfo;
  readonly people: readonly Sitter[];
  readonly shown: ShownScene | null;
  readonly previous: Scene | null; // the scene that the next one is compared with; null after a reset
  readonly question: string; // what the shown scene asks, as a key
  readonly log: readonly LogLine[];
  readonly refusal: Refusal | null;
  readonly hint: HintMessage | null;
  readonly hintRequests: ReadonlyMap<string, string>; // request id -> the question that the hint was requested for
  readonly vote: UndoMessage | null;
  readonly clocks: Omit<Clocks, "kind"> | null;
  readonly summary: RoundSummary | null; // of a round, while it is shown
  readonly heldSummary: RoundSummary | null; // of a round whose last scene is still being shown
  readonly status: ConnectionStatus;
  readonly pending: string; // id of the choice that is not answered yet
  readonly viewer: number | null; // the player who holds the device, if several share it
  readonly lang: string;
}

/** A message as it takes effect: a scene when it is shown, clocks with the time at which they were right. */
type SessionMessage = Exclude<ServerMessage, SceneMessage | ClocksMessage> | ShownScene | (ClocksMessage & { readonly at: number });

const MAX_LOG_LINES = 300;
const FINAL_STATES: readonly string[] = ["over", "agreed", "abandoned"];

export const newSession = (lang: string): SessionState => ({
  info: { game: "", title: "", you: [], state: "running", next: null, pace: "", clock: "none" },
  people: [],
  shown: null,
  previous: null,
  question: "",
  log: [],
  refusal: null,
  hint: null,
  hintRequests: new Map(),
  vote: null,
  clocks: null,
  summary: null,
  heldSummary: null,
  status: "up",
  pending: "",
  viewer: null,
  lang,
});

/** The state after a message. */
export const reduce = (state: SessionState, message: SessionMessage): SessionState => update(state, changesBy(message, state));

function changesBy(message: SessionMessage, state: SessionState): Partial<SessionState> {
  const { info, people, log } = state;
  switch (message.t) {
    case "welcome":
      return { info: unlessEqual(info, infoOf(message, info.next)), people: unlessEqual(people, message.people) };
    case "people":
      return { people: unlessEqual(people, message.people) };
    case "lobby":
      return { info: { ...info, state: message.state } };
    case "next":
      return { info: { ...info, next: message } };
    case "scene":
      return showScene(state, message);
    case "no":
      return { refusal: message };
    case "hint":
      return receiveHint(state, message);
    case "clocks":
      return { clocks: message };
    case "undo":
      return { vote: message.number === null ? null : message };
    case "chat":
      return { log: appendLines(log, [{ text: message.text, speaker: message.name }]) };
    default:
      return {};
  }
}

const infoOf = ({ game, title, you, state, pace, clock, next }: WelcomeMessage, known: TableInfo["next"]): TableInfo => ({
  game,
  title,
  you,
  state,
  pace,
  clock,
  next: next ? (known ?? { table: next, name: "" }) : null,
});

/** The state with these fields. It is the same object if nothing has changed, so that nothing is drawn again. */
export const update = (state: SessionState, fields: Partial<SessionState>): SessionState =>
  Object.entries(fields).every(([name, value]) => state[name as keyof SessionState] === value) ? state : { ...state, ...fields };

/** The state when the server is about to tell everything again: only the chat is kept. */
export const reset = (state: SessionState): SessionState =>
  update(state, { previous: null, heldSummary: null, log: state.log.filter((line) => line.speaker) });

/** The state after a hint about the present question was requested under this id. */
export const requestHint = (state: SessionState, id: string): SessionState =>
  update(state, { hintRequests: new Map(state.hintRequests).set(id, state.question) });

function showScene(state: SessionState, message: ShownScene): Partial<SessionState> {
  const { shown, previous, hint } = state;
  const { scene, told, pause } = message;
  const unchanged = shown?.seq === message.seq && shown.seat === message.seat && isEqual(shown.scene, scene);
  const question = questionOf(message);
  const summary = previous && ((told.length ? summarizeRound(previous, scene) : null) ?? state.heldSummary);
  return {
    shown: unchanged ? shown : message,
    previous: scene,
    question,
    log: appendLines(state.log, told.map((text) => ({ text }))),
    refusal: null,
    hint: question === state.question ? hint : null,
    ...(previous && { heldSummary: pause ? summary : null, summary: pause || scene.result ? null : (summary ?? state.summary) }),
  };
}

/** A hint is shown only under the question that it was requested for. */
function receiveHint({ hint, hintRequests, question, shown }: SessionState, message: HintMessage): Partial<SessionState> {
  const left = new Map(hintRequests);
  left.delete(message.id);
  const fits = hintRequests.get(message.id) === question && message.at === shown?.at;
  return { hintRequests: left, hint: fits ? message : hint };
}

/** A question as a key: it stays the same while others choose in secret. */
const questionOf = ({ seat, at, scene }: SceneMessage): string => JSON.stringify([seat, at, scene.prompt?.text, scene.choices?.map((choice) => choice.code)]);

const appendLines = (log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] => (lines.length ? [...log, ...lines].slice(-MAX_LOG_LINES) : log);

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The new value, or the old object if both are equal. */
const unlessEqual = <T,>(old: T, fresh: T): T => (isEqual(old, fresh) ? old : fresh);

export const isOver = ({ info, shown }: SessionState): boolean => FINAL_STATES.includes(info.state) || shown?.scene.result !== undefined;

/** Whether a bot plays for the player who looks at the table. */
export const isReplaced = (state: SessionState): boolean =>
  !isOver(state) && state.people.some(({ seat, level }) => level && seat === state.shown?.seat && state.info.you.includes(seat));

/** The players' names by seat. */
export function namesOf(people: readonly Sitter[]): readonly string[] {
  const names: string[] = [];
  for (const person of people) names[person.seat] = person.name;
  return names;
}
