/** Texts say {2} where the name of seat 2 belongs. */

export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\{(\d+)\}/g, (wordPattern, seat: string) => names[Number(seat)] ?? wordPattern);
}

/** The seats clockwise, beginning after the viewer's chair and without it. */
export function seatsAfter(ownSeat: number | null, seats: readonly number[]): readonly number[] {
  const start = ownSeat === null ? 0 : seats.indexOf(ownSeat) + 1;
  const turned = [...seats.slice(start), ...seats.slice(0, start)];
  return turned.filter((seat) => seat !== ownSeat);
}

export interface Part {
  readonly text: string;
  readonly kind?: "name" | "head" | "key"; // a person, what the sentence stands under, what matters in it
}

const HEAD = /^(\p{L}+[\s\u202f]\d+|第\d+\p{L}+)[\s\u202f]?[:：]/u; // a word and its number

/** A sentence of the log in parts: the names in it, and what it stands under if it begins with a numbered heading. */
export function sentenceParts(text: string, names: readonly string[]): readonly Part[] {
  const head = HEAD.exec(text)?.[0] ?? "";
  const rest = text.slice(head.length).split(/(\{\d+\})/);
  const parts = rest.filter(Boolean).map((part): Part => (/^\{\d+\}$/.test(part) ? { text: withNames(part, names), kind: "name" } : { text: part }));
  return head ? [{ text: head, kind: "head" }, ...parts] : parts;
}

/** How to seek a word: whole, with an ending it may have ("rote"), where words stand apart. */
const whole = (word: string, quoted: string): string => (/^\p{Script=Latin}/u.test(word) ? `(?<!\\p{L})${quoted}\\p{L}{0,2}(?!\\p{L})` : quoted);

/** What is asked in parts: figures and the words for colours stand out. */
export function promptParts(text: string, colours: readonly string[]): readonly Part[] {
  const lower = text.toLowerCase();
  const there = (colour: string): boolean => lower.includes(colour.toLowerCase()); // a pattern of all of them takes long to be made
  const words = colours.filter((colour) => colour.length > 1 && !colour.includes("{") && there(colour)).sort((one, other) => other.length - one.length);
  const quoted = words.map((each) => whole(each, each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  const sought = new RegExp(`(${["\\d+", ...quoted].join("|")})`, "iu");
  const parts: Part[] = [];
  let left = text;
  for (let found = sought.exec(left); found; found = sought.exec(left)) {
    if (found.index) parts.push({ text: left.slice(0, found.index) });
    parts.push({ text: found[0], kind: "key" });
    left = left.slice(found.index + found[0].length);
  }
  return left ? [...parts, { text: left }] : parts;
}
