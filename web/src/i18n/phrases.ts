/** The phrases of the client itself. All other text comes from the server. */

import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { FRENCH } from "./fr";
import { JAPANESE } from "./ja";

export type Phrase = keyof typeof ENGLISH;
export type Phrases = Readonly<Record<Phrase, string>>;

const LANGUAGES: Readonly<Record<string, Phrases>> = { en: ENGLISH, de: GERMAN, fr: FRENCH, ja: JAPANESE };

let current: Phrases = ENGLISH;

/** Use this language from now on. */
export function setLanguage(lang: string): void {
  current = LANGUAGES[lang.slice(0, 2)] ?? ENGLISH;
}

export const word = (phrase: Phrase): string => current[phrase];

/** A phrase with a name or value in it. */
export const wordOf = (phrase: Phrase, name: string): string => word(phrase).replace("{}", () => name);

const LEVELS: ReadonlySet<string> = new Set<Phrase>(["zombie", "apprentice", "houngan", "loa"]);

/** The name of a bot's level, if the client has a word for it. */
export const levelName = (level: string): string => (LEVELS.has(level) ? word(level as Phrase) : level);
