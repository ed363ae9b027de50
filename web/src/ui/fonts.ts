/** The fonts in which a table is drawn. */

const FONTS = ["600 1em Grenze", "700 1em Grenze", "400 1em Alegreya Sans", "500 1em Alegreya Sans", "700 1em Alegreya Sans", "800 1em Alegreya Sans", "italic 400 1em Alegreya Sans"];
const TIMEOUT = 150; // in milliseconds: waiting longer costs more than it saves

declare global {
  interface Window {
    fontsLoaded?: Promise<unknown>; // preload.ts, another script, has begun to load them
  }
}

/** Load the fonts, once. Resolves when all are loaded or have failed. */
export const loadFonts = (): Promise<unknown> => (window.fontsLoaded ??= Promise.all(FONTS.map((font) => document.fonts.load(font).catch(() => null))));

/** Wait for the fonts, but not for long. Text that is drawn in other fonts must be laid out again. */
export const fontsOrTimeout = (): Promise<unknown> => Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
