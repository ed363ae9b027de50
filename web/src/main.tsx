/** Where it starts: the page says which table to sit down at, or holds a still scene to look at, or is one to read. */

import { type ComponentChild, render } from "preact";
import { LiveView, type Start } from "./live";
import { enliven } from "./page";
import { recallLamp, recallPrefs } from "./prefs";
import { seeAgain } from "./replay";
import type { Again } from "./replaying";
import { awaitTouch } from "./sounds";
import { type Still, StillView } from "./still";
import "./tokens.css";
import "./table.css";
import "./board.css";
import "./round.css";
import "./seats.css";
import "./ring.css";
import "./pieces.css";
import "./over.css";
import { speak } from "./words";

/** What the page says under this id. */
function read<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

/** The client takes the place of what the server wrote for readers, once it has something to show. */
function takeOver(view: ComponentChild): void {
  const stage = document.createElement("main");
  stage.id = "stage";
  document.body.append(stage);
  render(view, stage);
  const watcher = new MutationObserver(() => clear(stage) && watcher.disconnect());
  if (!clear(stage)) watcher.observe(stage, { childList: true, subtree: true });
}

/** Take away the page for readers and its styles, if the table is there. */
function clear(stage: HTMLElement): boolean {
  if (!stage.querySelector(".scene, .cover")) return false;
  document.querySelectorAll("head > style").forEach((each) => each.remove());
  document.querySelectorAll("body > header, body > footer, body > main").forEach((each) => each !== stage && each.remove());
  return true;
}

recallLamp();
recallPrefs();
const still = read<Still>("still");
const start = read<Start>("table");
const again = read<Again>("replay");
speak(still?.lang ?? start?.lang ?? again?.lang ?? document.documentElement.lang);
if (still) takeOver(<StillView still={still} />);
else if (start) {
  awaitTouch();
  takeOver(<LiveView start={start} />);
} else {
  enliven();
  if (again) seeAgain(again, takeOver);
}
