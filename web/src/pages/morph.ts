/** Change a page in place while it is being read: only what is different is replaced.
 *
 * The elements that stay keep their focus, what was typed into them, whether they are open, and their scroll position.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input:not([type=hidden]), select, textarea";
const KEPT = new Set(["open", "aria-busy"]); // attributes that the reader and the scripts change

/** Make `old` equal to `fresh`. */
export function morph(old: Element, fresh: Element): void {
  const focused = document.activeElement;
  const focusedKey = focused instanceof HTMLElement && old.contains(focused) ? keyOf(focused) : "";
  const edited = [...old.querySelectorAll<Control>(CONTROLS)].filter(isEdited).map((control) => [keyOf(control), valueOf(control)] as const);
  morphElement(old, fresh);
  const controls = new Map([...old.querySelectorAll<Control>(CONTROLS)].map((control) => [keyOf(control), control]));
  for (const [key, value] of edited) setValue(controls.get(key), value);
  if (focusedKey && document.activeElement !== focused) findKey(old, focusedKey)?.focus({ preventScroll: true });
}

function morphElement(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (!KEPT.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const same = firstLike(at, child);
    if (!same) {
      old.insertBefore(child, at);
      continue;
    }
    while (at !== same) at = removeNode(at);
    at = same.nextSibling;
    if (same instanceof Element && child instanceof Element) morphElement(same, child);
    else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
  }
  while (at) at = removeNode(at);
}

/** Remove a node and return the one after it. */
function removeNode(node: ChildNode | null): ChildNode | null {
  const next = node?.nextSibling ?? null;
  node?.remove();
  return next;
}

/** The first of these siblings that stands for the same thing. */
function firstLike(from: ChildNode | null, wanted: Node): ChildNode | null {
  const sought = signature(wanted);
  for (let each = from; each; each = each.nextSibling) if (signature(each) === sought) return each;
  return null;
}

function signature(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  return [node.nodeName, node.id, ...["name", "type", "action", "href"].map((name) => node.getAttribute(name)), fixedValue(node)].join(" ");
}

/** The value of an element whose value never changes; null for one that can be typed into. */
function fixedValue(element: Element): string | null {
  return element instanceof HTMLInputElement && !isToggle(element) ? null : element.getAttribute("value");
}

const isToggle = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);

/** The identity of an element that can have the focus or a value. */
function keyOf(element: Element): string {
  if (element.id) return `#${element.id}`;
  const form = element.closest("form");
  const seat = form?.querySelector<HTMLInputElement>("input[type=hidden][name=seat]")?.value ?? "";
  return [element.nodeName, form?.getAttribute("action"), seat, element.getAttribute("name"), fixedValue(element), element.getAttribute("href")].join(" ");
}

function findKey(root: Element, key: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea")].find((each) => keyOf(each) === key);
}

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== Math.max(0, [...control.options].findIndex((option) => option.defaultSelected));
  if (isToggle(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

const valueOf = (control: Control): string | boolean => (isToggle(control) ? control.checked : control.value);

function setValue(control: Control | undefined, value: string | boolean): void {
  if (!control || valueOf(control) === value) return;
  if (typeof value === "string") control.value = value;
  else if (control instanceof HTMLInputElement) control.checked = value;
}
