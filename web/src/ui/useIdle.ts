/** When the page is at rest: it was drawn, and nobody waits for it. What is not seen at once is made then. */

import { useEffect, useState } from "preact/hooks";

const TIMEOUT = 1000; // it may be that it never rests

let wasIdle = false;

/** Whether the page was at rest once. */
export function useIdle(): boolean {
  const [now, setNow] = useState(wasIdle);
  useEffect(() => {
    if (now) return;
    const becomeIdle = () => setNow((wasIdle = true));
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(becomeIdle, TIMEOUT / 4);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(becomeIdle, { timeout: TIMEOUT });
    return () => cancelIdleCallback(waiting);
  }, []);
  return now;
}
