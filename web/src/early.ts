/** The fonts of the table, asked for while its page still comes: what is drawn in them first is not laid out twice.
 *
 * Links that preload them would do the same, but Chromium complains of those that it has kept from the page before.
 */

const FONTS = ["600 1em Grenze", "700 1em Grenze", "400 1em Alegreya Sans", "500 1em Alegreya Sans", "700 1em Alegreya Sans", "800 1em Alegreya Sans", "italic 400 1em Alegreya Sans"];

for (const font of FONTS) void document.fonts.load(font).catch(() => null);

export {};
