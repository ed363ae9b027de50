/** What a table is drawn from, and what may be done at it. A live game, a replay and a still scene each pass what they have. */

import type { HintMessage, Sitter, UndoMessage } from "../protocol/messages";
import type { Cue, Look, Scene } from "../protocol/scene";
import type { Clocks } from "./clock";

export interface LogLine {
  readonly text: string;
  readonly speaker?: string; // of a chat line
  readonly current?: boolean; // in a replay: the line of the present step
  readonly undone?: boolean; // taken back later
  readonly onPress?: () => void; // goes to that step
}

export interface Refusal {
  readonly text: string;
  readonly rule: string;
}

/** What there is to do after the end. */
export interface Ending {
  readonly table: string;
  readonly state: string;
  readonly seated: boolean;
  readonly next: { readonly table: string; readonly name: string } | null; // an open rematch, and who has opened it
}

export interface Gain {
  readonly name: string; // as in the sheet: {2} for seat 2
  readonly gained: number;
  readonly total: number;
}

export interface RoundSummary {
  readonly title: string;
  readonly gains: readonly Gain[];
}

interface Basics {
  readonly title: string;
  readonly look: Look;
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly ownSeat: number | null; // the seat that the scene is seen from; null for a watcher
}

interface Extras {
  readonly questionNumber: number; // a new number starts the selection afresh
  readonly people: readonly Sitter[];
  readonly log: readonly LogLine[];
  readonly cues: readonly Cue[];
  readonly jump: boolean; // pieces are placed at once, without animation
  readonly refusal: Refusal | null;
  readonly hint: HintMessage | null; // until another question is asked
  readonly notice: string;
  readonly busy: boolean; // a choice is not answered yet
  readonly rulesUrl: string; // "" if there are no rules to open
  readonly homeUrl: string;
  readonly logUrl: string; // of the player's own log, "" if there is none
  readonly ending: Ending | null; // what there is to do after the end
  readonly lang: string;
  readonly pace: string; // of the bots, "" if there are none
  readonly clocks: Clocks | null;
  readonly vote: UndoMessage | null; // a player asks to take a choice back
  readonly summary: RoundSummary | null; // of the last round, for a moment
}

export type TableState = Basics & Partial<Extras>;
export type FullTableState = Basics & Extras;

/** A control without its action is not shown. */
export interface TableActions {
  readonly choose?: (code: string) => void;
  readonly takeBack?: () => void;
  readonly askUndo?: () => void; // ask the other players to agree that the last choice is taken back
  readonly answerVote?: (number: number, yes: boolean) => void;
  readonly askHint?: () => void;
  readonly sendChat?: (text: string) => void;
  readonly standIn?: (seat: number) => void; // let a bot play for a player who has left
  readonly takeSeatBack?: () => void; // from the bot that plays for this player
  readonly setLanguage?: (lang: string) => void;
  readonly closeSummary?: () => void;
}

/** The state with a usual value for everything that was not passed. */
export const withDefaults = (state: TableState): FullTableState => ({
  questionNumber: 0,
  people: [],
  log: [],
  cues: [],
  jump: false,
  refusal: null,
  hint: null,
  notice: "",
  busy: false,
  rulesUrl: "",
  homeUrl: "/",
  logUrl: "",
  ending: null,
  lang: document.documentElement.lang,
  pace: "",
  clocks: null,
  vote: null,
  summary: null,
  ...state,
});
