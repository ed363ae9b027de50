/** Several players at one device: who looks at it next. No DOM. */

import type { Scene } from "../protocol/scene";

/** The seats of this device that are asked, as seen from one of them. */
export function seatsAskedHere(you: readonly number[], seat: number | null, scene: Scene): readonly number[] {
  const first = seat !== null && (scene.choices ?? []).length > 0 ? [seat] : [];
  const others = (scene.prompt?.waits_for ?? []).filter((each) => !first.includes(each));
  return [...first, ...others].filter((each) => you.includes(each));
}

/** The seat whose player gets the device: the first one that is asked, or the present one. */
export function nextViewer(you: readonly number[], seat: number | null, scene: Scene): number | null {
  return seatsAskedHere(you, seat, scene)[0] ?? (seat !== null && you.includes(seat) ? seat : (you[0] ?? null));
}

/** Whether the present player has nothing to do while another player at this device is asked. */
export function shouldHandOver(you: readonly number[], seat: number, scene: Scene): boolean {
  const own = seatsAskedHere(you, seat, scene);
  return own.length > 0 && !own.includes(seat);
}
