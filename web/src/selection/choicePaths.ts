/** Narrowing the choices by what was picked, step by step. No DOM. */

import type { Choice, Piece } from "../protocol/scene";

/** What one pick may mean: a piece, the place it lies on, or its area. */
export type Spot = readonly string[];
export type Path = readonly Spot[];

/** What picking this piece may mean. */
export function spotOf(piece: Piece): Spot {
  return piece.place === undefined ? [piece.id, piece.area] : [piece.id, piece.place, piece.area];
}

const stepsOf = (choice: Choice): readonly (readonly string[])[] => choice.pick ?? [];

function agrees(choice: Choice, path: Path): boolean {
  const steps = stepsOf(choice);
  return steps.length >= path.length && path.every((spot, at) => spot.some((id) => steps[at]?.includes(id)));
}

/** The choices whose path agrees with what was picked: all of them before the first pick. */
export function remaining(choices: readonly Choice[], path: Path): readonly Choice[] {
  return path.length === 0 ? choices : choices.filter((choice) => agrees(choice, path));
}

/** Whether nothing more must be picked for this choice. It is shown as a button then. */
export function isComplete(choice: Choice, path: Path): boolean {
  return stepsOf(choice).length === path.length;
}

/** Everything that may be picked next. */
export function targets(choices: readonly Choice[], path: Path): ReadonlySet<string> {
  return new Set(remaining(choices, path).flatMap((choice) => stepsOf(choice)[path.length] ?? []));
}

/** Whether this spot may be picked next. */
export function isTarget(spot: Spot, wanted: ReadonlySet<string>): boolean {
  return spot.some((id) => wanted.has(id));
}

/** The steps that a press on this spot continues: the present path, or none if the press starts another path; null if it leads nowhere. */
export function stepsToExtend(choices: readonly Choice[], path: Path, spot: Spot, busy: boolean): Path | null {
  if (busy) return null;
  if (isTarget(spot, targets(choices, path))) return path;
  const again = path[0]?.some((id) => spot.includes(id)); // pressing the first piece again deselects it
  return path.length > 0 && !again && isTarget(spot, targets(choices, [])) ? [] : null;
}

/** The choice that the path has arrived at, if exactly one is left and nothing more must be picked for it. */
export function settledChoice(choices: readonly Choice[], path: Path): Choice | null {
  if (path.length === 0) return null;
  const left = remaining(choices, path);
  const only = left[0];
  return left.length === 1 && only !== undefined && isComplete(only, path) ? only : null;
}

/** The only choice that picking this spot leads to, even if more steps follow; null if there are several or none. */
export function previewOf(choices: readonly Choice[], path: Path, spot: Spot): Choice | null {
  if (!isTarget(spot, targets(choices, path))) return null;
  const left = remaining(choices, [...path, spot]);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The choices that match what was typed: first codes that begin with it, then codes and labels that contain it. */
export function searchChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return choices;
  const starts = choices.filter((choice) => choice.code.toLowerCase().startsWith(wanted));
  const contains = choices.filter(
    (choice) => !starts.includes(choice) && `${choice.code} ${choice.label}`.toLowerCase().includes(wanted),
  );
  return [...starts, ...contains];
}

/** The choices by group, in the order of each group's first choice. Choices without a group are one group. */
export const byGroup = (choices: readonly Choice[]): readonly (readonly [string, readonly Choice[]])[] => [...groupBy(choices, (choice) => choice.group ?? "")];

/** Group things by a key, in their order. */
export function groupBy<T>(things: readonly T[], key: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const group = found.get(key(thing));
    if (group) group.push(thing);
    else found.set(key(thing), [thing]);
  }
  return found;
}

/** Everything a choice is about: all ids on its path, and its own code for its button. */
export function idsOnPath(choices: readonly Choice[], code: string): ReadonlySet<string> {
  const found = choices.find((choice) => choice.code === code);
  return new Set(found ? [code, ...stepsOf(found).flat()] : []);
}
