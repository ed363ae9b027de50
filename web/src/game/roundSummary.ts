/** What was counted between two scenes: the moment at the end of a round. Nothing here draws. */

import type { Scene, Sheet } from "../protocol/scene";

export interface Gain {
  readonly name: string; // as the sheet has it, {2} for seat 2
  readonly more: number;
  readonly all: number;
}

export interface Tally {
  readonly title: string;
  readonly gains: readonly Gain[];
}

/** The first sheet with figures whose last column has changed for at least half of its rows at once, and for two of them. */
export function tallyOf(before: Scene, after: Scene): Tally | null {
  if (after.result) return null; // that is a moment of its own
  for (const sheet of after.sheets ?? []) {
    const was = before.sheets?.find((each) => each.id === sheet.id);
    const gains = was && sheet.kind === "table" ? gainsOf(was, sheet) : [];
    const changed = gains.filter((gain) => gain.more !== 0).length;
    if (changed >= 2 && changed * 2 >= gains.length) return { title: was?.title ?? sheet.title, gains };
  }
  return null;
}

function gainsOf(was: Sheet, now: Sheet): readonly Gain[] {
  const old = new Map((was.rows ?? []).map((row) => [row[0], figure(row)]));
  return (now.rows ?? []).flatMap((row) => {
    const [name = ""] = row;
    const [before, all] = [old.get(name), figure(row)];
    return before === undefined || Number.isNaN(before) || Number.isNaN(all) ? [] : [{ name, more: all - before, all }];
  });
}

/** The number at the end of a row. */
function figure(row: readonly string[]): number {
  const text = (row[row.length - 1] ?? "").replace("−", "-");
  return /^-?\d+$/.test(text) ? Number(text) : NaN;
}
