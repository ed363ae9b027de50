/** The fonts of the table, asked for while its page still comes: what is drawn in them first is not laid out twice.
 *
 * Links that preload them would do the same, but Chromium complains of those that it has kept from the page before.
 */

import { loadFonts } from "./ui/fonts";

void loadFonts();
