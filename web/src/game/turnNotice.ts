/** Tells the player that it is their turn: by the page's title, its icon, a badge, and a notification if the page is hidden. */

import { useEffect, useRef } from "preact/hooks";
import { word } from "../i18n/phrases";
import { notify } from "../ui/notifications";

interface TurnNotice {
  readonly table: string;
  readonly title: string; // of the game, "" until it is known
  readonly mine: boolean; // a player at this device is asked
  readonly text: string; // the prompt
}

export function useTurnNotice({ table, title, mine, text }: TurnNotice): void {
  const wasMine = useRef(mine);
  useEffect(() => {
    if (title) document.title = mine ? `● ${word("yourTurn")} · ${title}` : `${title} · Samedi`;
    showDot(mine);
    const badge = navigator as { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };
    void (mine ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => null);
    if (mine && !wasMine.current) notify(table, `${word("yourTurn")} · ${title}`, text);
    wasMine.current = mine;
  });
  useEffect(() => () => showDot(false), []);
}

const DOT = "<circle cx='27' cy='5' r='7.5' fill='#f0c668' stroke='#0d1328' stroke-width='2.5'/>";

/** The icon with a golden dot at its corner. */
export function withDot(icon: string): string {
  const at = icon.lastIndexOf(encodeURIComponent("</svg>").replace(/%2F/g, "/"));
  return at < 0 ? icon : icon.slice(0, at) + encodeURIComponent(DOT) + icon.slice(at);
}

function showDot(shown: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link || (link.dataset["plain"] !== undefined) === shown) return;
  if (shown) {
    link.dataset["plain"] = link.href;
    link.href = withDot(link.href);
  } else {
    link.href = link.dataset["plain"] ?? link.href;
    delete link.dataset["plain"];
  }
}
