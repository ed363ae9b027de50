/** The HTTP API of the server. */

import type { Problem, TableShown } from "./responses";

/** The house refuses, in its own sentence. */
export class ApiError extends Error {}

/** What the house answers; throws Refused. */
export async function post<T>(path: string, fields: unknown): Promise<T> {
  const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(fields) });
  const body = (await response.json()) as T & Partial<Problem>;
  if (!response.ok) throw new ApiError(body.title ?? "");
  return body;
}

/** Open a table, which seals its shuffle; only then one's own salt is told, and if nobody is awaited the game starts. */
export async function openTable(path: string, fields: unknown): Promise<string> {
  const { id, state, host, chairs } = await post<TableShown>(path, fields);
  if (state === "lobby" && host && chairs.every((chair) => chair.kind !== "open")) {
    await post(`/api/tables/${id}/start`, { salt: newSalt() }).catch(() => null); // else it can be started there
  }
  return id;
}

/** The player's part of the shuffle: 32 random hex digits. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
