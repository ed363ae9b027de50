/** The HTTP API of the server. */

import type { Problem, TableShown } from "./responses";

/** The server has refused a request, and says why in a sentence. */
export class ApiError extends Error {}

/** Post these fields as JSON. */
export const post = <T>(path: string, fields: unknown): Promise<T> =>
  request(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(fields) });

/** Request JSON. Throws ApiError. */
export async function request<T>(path: string, options: RequestInit = {}): Promise<T> {
  const response = await fetch(path, options);
  const body = (await response.json()) as T & Partial<Problem>;
  if (!response.ok) throw new ApiError(body.title ?? "");
  return body;
}

/** Open a table, and start its game if every seat is taken. The server has sealed the shuffle before the player's salt is sent. */
export async function openTable(path: string, fields: unknown): Promise<string> {
  const { id, state, host, chairs } = await post<TableShown>(path, fields);
  if (state === "lobby" && host && chairs.every((chair) => chair.kind !== "open")) {
    await post(`/api/tables/${id}/start`, { salt: newSalt() }).catch(() => null); // if it fails, the game can be started on the table's page
  }
  return id;
}

/** The player's part of the shuffle: 32 random hex digits. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
