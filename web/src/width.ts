/** How wide the window is; phone below 700, wide from 1200. */

import { useEffect, useState } from "preact/hooks";

export const PHONE = 700;
export const WIDE = 1200;

export function useWidth(): number {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    const changed = () => setWidth(innerWidth);
    addEventListener("resize", changed);
    return () => removeEventListener("resize", changed);
  }, []);
  return width;
}
