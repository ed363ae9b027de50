/** Short forms for what several components do with the DOM. */

/** Listen to an event. Returns the function that stops listening. */
export function listen<E extends Event>(target: EventTarget, type: string, listener: (event: E) => void, capture = false): () => void {
  target.addEventListener(type, listener as EventListener, capture);
  return () => target.removeEventListener(type, listener as EventListener, capture);
}

/** The element whose data attribute of this name has this value. */
export const findByData = (root: ParentNode, name: string, value: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(value)}"]`);
