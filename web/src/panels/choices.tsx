/** Every choice as a button. A choice with nothing more to pick is always visible, the others in a list. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../table/context";
import { byGroup, searchChoices } from "../selection/choicePaths";
import { useIdle } from "../ui/useIdle";
import type { Choice } from "../protocol/scene";
import { word } from "../i18n/phrases";

export function ChoiceButton({ choice, reachable = true }: { choice: Choice; reachable?: boolean }) {
  const table = useTable();
  const kind = choice.rank === "main" ? "go" : (choice.rank ?? "plain");
  const hinted = table.hinted.has(choice.code);
  return (
    <button
      type="button"
      class={`btn ${kind}${hinted ? " hinted" : ""}`}
      data-choice={choice.code}
      tabIndex={reachable ? 0 : -1}
      onClick={() => table.choose(choice)}
      onPointerEnter={() => table.previewChoice(choice)}
      onPointerLeave={() => table.previewChoice(null)}
      onFocus={() => table.previewChoice(choice)}
      onBlur={() => table.previewChoice(null)}
    >
      <span>{table.say(choice.label)}</span>
      {hinted && <span class="sr">{word("hinted")}</span>}
      {choice.note && <small>{table.say(choice.note)}</small>}
    </button>
  );
}

const MANY = 40; // in a closed list with more choices than this, Tab stops only at the first of each group

interface ListProps {
  choices: readonly Choice[]; // that agree with what was picked
  open: boolean;
  close: () => void;
}

/** The choices that are made by picking. While the list is closed only screen readers have it, so it is rendered when the page is idle. */
export function ChoiceList({ choices, open, close }: ListProps) {
  const table = useTable();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const idle = useIdle();
  useLayoutEffect(() => {
    if (open) input.current?.focus();
    else setTyped("");
  }, [open]);
  if (!choices.length || !(open || idle)) return null;
  const found = open ? searchChoices(choices, typed) : choices;
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
            <ChoiceButton key={choice.code} choice={choice} reachable={open || !at || found.length <= MANY} />
          ))}
        </div>
      ))}
      {open && !found.length && <p>{word("noMatch")}</p>}
    </section>
  );
}
