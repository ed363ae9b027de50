/** What was counted between two scenes: the moment at the end of a round. Nothing here draws. */

import type { Scene, Sheet } from "../protocol/scene";

export interface Gain {
  readonly name: string; // as the sheet has it, {2} for seat 2
  readonly gained: number;
  readonly total: number;
}

export interface RoundSummary {
  readonly title: string;
  readonly gains: readonly Gain[];
}

/** The first sheet with figures whose last column has changed for at least half of its rows at once, and for two of them. */
export function summarizeRound(before: Scene, after: Scene): RoundSummary | null {
  if (after.result) return null; // that is a moment of its own
  for (const sheet of after.sheets ?? []) {
    const was = before.sheets?.find((each) => each.id === sheet.id);
    const gains = was && sheet.kind === "table" ? gainsOf(was, sheet) : [];
    const changed = gains.filter((gain) => gain.gained !== 0).length;
    if (changed >= 2 && changed * 2 >= gains.length) return { title: was?.title ?? sheet.title, gains };
  }
  return null;
}

function gainsOf(was: Sheet, now: Sheet): readonly Gain[] {
  const old = new Map((was.rows ?? []).map((row) => [row[0], lastNumber(row)]));
  return (now.rows ?? []).flatMap((row) => {
    const [name = ""] = row;
    const [before, total] = [old.get(name), lastNumber(row)];
    return before === undefined || Number.isNaN(before) || Number.isNaN(total) ? [] : [{ name, gained: total - before, total }];
  });
}

/** The number at the end of a row. */
function lastNumber(row: readonly string[]): number {
  const text = (row[row.length - 1] ?? "").replace("−", "-");
  return /^-?\d+$/.test(text) ? Number(text) : NaN;
}
