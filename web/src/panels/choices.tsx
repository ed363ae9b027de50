/** Every choice as a button. Those with nothing more to pick are always seen; the others when asked for or in focus. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDesk } from "../table/context";
import { families, matching } from "../selection/choicePaths";
import { useRest } from "../ui/useIdle";
import type { Choice } from "../protocol/scene";
import { word } from "../i18n/phrases";

export function ChoiceButton({ choice, seen = true }: { choice: Choice; seen?: boolean }) {
  const desk = useDesk();
  const kind = choice.rank === "main" ? "go" : choice.rank === "quiet" ? "quiet" : "plain";
  return (
    <button
      type="button"
      class={`btn ${kind}${desk.hinted.has(choice.code) ? " hinted" : ""}`}
      data-choice={choice.code}
      tabIndex={seen ? 0 : -1}
      onClick={() => desk.choose(choice)}
      onPointerEnter={() => desk.foresee(choice)}
      onPointerLeave={() => desk.foresee(null)}
      onFocus={() => desk.foresee(choice)}
      onBlur={() => desk.foresee(null)}
    >
      <span>{desk.say(choice.label)}</span>
      {desk.hinted.has(choice.code) && <span class="sr">{word("hinted")}</span>}
      {choice.note && <small>{desk.say(choice.note)}</small>}
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
  const desk = useDesk();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const rested = useRest();
  useLayoutEffect(() => {
    if (open) input.current?.focus();
    else setTyped("");
  }, [open]);
  if (!left.length || !(open || rested)) return null;
  const found = open ? matching(left, typed) : left;
  const enter = (event: KeyboardEvent) => {
    const first = families(found)[0]?.[1][0];
    if (event.key !== "Enter" || !first) return;
    event.preventDefault();
    close();
    desk.choose(first);
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
      {families(found).map(([group, some]) => (
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
