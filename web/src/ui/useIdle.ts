/** True once the browser is idle after the first render. Use it to defer work that is not seen at once. */

import { useEffect, useState } from "preact/hooks";

const TIMEOUT = 1000; // the browser may never be idle

let wasIdle = false;

export function useIdle(): boolean {
  const [idle, setIdle] = useState(wasIdle);
  useEffect(() => {
    if (idle) return;
    const becomeIdle = () => setIdle((wasIdle = true));
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(becomeIdle, TIMEOUT / 4);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(becomeIdle, { timeout: TIMEOUT });
    return () => cancelIdleCallback(waiting);
  }, []);
  return idle;
}
