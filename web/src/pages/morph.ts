/** A page that changes under the reader's hands: only what is different is replaced.
 *
 * What stays keeps its focus, what was typed into it, whether it is folded, and where it is scrolled to.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = "input:not([type=hidden]), select, textarea";
const OWN = new Set(["open", "aria-busy"]); // attributes that belong to the reader and the script

/** Make `old` like `fresh`. */
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
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !OWN.has(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (!OWN.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
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

/** Remove a node; the one after it. */
function removeNode(node: ChildNode | null): ChildNode | null {
  const next = node?.nextSibling ?? null;
  node?.remove();
  return next;
}

/** The first of these siblings that is the same thing. */
function firstLike(from: ChildNode | null, wanted: Node): ChildNode | null {
  const sought = signature(wanted);
  for (let each = from; each; each = each.nextSibling) if (signature(each) === sought) return each;
  return null;
}

function signature(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  return [node.nodeName, node.id, ...["name", "type", "action", "href"].map((name) => node.getAttribute(name)), meaning(node)].join(" ");
}

/** The value of a thing that always means this value; what can be typed into has none. */
function meaning(element: Element): string | null {
  const fixed = !(element instanceof HTMLInputElement) || ["checkbox", "radio"].includes(element.type);
  return fixed ? element.getAttribute("value") : null;
}

/** What names a thing that can have the focus or a value. */
function keyOf(element: Element): string {
  if (element.id) return `#${element.id}`;
  const form = element.closest("form");
  const seat = form?.querySelector<HTMLInputElement>("input[type=hidden][name=seat]")?.value ?? "";
  return [element.nodeName, form?.getAttribute("action"), seat, element.getAttribute("name"), meaning(element), element.getAttribute("href")].join(" ");
}

function findKey(root: Element, key: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>("a, button, summary, input, select, textarea")].find((each) => keyOf(each) === key);
}

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== Math.max(0, [...control.options].findIndex((option) => option.defaultSelected));
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

const valueOf = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type) ? control.checked : control.value;

function setValue(control: Control | undefined, value: string | boolean): void {
  if (!control || valueOf(control) === value) return;
  if (typeof value === "string") control.value = value;
  else if (control instanceof HTMLInputElement) control.checked = value;
}
