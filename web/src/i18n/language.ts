/** The language of the page, which can change during a game. */

import { setLanguage } from "./phrases";

export const LANGUAGES: readonly (readonly [string, string])[] = [
  ["en", "English"],
  ["ja", "日本語"],
  ["de", "Deutsch"],
  ["fr", "Français"],
];

const YEAR = 365 * 24 * 3600;

/** Use this language from now on, here and on every other page. */
export function saveLanguage(lang: string): void {
  document.cookie = `samedi-lang=${lang}; path=/; max-age=${YEAR}; samesite=lax`;
  document.documentElement.lang = lang;
  setLanguage(lang);
  if (lang === "ja") loadJapaneseFonts();
}

/** Load the Japanese fonts, which pages in other languages do not need. */
function loadJapaneseFonts(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const latin = sheets.find((each) => /\/fonts\.css\b/.test(each.href));
  if (!latin || sheets.some((each) => /\/fonts-ja\.css\b/.test(each.href))) return;
  const japanese = document.createElement("link");
  Object.assign(japanese, { rel: "stylesheet", href: latin.href.replace(/\/fonts\.css.*$/, "/fonts-ja.css") });
  latin.after(japanese);
}
