/** Where a replay comes from: a table of this server, or a record in a file. */

import { post, openTable, ApiError } from "../protocol/api";
import type { Replay, Verified } from "../protocol/responses";
import type { Viewer } from "./steps";

/** A table of the house, or a record from a file. */
export interface ReplaySource {
  readonly fileName: string; // of the file that can be downloaded
  readonly recordUrl: string; // its address
  load(viewer: Viewer): Promise<Replay>;
  verify(): Promise<Verified>;
  playOn(entries: number, seat: number): Promise<string>; // the table that it opens
}

export function fromTable(table: string, lang: string): ReplaySource {
  const path = `/api/tables/${table}`;
  return {
    fileName: `${table}.json`,
    recordUrl: `${path}/record`,
    load: (viewer) => get<Replay>(`${path}/replay?seat=${viewer}&lang=${lang}`),
    verify: () => get<Verified>(`${path}/verify?lang=${lang}`),
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

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  const said = (await answer.json()) as T & { title?: string };
  if (!answer.ok) throw new ApiError(said.title ?? "");
  return said;
}
