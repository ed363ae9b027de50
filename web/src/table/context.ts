/** What everything on the table needs to know, and what it may ask for. */

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Clocks } from "../game/clock";
import type { Spot } from "../selection/choicePaths";
import type { Sitter } from "../protocol/messages";
import type { Area, Choice, Denied, Look, Mark, Piece, Scene, SeatCard } from "../protocol/scene";

export interface TableContext {
  readonly look: Look;
  readonly scene: Scene;
  readonly ownSeat: number | null;
  readonly people: readonly Sitter[];
  readonly names: readonly string[];
  readonly lang: string;
  readonly clocks: Clocks | null;
  readonly wide: boolean;
  readonly narrow: boolean; // a phone
  readonly rulesUrl: string; // address of the rules, "" if there are none to open
  readonly areas: ReadonlyMap<string, Area>;
  readonly piecesByArea: ReadonlyMap<string, readonly Piece[]>; // pieces of an area, by order
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
  readonly denied: ReadonlyMap<string, Denied>;
  readonly pickable: ReadonlySet<string>; // what may be picked now
  readonly picked: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>; // what the hint is about: pieces, places and seats, or the code of a button
  readonly hovered: string; // id under the pointer or in focus
  readonly openStack: string; // the place whose stack is laid out side by side
  readonly preview: readonly Piece[];
  say(text: string): string;
  hover(spot: Spot | null): void;
  press(spot: Spot): void;
  choose(choice: Choice): void;
  previewChoice(choice: Choice | null): void;
  /** Open the rules, at this one. */
  openRule(rule: string): void;
  /** Let a bot play for somebody who has left; null for a watcher. */
  readonly standIn: ((seat: number) => void) | null;
}

export const Context = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(Context);
  if (!table) throw new Error("useTable is called outside of a table");
  return table;
}

/** Things by a key they share, in their order. */
export function groupBy<T>(things: readonly T[], key: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const group = found.get(key(thing));
    if (group) group.push(thing);
    else found.set(key(thing), [thing]);
  }
  return found;
}

export const byOrder = (one: Piece, other: Piece): number => (one.order ?? 0) - (other.order ?? 0);

/** What a piece is called, with how many there are. */
export function pieceName(table: TableContext, piece: Piece): string {
  const name = table.say(piece.label || table.look.faces[piece.face]?.label || piece.face);
  return (piece.count ?? 1) > 1 ? `${name} × ${piece.count}` : name;
}

/** The kind of a mark that says how far the game has come: it is told beside the title. */
export const PROGRESS = "round";

/** Everything that is true of something, as words. */
export function factsAbout(table: TableContext, id: string): string[] {
  return (table.marks.get(id) ?? []).map((mark) => table.say(mark.label));
}

/** Tones of what lies beside a picked piece and was not picked: marks in them speak of another choice. */
export function unpickedTones({ look, scene, picked }: Pick<TableContext, "look" | "scene" | "picked">): ReadonlySet<string> {
  const pieces = scene.pieces ?? [];
  const held = pieces.filter((piece) => picked.has(piece.id));
  const tones = (some: readonly Piece[]) => some.flatMap((piece) => look.faces[piece.face]?.tone ?? []);
  const beside = pieces.filter((piece) => held.some(({ area }) => area === piece.area));
  return new Set(tones(beside).filter((tone) => tone && !tones(held).includes(tone)));
}

/** What the tone of something looks like, as style. */
export function toneStyle(look: Look, tone: string | undefined): { style: Record<string, string>; symbol: string } {
  const found = tone ? look.tones[tone] : undefined;
  if (!found) return { style: {}, symbol: "" };
  return { style: { "--by-day": found.light, "--by-night": found.dark }, symbol: found.symbol };
}

export function sitterOf(table: TableContext, chair: SeatCard): Sitter | undefined {
  return table.people.find((person) => person.seat === chair.seat);
}
