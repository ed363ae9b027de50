/** The page of a table before its game. It is fetched again whenever the table has changed. */

import { morph } from "./morph";
import type { ServerMessage } from "../protocol/messages";
import { addressOf, type ConnectionStatus, Connection } from "../protocol/connection";
import { connectionNotice } from "../ui/connectionNotice";

const DEBOUNCE = 50; // messages within this time are one change
const RETRY = 2000; // after a failed request

/** Keep this part of the page as the server writes it now. */
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
      fresh.querySelectorAll("noscript").forEach((each) => each.remove()); // a parsed page contains them as elements
      prepare(fresh);
      morph(main, fresh);
    }
    if (stale) refreshIn(DEBOUNCE);
  };
  const onMessage = (message: ServerMessage) => {
    if ((message.t === "lobby" || message.t === "welcome") && message.state === "running") location.reload();
    else if (message.t === "lobby" || message.t === "welcome" || message.t === "people") refreshIn(DEBOUNCE);
  };
  const onStatus = (status: ConnectionStatus) => showStatus(main, status);
  new Connection(addressOf(`/ws/${main.dataset["lobby"]}`), { lang: document.documentElement.lang, seat: null }, { onMessage, onStatus });
}

/** Say at the top of the page if it does not hear of changes at the moment. */
function showStatus(main: HTMLElement, status: ConnectionStatus): void {
  document.getElementById("line")?.remove();
  const textContent = connectionNotice(status);
  if (!textContent) return;
  const notice = document.createElement("p");
  Object.assign(notice, { id: "line", className: "news", role: "alert", textContent });
  main.prepend(notice);
}

/** The page as it is now; null if the request failed. */
async function fetchPage(): Promise<Document | null> {
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (answer.status === 404) location.reload();
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  } catch {
    return null;
  }
}
