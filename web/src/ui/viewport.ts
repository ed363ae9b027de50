/** How large the window is; phone below 700, wide from 1200; a phone up to 720 high is low. */

import { useEffect, useState } from "preact/hooks";

export const PHONE = 700;
export const WIDE = 1200;
export const LOW = 720;

export const useWidth = (): number => useMeasure(() => innerWidth);

export const useIsLow = (): boolean => useMeasure(() => innerWidth < PHONE && innerHeight <= LOW);

/** Something that changes with the window. */
function useMeasure<T>(measure: () => T): T {
  const [now, setNow] = useState(measure);
  useEffect(() => {
    const changed = () => setNow(measure);
    addEventListener("resize", changed);
    return () => removeEventListener("resize", changed);
  }, []);
  return now;
}
