/** Where it starts: the page says which table to sit down at, or holds a still scene to look at, or is one to read. */

import { type ComponentChild, render } from "preact";
import { LiveView, type Start } from "./game/liveGame";
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

/** What the page says under this id. */
function read<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

/** The client takes the place of what the server wrote for readers, once it has something to show; at once if it is `ready`. */
function takeOver(view: ComponentChild, ready = false): void {
  const stage = document.createElement("main");
  stage.id = "stage";
  document.body.append(stage);
  if (ready) clear(stage); // before anything is drawn, or all of it would be laid out twice
  render(view, stage);
  const watcher = new MutationObserver(() => cleared(stage) && watcher.disconnect());
  if (!cleared(stage)) watcher.observe(stage, { childList: true, subtree: true });
}

/** Take away the page for readers, if the table is there. */
function cleared(stage: HTMLElement): boolean {
  if (!stage.querySelector(".scene, .cover")) return false;
  clear(stage);
  return true;
}

/** Take away the page for readers and its styles, but for those that name the fonts. */
function clear(stage: HTMLElement): void {
  document.querySelectorAll("head > style:not(#type)").forEach((each) => each.remove());
  document.querySelectorAll("body > header, body > footer, body > main").forEach((each) => each !== stage && each.remove());
}

loadTheme();
loadPreferences();
const still = read<GalleryScene>("still");
const start = read<Start>("table");
const again = read<ReplayPage>("replay");
setLanguage(still?.lang ?? start?.lang ?? again?.lang ?? document.documentElement.lang);
if (still) takeOver(<GalleryView still={still} />, true);
else if (start) {
  const first = read<readonly ServerMessage[]>("first") ?? [];
  enableSoundOnTouch();
  const table = <LiveView start={{ ...start, first }} />;
  if (first.length) void fontsOrTimeout().then(() => takeOver(table, true));
  else takeOver(table);
} else {
  enhance();
  if (again) startReplay(again, takeOver);
}
