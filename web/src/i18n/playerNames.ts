/** Player names in texts: {2} stands for the name of seat 2. */

export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\{(\d+)\}/g, (placeholder, seat: string) => names[Number(seat)] ?? placeholder);
}

/** The other seats clockwise, beginning after the viewer's own. */
export function seatsAfter(ownSeat: number | null, seats: readonly number[]): readonly number[] {
  const start = ownSeat === null ? 0 : seats.indexOf(ownSeat) + 1;
  const turned = [...seats.slice(start), ...seats.slice(0, start)];
  return turned.filter((seat) => seat !== ownSeat);
}

interface Part {
  readonly text: string;
  readonly kind?: "name" | "head" | "key"; // a player, the heading of the sentence, an emphasized word
}

const HEAD = /^(\p{L}+[\s\u202f]\d+|第\d+\p{L}+)[\s\u202f]?[:：]/u; // a word and its number, such as "Round 2:"

/** A sentence of the log in parts: names, and a numbered heading if it begins with one. */
export function sentenceParts(text: string, names: readonly string[]): readonly Part[] {
  const head = HEAD.exec(text)?.[0] ?? "";
  const rest = text.slice(head.length).split(/(\{\d+\})/);
  const parts = rest.filter(Boolean).map((part): Part => (/^\{\d+\}$/.test(part) ? { text: withNames(part, names), kind: "name" } : { text: part }));
  return head ? [{ text: head, kind: "head" }, ...parts] : parts;
}

/** A pattern for a whole word. In languages with spaces it may have an ending ("rote"). */
const wholeWord = (word: string, quoted: string): string => (/^\p{Script=Latin}/u.test(word) ? `(?<!\\p{L})${quoted}\\p{L}{0,2}(?!\\p{L})` : quoted);

/** A prompt in parts: numbers and the names of colours are emphasized. */
export function promptParts(text: string, colours: readonly string[]): readonly Part[] {
  const lower = text.toLowerCase();
  const occurs = (colour: string): boolean => lower.includes(colour.toLowerCase()); // compiling a pattern of all colours is slow
  const words = colours.filter((colour) => colour.length > 1 && !colour.includes("{") && occurs(colour)).sort((one, other) => other.length - one.length);
  const quoted = words.map((each) => wholeWord(each, each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
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
