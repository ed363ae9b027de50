/** A score sheet turned over: a column for each seat in place of a row. */

import type { Sheet } from "../protocol/messages";

/** What was a column becomes a row, its cells in this order of seats; null if the rows are not those of the seats. */
export function transposed(sheet: Sheet, seats: readonly number[]): readonly (readonly string[])[] | null {
  const rows = new Map((sheet.rows ?? []).map((row) => [row[0], row]));
  const own = seats.map((seat) => rows.get(`{${seat}}`));
  const columns = sheet.columns ?? [];
  if (columns.length < 2 || rows.size !== seats.length || own.some((row) => row === undefined)) return null;
  return columns.slice(1).map((label, at) => [label, ...own.map((row) => row?.[at + 1] ?? "")]);
}
