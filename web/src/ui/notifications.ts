/** Notifications of the browser, which are shown while the page is hidden. */

import { prefs } from "./preferences";

export const canNotify = (): boolean => typeof Notification !== "undefined" && Notification.permission !== "denied";

/** Ask the player to allow notifications. Call it only after a press. Returns whether they are allowed. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Notify the player of this, if the page is hidden and they want it. A newer notification with the same tag replaces an older one. */
export function notify(tag: string, title: string, body: string): void {
  if (!prefs().notices || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag, lang: document.documentElement.lang });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones show notifications only through a service worker
  }
}
