/** The language of the page: it can change while a game goes on. */

import { setLanguage } from "./phrases";

export const LANGUAGES: readonly (readonly [string, string])[] = [
  ["en", "English"],
  ["ja", "日本語"],
  ["de", "Deutsch"],
  ["fr", "Français"],
];

const YEAR = 365 * 24 * 3600;

/** Speak this language from now on, here and on every page of the house. */
export function saveLanguage(lang: string): void {
  document.cookie = `samedi-lang=${lang}; path=/; max-age=${YEAR}; samesite=lax`;
  document.documentElement.lang = lang;
  setLanguage(lang);
  if (lang === "ja") loadJapaneseFonts();
}

/** The letters of Japanese, which other pages do without. */
function loadJapaneseFonts(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const latin = sheets.find((each) => /\/fonts\.css\b/.test(each.href));
  if (!latin || sheets.some((each) => /\/fonts-ja\.css\b/.test(each.href))) return;
  const more = document.createElement("link");
  Object.assign(more, { rel: "stylesheet", href: latin.href.replace(/\/fonts\.css.*$/, "/fonts-ja.css") });
  latin.after(more);
}
