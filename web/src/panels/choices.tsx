/** Every choice as a button. Those with nothing more to pick are always seen; the others when asked for or in focus. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../table/context";
import { byGroup, searchChoices } from "../selection/choicePaths";
import { useIdle } from "../ui/useIdle";
import type { Choice } from "../protocol/scene";
import { word } from "../i18n/phrases";

export function ChoiceButton({ choice, seen = true }: { choice: Choice; seen?: boolean }) {
  const table = useTable();
  const kind = choice.rank === "main" ? "go" : choice.rank === "quiet" ? "quiet" : "plain";
  return (
    <button
      type="button"
      class={`btn ${kind}${table.hinted.has(choice.code) ? " hinted" : ""}`}
      data-choice={choice.code}
      tabIndex={seen ? 0 : -1}
      onClick={() => table.choose(choice)}
      onPointerEnter={() => table.previewChoice(choice)}
      onPointerLeave={() => table.previewChoice(null)}
      onFocus={() => table.previewChoice(choice)}
      onBlur={() => table.previewChoice(null)}
    >
      <span>{table.say(choice.label)}</span>
      {table.hinted.has(choice.code) && <span class="sr">{word("hinted")}</span>}
      {choice.note && <small>{table.say(choice.note)}</small>}
    </button>
  );
}

const MANY = 40; // of more choices than this only the first of each family is on the way of Tab, until the list is open

interface ListProps {
  left: readonly Choice[]; // that agree with what was picked
  open: boolean;
  close: () => void;
}

/** The list of what is done by picking; while it is not open it is only heard, and nobody need wait for it. */
export function ChoiceList({ left, open, close }: ListProps) {
  const table = useTable();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const idle = useIdle();
  useLayoutEffect(() => {
    if (open) input.current?.focus();
    else setTyped("");
  }, [open]);
  if (!left.length || !(open || idle)) return null;
  const found = open ? searchChoices(left, typed) : left;
  const enter = (event: KeyboardEvent) => {
    const first = byGroup(found)[0]?.[1][0];
    if (event.key !== "Enter" || !first) return;
    event.preventDefault();
    close();
    table.choose(first);
  };
  return (
    <section class={open ? "choices open" : "choices"} aria-label={word("choices")}>
      {open && (
        <div class="filter">
          <input ref={input} type="text" placeholder={word("filter")} aria-label={word("filter")} value={typed} onInput={(event) => setTyped(event.currentTarget.value)} onKeyDown={enter} />
          <button type="button" class="btn quiet" onClick={close}>
            {word("close")}
          </button>
        </div>
      )}
      {byGroup(found).map(([group, some]) => (
        <div key={group} class="family">
          {some.map((choice, at) => (
            <ChoiceButton key={choice.code} choice={choice} seen={open || !at || found.length <= MANY} />
          ))}
        </div>
      ))}
      {open && !found.length && <p>{word("none")}</p>}
    </section>
  );
}
