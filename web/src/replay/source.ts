/** Where a replay comes from: a table of this server, or a record in a file. */

import { openTable, post, request } from "../protocol/api";
import type { Replay, Verified } from "../protocol/responses";
import type { Viewer } from "./steps";

export interface ReplaySource {
  readonly fileName: string; // of the record
  readonly recordUrl: string;
  load(viewer: Viewer): Promise<Replay>;
  verify(): Promise<Verified>;
  playOn(entries: number, seat: number): Promise<string>; // returns the id of the new table
}

export function fromTable(table: string, lang: string): ReplaySource {
  const path = `/api/tables/${table}`;
  return {
    fileName: `${table}.json`,
    recordUrl: `${path}/record`,
    load: (viewer) => request<Replay>(`${path}/replay?seat=${viewer}&lang=${lang}`),
    verify: () => request<Verified>(`${path}/verify?lang=${lang}`),
    playOn: (entries, seat) => openTable(`${path}/play-on`, { entries, seat }),
  };
}

export function fromFile(file: File, record: unknown, lang: string): ReplaySource {
  return {
    fileName: file.name,
    recordUrl: URL.createObjectURL(file),
    load: (viewer) => post<Replay>(`/api/replay?lang=${lang}`, { record, seat: String(viewer) }),
    verify: () => post<Verified>(`/api/verify?lang=${lang}`, { record }),
    playOn: (entries, seat) => openTable("/api/records", { record, entries, seat }),
  };
}
