/** A timer of a component. A change of `deps` starts it again; it does not run while `delay` is null. */

import { useEffect } from "preact/hooks";

export function useTimeout(callback: () => void, delay: number | null, deps: readonly unknown[]): void {
  useEffect(() => {
    if (delay === null) return;
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  }, deps);
}
