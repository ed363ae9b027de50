/** The entry: the page names a live table, holds a still scene or a replay, or is one to read. */

import { type ComponentChild, render } from "preact";
import { LiveView } from "./game/liveGame";
import type { LivePage } from "./game/liveSession";
import { enhance } from "./pages/enhance";
import { loadPreferences } from "./ui/preferences";
import { startReplay } from "./replay/replayView";
import type { ReplayPage } from "./replay/steps";
import { enableSoundOnTouch } from "./game/sounds";
import { type GalleryScene, GalleryView } from "./pages/gallery";
import "./ui/tokens.css";
import "./table/table.css";
import "./board/board.css";
import "./board/ringBoard.css";
import "./table/seats.css";
import "./board/seatedBoard.css";
import "./board/stacks.css";
import "./board/pieces.css";
import "./ui/dialog.css";
import { fontsOrTimeout } from "./ui/fonts";
import type { ServerMessage } from "./protocol/messages";
import { setLanguage } from "./i18n/phrases";
import { loadTheme } from "./ui/theme";

/** The JSON that the page holds under this id. */
function readJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

/** Replace the text that the server wrote with this view once it shows something, or at once if it is `ready`. */
function takeOver(view: ComponentChild, ready = false): void {
  const stage = document.createElement("main");
  stage.id = "stage";
  document.body.append(stage);
  if (ready) removeServerPage(stage); // before rendering, or everything would be laid out twice
  render(view, stage);
  const watcher = new MutationObserver(() => replaced(stage) && watcher.disconnect());
  if (!replaced(stage)) watcher.observe(stage, { childList: true, subtree: true });
}

/** Remove the server's text if the table is rendered. Returns whether it is. */
function replaced(stage: HTMLElement): boolean {
  if (!stage.querySelector(".scene, .cover")) return false;
  removeServerPage(stage);
  return true;
}

/** Remove the server's text and its styles, except the declarations of fonts. */
function removeServerPage(stage: HTMLElement): void {
  document.querySelectorAll("head > style:not(#type)").forEach((each) => each.remove());
  document.querySelectorAll("body > header, body > footer, body > main").forEach((each) => each !== stage && each.remove());
}

loadTheme();
loadPreferences();
const still = readJson<GalleryScene>("still");
const start = readJson<LivePage>("table");
const replay = readJson<ReplayPage>("replay");
setLanguage(still?.lang ?? start?.lang ?? replay?.lang ?? document.documentElement.lang);
if (still) takeOver(<GalleryView still={still} />, true);
else if (start) {
  const first = readJson<readonly ServerMessage[]>("first") ?? [];
  enableSoundOnTouch();
  const table = <LiveView start={{ ...start, first }} />;
  if (first.length) void fontsOrTimeout().then(() => takeOver(table, true));
  else takeOver(table);
} else {
  enhance();
  if (replay) startReplay(replay, takeOver);
}
