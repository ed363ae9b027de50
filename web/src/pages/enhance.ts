/** Enhances the pages that the server writes. They work without script; with it they need fewer reloads. */

import { newSalt, openTable } from "../protocol/api";
import { refreshLobby } from "./liveLobby";
import { word } from "../i18n/phrases";

const COPIED_TIME = 2000; // how long a button says that it has copied

/** Give the elements of the page the behaviour that their data attributes name. */
export function enhance(): void {
  document.addEventListener("submit", onSubmit);
  document.addEventListener("change", onChange);
  document.addEventListener("click", onClick);
  localizeTimes(document);
  const lobby = document.querySelector<HTMLElement>("[data-lobby]");
  if (lobby) refreshLobby(lobby, localizeTimes);
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.matches("[data-play]")) {
    event.preventDefault();
    if (!form.hasAttribute("aria-busy")) void play(form, event.submitter);
  } else if (form.matches("[data-salted]")) addSalt(form);
}

/** Add the player's own salt to the form. */
function addSalt(form: HTMLFormElement): void {
  form.querySelector("input[name=salt]")?.remove();
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name: "salt", value: newSalt() });
  form.append(input);
}

/** Open a table, and start its game if every seat is taken. If that fails, submit the form itself. */
async function play(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  setBusy(form, button, true);
  try {
    const path = new URL(form.getAttribute("action") ?? "/tables", location.href).pathname;
    location.assign(`/t/${await openTable(`/api${path}`, formFields(form, button))}`);
  } catch {
    form.submit();
  }
  addEventListener("pageshow", () => setBusy(form, button, false), { once: true }); // after coming back one may press again
}

function setBusy(form: HTMLFormElement, button: HTMLElement | null, busy: boolean): void {
  for (const each of [form, button]) {
    if (busy) each?.setAttribute("aria-busy", "true");
    else each?.removeAttribute("aria-busy");
  }
  if (button instanceof HTMLButtonElement) button.disabled = busy;
}

function formFields(form: HTMLFormElement, button: HTMLElement | null): Record<string, unknown> {
  const given = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  if (button instanceof HTMLButtonElement && button.name) given.push([button.name, button.value]);
  return formToJson(given);
}

/** Submit the form of a control that asks for it as soon as it is changed. */
function onChange(event: Event): void {
  const control = event.target;
  if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
    if (control.matches("[data-submit]")) control.form?.requestSubmit();
  }
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-copy]") : null;
  if (button) void copy(button);
}

/** Copy the text of the button, or the content of the field that it names. */
async function copy(button: HTMLElement): Promise<void> {
  const wanted = button.dataset["copy"] ?? "";
  const field = document.getElementById(wanted || "link") ?? document.getElementById("link");
  const shown = field instanceof HTMLInputElement ? field : null;
  const text = shown && (!wanted || shown.id === wanted) ? shown.value : wanted;
  if (!(await copyByClipboard(text)) && !copyBySelection(text, shown)) return;
  if (button.dataset["before"] !== undefined) return;
  const before = button.textContent ?? "";
  button.dataset["before"] = before;
  button.textContent = button.dataset["copied"] ?? word("copied");
  setTimeout(() => {
    button.textContent = before;
    delete button.dataset["before"];
  }, COPIED_TIME);
}

/** Copy by the clipboard, which a page has only over https or on its own machine. */
async function copyByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copy by selecting the text in its field. If that fails too, it stays selected to be copied by hand. */
function copyBySelection(text: string, shown: HTMLInputElement | null): boolean {
  const input = shown?.value === text ? shown : temporaryInput(text);
  const focused = document.activeElement;
  input.focus();
  input.select();
  const copied = document.execCommand("copy");
  if (input !== shown) input.remove();
  if (copied && focused instanceof HTMLElement) focused.focus();
  return copied;
}

function temporaryInput(text: string): HTMLInputElement {
  const input = document.createElement("input");
  Object.assign(input, { value: text, readOnly: true });
  Object.assign(input.style, { position: "fixed", top: "0", opacity: "0", fontSize: "16px" });
  document.body.append(input);
  return input;
}

/** Write times in the format of the reader's language. */
function localizeTimes(root: ParentNode): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const when = new Date(time.dateTime);
    if (!Number.isNaN(when.getTime())) time.textContent = when.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  }
}

const NUMBERS = new Set(["seats", "seat", "entries"]);

const FLAGS = new Set(["public", "locked"]);

const NOT_FIELDS = new Set(["start", "salt"]); // sent later, or in another way

/** The fields of a form for the API: options by name (a list where every seat has its own), numbers, booleans. Empty fields are left out. */
export function formToJson(given: readonly (readonly [string, string])[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  for (const [name, text] of given) {
    if (NOT_FIELDS.has(name) || !text) continue;
    const [, option, seat] = /^option-(.+?)(?:-(\d{1,2}))?$/.exec(name) ?? [];
    if (option === undefined) fields[name] = FLAGS.has(name) ? text !== "no" : NUMBERS.has(name) ? Number(text) : text;
    else if (seat === undefined) options[option] = text;
    else options[option] = [...((options[option] as string[] | undefined) ?? []), text];
  }
  return Object.keys(options).length ? { ...fields, options } : fields;
}
