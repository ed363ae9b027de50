/** One's own part in the shuffle: 32 hex digits that nobody else has chosen. */

export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
