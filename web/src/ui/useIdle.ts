/** When the page is at rest: it was drawn, and nobody waits for it. What is not seen at once is made then. */

import { useEffect, useState } from "preact/hooks";

const LATEST = 1000; // it may be that it never rests

let rested = false;

/** Whether the page was at rest once. */
export function useRest(): boolean {
  const [now, setNow] = useState(rested);
  useEffect(() => {
    if (now) return;
    const rest = () => setNow((rested = true));
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(rest, LATEST / 4);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(rest, { timeout: LATEST });
    return () => cancelIdleCallback(waiting);
  }, []);
  return now;
}
