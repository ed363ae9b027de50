/** The figures of a round, from the scenes before and after it was scored. No DOM. */

import type { Scene, Sheet } from "../protocol/scene";
import type { Gain, RoundSummary } from "../table/state";

/** The first score sheet whose last column has changed in at least half of its rows and in at least two; null if there is none. */
export function summarizeRound(before: Scene, after: Scene): RoundSummary | null {
  if (after.result) return null; // the end of the game is shown in another way
  for (const sheet of after.sheets ?? []) {
    const old = before.sheets?.find((each) => each.id === sheet.id);
    const gains = old && sheet.kind === "table" ? gainsOf(old, sheet) : [];
    const changed = gains.filter((gain) => gain.gained !== 0).length;
    if (changed >= 2 && changed * 2 >= gains.length) return { title: old?.title ?? sheet.title, gains };
  }
  return null;
}

function gainsOf(old: Sheet, fresh: Sheet): readonly Gain[] {
  const totals = new Map((old.rows ?? []).map((row) => [row[0], lastNumber(row)]));
  return (fresh.rows ?? []).flatMap((row) => {
    const [name = ""] = row;
    const [before, total] = [totals.get(name), lastNumber(row)];
    return before === undefined || Number.isNaN(before) || Number.isNaN(total) ? [] : [{ name, gained: total - before, total }];
  });
}

/** The number at the end of a row. */
function lastNumber(row: readonly string[]): number {
  const text = (row[row.length - 1] ?? "").replace("−", "-");
  return /^-?\d+$/.test(text) ? Number(text) : NaN;
}
