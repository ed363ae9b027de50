/** It is your turn: told by the page's title, its icon, a badge, and, if the page is out of sight, a notice. */

import { useEffect, useRef } from "preact/hooks";
import { prefs } from "../ui/preferences";
import { word } from "../i18n/phrases";

interface TurnNotice {
  readonly table: string;
  readonly title: string; // of the game, "" while it is not known
  readonly mine: boolean; // somebody at this device is asked
  readonly text: string; // what is wanted
}

/** Let people know whose turn it is although they look elsewhere. */
export function useTurnNotice({ table, title, mine, text }: TurnNotice): void {
  const was = useRef(mine);
  useEffect(() => {
    if (title) document.title = mine ? `● ${word("yourTurn")} · ${title}` : `${title} · Samedi`;
    showDot(mine);
    const badge = navigator as { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };
    void (mine ? badge.setAppBadge?.() : badge.clearAppBadge?.())?.catch(() => null);
    if (mine && !was.current) notify(table, title, text);
    was.current = mine;
  });
  useEffect(() => () => showDot(false), []);
}

// ---- the icon ----

const DOT = "<circle cx='27' cy='5' r='7.5' fill='#f0c668' stroke='#0d1328' stroke-width='2.5'/>";

/** The icon of the house with a golden dot at its corner. */
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

// ---- notices ----

export const canNotify = (): boolean => typeof Notification !== "undefined" && Notification.permission !== "denied";

/** Whether notices may be given; the browser asks the person, so this comes only after a press. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

function notify(table: string, title: string, text: string): void {
  if (!prefs().notices || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(`${word("yourTurn")} · ${title}`, { body: text, tag: table, lang: document.documentElement.lang });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones give notices only through a service worker
  }
}
