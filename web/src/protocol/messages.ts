/** Looks and scenes as scene/model.py sends them: what has its default is left out. */

export type Shape = "board" | "fan" | "row" | "pile" | "pool";
export type Zone = "centre" | "mine" | "seat" | "side" | "drawer";

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cell: readonly [number, number];
  readonly label: string;
  readonly turn?: number;
  readonly text?: string;
  readonly tone?: string;
  readonly narrow?: readonly [number, number, number?];
}

export interface Area {
  readonly id: string;
  readonly shape: Shape;
  readonly label: string;
  readonly zone: Zone;
  readonly seat?: number;
  readonly places?: readonly Place[];
  readonly ratio?: number;
  readonly inside?: string;
  readonly stacked?: boolean;
  readonly inlay?: string; // an emblem behind the places, as SVG
  readonly shared?: number; // the partner whose it is too; of others the next seat clockwise
}

export interface Face {
  readonly svg: string;
  readonly text: string;
  readonly tone: string;
  readonly label: string;
  readonly back?: string;
}

export interface Tone {
  readonly light: string;
  readonly dark: string;
  readonly symbol: string;
  readonly label: string;
}

export interface Look {
  readonly areas: readonly Area[];
  readonly faces: Readonly<Record<string, Face>>;
  readonly tones: Readonly<Record<string, Tone>>;
  readonly seating?: readonly number[]; // the seats clockwise, if they are not 0, 1, 2, …
}

export interface Piece {
  readonly id: string;
  readonly face: string;
  readonly area: string;
  readonly place?: string;
  readonly order?: number;
  readonly turn?: number;
  readonly count?: number;
  readonly label?: string;
  readonly note?: string;
  readonly state?: "dim" | "lit" | "new" | "spent";
  readonly was?: string;
}

export interface Mark {
  readonly on: string;
  readonly kind: string;
  readonly label: string;
  readonly icon?: string;
  readonly tone?: string;
  readonly to?: string;
}

export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly value: number | string;
  readonly icon?: string;
  readonly most?: number;
  readonly note?: string;
}

export interface Chair {
  readonly seat: number;
  readonly tone: string;
  readonly state?: "acting" | "ready" | "out" | "winner";
  readonly chips?: readonly Chip[];
  readonly kind?: "automa";
}

export interface Prompt {
  readonly text: string;
  readonly waits_for?: readonly number[];
  readonly chosen?: readonly string[];
  readonly can_go_back?: boolean;
  readonly rule?: string; // by which a viewer is asked who may not expect it
}

export interface Choice {
  readonly code: string;
  readonly label: string;
  readonly pick?: readonly (readonly string[])[];
  readonly preview?: readonly Piece[];
  readonly note?: string;
  readonly group?: string;
  readonly rank?: "main" | "quiet";
  readonly final?: boolean;
}

export interface Denied {
  readonly on: string;
  readonly why: string;
  readonly rule: string;
}

/** Of kind "table" the cells are text; of the other kind a row is a label, then names of faces. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

export interface Result {
  readonly winners: readonly number[];
  readonly ranks: readonly number[];
  readonly text: string;
  readonly sheet?: string;
}

export interface Scene {
  readonly look: string;
  readonly pieces?: readonly Piece[];
  readonly marks?: readonly Mark[];
  readonly seats?: readonly Chair[];
  readonly prompt?: Prompt;
  readonly choices?: readonly Choice[];
  readonly denied?: readonly Denied[];
  readonly sheets?: readonly Sheet[];
  readonly result?: Result;
}

export interface Cue {
  readonly kind: string;
  readonly face?: string;
  readonly start?: string;
  readonly end?: string;
  readonly count?: number;
}

// ---- beside the scene, from the table ----

export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly kind: "person" | "bot" | "automa" | "open";
  readonly level?: string | null; // of a bot; on a person's chair: of the bot that stands in
  readonly here?: boolean;
  readonly gone?: boolean; // away for so long that a bot may stand in
}

export type State = "lobby" | "running" | "over" | "agreed" | "abandoned";

export interface Welcome {
  readonly t: "welcome";
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly you: readonly number[];
  readonly seq: number;
  readonly people: readonly Person[];
  readonly state: State;
  readonly revision: number;
  readonly next: string | null; // the table of the rematch
  readonly code: string;
  readonly pace: string;
  readonly clock: string; // none, fast, slow or days
}

export interface Shown {
  readonly t: "scene";
  readonly seq: number;
  readonly seat: number | null;
  readonly at: number;
  readonly scene: Scene;
  readonly told?: readonly string[];
  readonly cues?: readonly Cue[];
  readonly pause?: boolean; // chance has come in since: this is to be seen before the next scene, which follows at once
}

/** A choice that was thought of, and what it promises. */
export interface Idea {
  readonly code: string;
  readonly text: string;
  readonly result: string;
}

/** What somebody with experience would do. */
export interface Advice {
  readonly at: number; // the question that it answers
  readonly code: string;
  readonly text: string;
  readonly why: string;
  readonly said: string; // how sure
  readonly measure: string; // what the results mean; "" where there is nothing to compare
  readonly ideas: readonly Idea[]; // the best first, which is the one above
}

/** Somebody would like to have a choice back; without a number nobody does any more. */
export interface Asks {
  readonly number: number | null;
  readonly by: number | null;
  readonly agreed: readonly number[];
  readonly needed: readonly number[];
}

export type Told =
  | Welcome
  | Shown
  | ({ readonly t: "undo" } & Asks)
  | { readonly t: "clocks"; readonly left: readonly number[]; readonly running: readonly number[] }
  | { readonly t: "look"; readonly name: string; readonly look: Look }
  | { readonly t: "ok"; readonly id: string; readonly seq: number }
  | { readonly t: "no"; readonly id: string; readonly error: string; readonly text: string; readonly rule?: string | null }
  | { readonly t: "people"; readonly people: readonly Person[] }
  | { readonly t: "lobby"; readonly revision: number; readonly state: State }
  | { readonly t: "next"; readonly table: string; readonly name: string }
  | { readonly t: "chat"; readonly number: number; readonly name: string; readonly text: string; readonly time: number }
  | ({ readonly t: "hint"; readonly id: string } & Advice)
  | { readonly t: "pong" };
