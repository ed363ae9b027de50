/** The page of a table before its game: it is fetched anew whenever the table has changed. */

import { morph } from "./morph";
import type { ServerMessage } from "../protocol/messages";
import { addressOf, type ConnectionStatus, Connection } from "../protocol/connection";
import { word } from "../i18n/phrases";

const DEBOUNCE = 50; // what comes together is one change
const RETRY = 2000; // after a page that could not be had

/** Keep this part of the page as the server would write it now. */
export function refreshLobby(main: HTMLElement, prepare: (root: ParentNode) => void): void {
  let last = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetching = false;
  let stale = false;

  const refreshIn = (pause: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), pause);
  };
  const refresh = async () => {
    if (fetching) return void (stale = true);
    fetching = true;
    stale = false;
    const page = await fetchPage();
    fetching = false;
    if (!page) return refreshIn(RETRY);
    if (page.getElementById("table")) return location.reload();
    const fresh = page.querySelector("main");
    if (fresh && fresh.outerHTML !== last) {
      last = fresh.outerHTML;
      fresh.querySelectorAll("noscript").forEach((each) => each.remove()); // here they would be parts of the page
      prepare(fresh);
      morph(main, fresh);
    }
    if (stale) refreshIn(DEBOUNCE);
  };
  const told = (message: ServerMessage) => {
    if ((message.t === "lobby" || message.t === "welcome") && message.state === "running") location.reload();
    else if (message.t === "lobby" || message.t === "welcome" || message.t === "people") refreshIn(DEBOUNCE);
  };
  const line = (state: ConnectionStatus) => showStatus(main, state);
  new Connection(addressOf(`/ws/${main.dataset["lobby"]}`), { lang: document.documentElement.lang, seat: null }, { onMessage: told, onStatus: line });
}

/** Above everything it is said that this page cannot hear of changes just now. */
function showStatus(main: HTMLElement, line: ConnectionStatus): void {
  document.getElementById("line")?.remove();
  if (line === "up") return;
  const notice = document.createElement("p");
  Object.assign(notice, { id: "line", className: "news", role: "alert", textContent: word(line === "down" ? "lost" : line === "none" ? "nosuch" : "barred") });
  main.prepend(notice);
}

/** The page as it is now; null if it cannot be had for the moment. */
async function fetchPage(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (answer.status === 404) location.reload();
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  } catch {
    return null;
  }
}
