/** Several people at one device: whose turn it is to look. Nothing here draws. */

import type { Scene } from "../protocol/scene";

/** The own seats that are asked, as one of them sees it. */
export function seatsAskedHere(you: readonly number[], seat: number | null, scene: Scene): readonly number[] {
  const first = seat !== null && (scene.choices ?? []).length > 0 ? [seat] : [];
  const others = (scene.prompt?.waits_for ?? []).filter((each) => !first.includes(each));
  return [...first, ...others].filter((each) => you.includes(each));
}

/** The seat that the device is handed to: the first that is asked, or whoever had it. */
export function nextViewer(you: readonly number[], seat: number | null, scene: Scene): number | null {
  return seatsAskedHere(you, seat, scene)[0] ?? (seat !== null && you.includes(seat) ? seat : (you[0] ?? null));
}

/** Whether whoever looks now has nothing to do while somebody else at this device has. */
export function shouldHandOver(you: readonly number[], seat: number, scene: Scene): boolean {
  const own = seatsAskedHere(you, seat, scene);
  return own.length > 0 && !own.includes(seat);
}
