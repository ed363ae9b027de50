/** Narrowing of choices by what was picked, step by step. Nothing here draws. */

import type { Choice } from "../protocol/scene";

/** What one pick stands for: a piece, the place it lies on, its area; any of them may be meant. */
export type Spot = readonly string[];
export type Path = readonly Spot[];

const stepsOf = (choice: Choice): readonly (readonly string[])[] => choice.pick ?? [];

function agrees(choice: Choice, path: Path): boolean {
  const steps = stepsOf(choice);
  return steps.length >= path.length && path.every((spot, at) => spot.some((id) => steps[at]?.includes(id)));
}

/** The choices whose path agrees with what was picked; before any pick, all of them. */
export function remaining(choices: readonly Choice[], path: Path): readonly Choice[] {
  return path.length === 0 ? choices : choices.filter((choice) => agrees(choice, path));
}

/** Whether nothing more is to be picked for this choice: then it is a button. */
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

/** The steps that a press on this spot goes on from: those taken, or none if one has changed one's mind; null if it leads nowhere. */
export function stepsToExtend(choices: readonly Choice[], path: Path, spot: Spot, busy: boolean): Path | null {
  if (busy) return null;
  if (isTarget(spot, targets(choices, path))) return path;
  const again = path[0]?.some((id) => spot.includes(id)); // the first piece once more: let go of it
  return path.length > 0 && !again && isTarget(spot, targets(choices, [])) ? [] : null;
}

/** The one choice that is left with its path used up, if there is exactly one left. */
export function settledChoice(choices: readonly Choice[], path: Path): Choice | null {
  if (path.length === 0) return null;
  const left = remaining(choices, path);
  const only = left[0];
  return left.length === 1 && only !== undefined && isComplete(only, path) ? only : null;
}

/** What would be shown if this spot were picked: the one choice it leads to, however many steps are still to come. */
export function previewOf(choices: readonly Choice[], path: Path, spot: Spot): Choice | null {
  if (!isTarget(spot, targets(choices, path))) return null;
  const left = remaining(choices, [...path, spot]);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** The choices a person finds by typing: by the beginning of a code first, then anywhere in code or label. */
export function searchChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return choices;
  const starts = choices.filter((choice) => choice.code.toLowerCase().startsWith(wanted));
  const holds = choices.filter(
    (choice) => !starts.includes(choice) && `${choice.code} ${choice.label}`.toLowerCase().includes(wanted),
  );
  return [...starts, ...holds];
}

/** Choices by family, families in the order of their first member; what has none stands alone. */
export function byGroup(choices: readonly Choice[]): readonly (readonly [string, readonly Choice[]])[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = choice.group ?? "";
    found.set(group, [...(found.get(group) ?? []), choice]);
  }
  return [...found];
}

/** All that a choice is about: everything on its path, and the choice itself for its button. */
export function idsOnPath(choices: readonly Choice[], code: string): ReadonlySet<string> {
  const found = choices.find((choice) => choice.code === code);
  return new Set(found ? [code, ...stepsOf(found).flat()] : []);
}
