/** The fonts in which a table is drawn. */

const FONTS = ["600 1em Grenze", "700 1em Grenze", "400 1em Alegreya Sans", "500 1em Alegreya Sans", "700 1em Alegreya Sans", "800 1em Alegreya Sans", "italic 400 1em Alegreya Sans"];
const TIMEOUT = 150; // milliseconds for which it is worth while to wait for them

declare global {
  interface Window {
    fontsAsked?: Promise<unknown>; // by the script that comes before the others
  }
}

/** Ask for them, once; done when all are there, or cannot be had. */
export const loadFonts = (): Promise<unknown> => (window.fontsAsked ??= Promise.all(FONTS.map((font) => document.fonts.load(font).catch(() => null))));

/** Until they are there, but not for long: what is drawn in other fonts must be laid out again. */
export const fontsOrTimeout = (): Promise<unknown> => Promise.race([loadFonts(), new Promise((goOn) => setTimeout(goOn, TIMEOUT))]);
