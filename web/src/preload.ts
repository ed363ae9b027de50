/** Load the table's fonts while its page is still loading, so that nothing is laid out twice.
 *
 * Preload links would do the same, but Chromium warns about those that it has cached from the page before.
 */

import { loadFonts } from "./ui/fonts";

void loadFonts();
