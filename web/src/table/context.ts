/** What every component on the table needs to know, and what it may do. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Spot } from "../selection/choicePaths";
import type { Sitter } from "../protocol/messages";
import type { Area, Choice, Denied, Look, Mark, Piece, SeatCard } from "../protocol/scene";
import type { FullTableState, TableActions } from "./state";

export interface TableContext extends FullTableState {
  readonly actions: TableActions;
  readonly wide: boolean;
  readonly narrow: boolean; // a phone
  readonly areas: ReadonlyMap<string, Area>;
  readonly piecesByArea: ReadonlyMap<string, readonly Piece[]>; // the pieces of each area, by their order
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
  readonly denied: ReadonlyMap<string, Denied>;
  readonly pickable: ReadonlySet<string>; // what may be picked now
  readonly picked: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>; // what the hint is about: pieces, places and seats, or the code of a button
  readonly hovered: string; // id under the pointer or in focus
  readonly openStack: string; // the place whose stack is laid out side by side
  readonly preview: readonly Piece[];
  /** The text with the players' names in place of {0}, {1} … */
  say(text: string): string;
  hover(spot: Spot | null): void;
  press(spot: Spot): void;
  choose(choice: Choice): void;
  previewChoice(choice: Choice | null): void;
  /** Open the rules at this rule. */
  openRule(rule: string): void;
}

export const Context = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(Context);
  if (!table) throw new Error("useTable is called outside of a table");
  return table;
}

export const byOrder = (one: Piece, other: Piece): number => (one.order ?? 0) - (other.order ?? 0);

/** The name of a piece, with the number of such pieces. */
export function pieceName(table: TableContext, piece: Piece): string {
  const name = table.say(piece.label || table.look.faces[piece.face]?.label || piece.face);
  return (piece.count ?? 1) > 1 ? `${name} × ${piece.count}` : name;
}

/** The kind of a mark that says how far the game has come. It is shown beside the title. */
export const PROGRESS = "round";

/** The labels of the marks on something. */
export function factsAbout(table: TableContext, id: string): string[] {
  return (table.marks.get(id) ?? []).map((mark) => table.say(mark.label));
}

/** The tones of the pieces that lie beside a picked piece and were not picked: marks in these tones belong to another choice. */
export function unpickedTones({ look, scene, picked }: Pick<TableContext, "look" | "scene" | "picked">): ReadonlySet<string> {
  const pieces = scene.pieces ?? [];
  const chosen = pieces.filter((piece) => picked.has(piece.id));
  const tones = (some: readonly Piece[]) => some.flatMap((piece) => look.faces[piece.face]?.tone ?? []);
  const beside = pieces.filter((piece) => chosen.some(({ area }) => area === piece.area));
  return new Set(tones(beside).filter((tone) => tone && !tones(chosen).includes(tone)));
}

/** The style and the symbol of a tone. */
export function toneStyle(look: Look, tone: string | undefined): { style: Record<string, string>; symbol: string } {
  const found = tone ? look.tones[tone] : undefined;
  if (!found) return { style: {}, symbol: "" };
  return { style: { "--by-day": found.light, "--by-night": found.dark }, symbol: found.symbol };
}

export function sitterOf(table: TableContext, chair: SeatCard): Sitter | undefined {
  return table.people.find((person) => person.seat === chair.seat);
}
