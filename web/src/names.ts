/** Texts say {2} where the name of seat 2 belongs. */

export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\{(\d+)\}/g, (whole, seat: string) => names[Number(seat)] ?? whole);
}

/** The seats clockwise, beginning after the viewer's chair and without it. */
export function othersFrom(chair: number | null, seats: readonly number[]): readonly number[] {
  const start = chair === null ? 0 : seats.indexOf(chair) + 1;
  const turned = [...seats.slice(start), ...seats.slice(0, start)];
  return turned.filter((seat) => seat !== chair);
}
