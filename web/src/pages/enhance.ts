/** Pages that the server writes. They work without this; with it they do so without waiting and reloading. */

import { newSalt, openTable } from "../protocol/api";
import { refreshLobby } from "./liveLobby";
import { word } from "../i18n/phrases";

const COPIED_TIME = 2000; // so long a button says that it is done

/** Let the page do by itself what it says with its data attributes. */
export function enhance(): void {
  document.addEventListener("submit", onSubmit);
  document.addEventListener("change", onChange);
  document.addEventListener("click", onClick);
  localizeTimes(document);
  const lobby = document.querySelector<HTMLElement>("[data-lobby]");
  if (lobby) refreshLobby(lobby, localizeTimes);
}

// ---- forms ----

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.matches("[data-play]")) {
    event.preventDefault();
    if (!form.hasAttribute("aria-busy")) void play(form, event.submitter);
  } else if (form.matches("[data-salted]")) addSalt(form);
}

/** One's own salt goes with the form. */
function addSalt(form: HTMLFormElement): void {
  form.querySelector("input[name=salt]")?.remove();
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name: "salt", value: newSalt() });
  form.append(input);
}

/** A table is opened, and the game begins there if nobody is awaited; the form itself is the second way to it. */
async function play(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  setBusy(form, button, true);
  try {
    const path = new URL(form.getAttribute("action") ?? "/tables", location.href).pathname;
    location.assign(`/t/${await openTable(`/api${path}`, formFields(form, button))}`);
  } catch {
    form.submit();
  }
  addEventListener("pageshow", () => setBusy(form, button, false), { once: true }); // whoever comes back may press again
}

function setBusy(form: HTMLFormElement, button: HTMLElement | null, is: boolean): void {
  for (const each of [form, button]) {
    if (is) each?.setAttribute("aria-busy", "true");
    else each?.removeAttribute("aria-busy");
  }
  if (button instanceof HTMLButtonElement) button.disabled = is;
}

function formFields(form: HTMLFormElement, button: HTMLElement | null): Record<string, unknown> {
  const given = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  if (button instanceof HTMLButtonElement && button.name) given.push([button.name, button.value]);
  return formToJson(given);
}

/** What submits itself as soon as it is changed. */
function onChange(event: Event): void {
  const control = event.target;
  if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
    if (control.matches("[data-submit]")) control.form?.requestSubmit();
  }
}

// ---- copying ----

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-copy]") : null;
  if (button) void copy(button);
}

/** Copy what the button says, or what stands in the field that it names. */
async function copy(button: HTMLElement): Promise<void> {
  const said = button.dataset["copy"] ?? "";
  const field = document.getElementById(said || "link") ?? document.getElementById("link");
  const shown = field instanceof HTMLInputElement ? field : null;
  const text = shown && (!said || shown.id === said) ? shown.value : said;
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

/** By the clipboard, which a page has only over https or on its own machine. */
async function copyByClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** By selecting the text where it is written; if even that fails it stays selected, to be copied by hand. */
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

// ---- time ----

/** Times as the reader writes them. */
function localizeTimes(root: ParentNode): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const when = new Date(time.dateTime);
    if (!Number.isNaN(when.getTime())) time.textContent = when.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  }
}

// ---- the fields of a form as the API wants them ----

const NUMBERS = new Set(["seats", "seat", "entries"]);

const FLAGS = new Set(["public", "locked"]);

const NOT_FIELDS = new Set(["start", "salt"]); // are sent later, or in another way

/** Options by name (a list where every seat has its own), numbers, flags as truths; what is empty was not given. */
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
