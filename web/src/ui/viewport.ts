/** The size of the window: a phone is narrower than 700 pixels, wide begins at 1200, a phone up to 720 high is low. */

import { useEffect, useState } from "preact/hooks";
import { listen } from "./dom";

export const PHONE = 700;
export const WIDE = 1200;
const LOW = 720;

export const useWidth = (): number => useMeasure(() => innerWidth);

export const useIsLow = (): boolean => useMeasure(() => innerWidth < PHONE && innerHeight <= LOW);

/** A value that changes with the size of the window. */
function useMeasure<T>(measure: () => T): T {
  const [value, setValue] = useState(measure);
  useEffect(() => {
    const onResize = () => setValue(measure);
    return listen(window, "resize", onResize);
  }, []);
  return value;
}
