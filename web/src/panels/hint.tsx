/** A hint: the best choice and why, with what it and the next best choices promise. A press closes it. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { word } from "../i18n/phrases";
import type { HintMessage } from "../protocol/messages";
import { useTable } from "../table/context";

const RING = 7; // pixels between a hinted thing and the ring around it

interface HintProps {
  hint: HintMessage;
  aside: boolean; // in the margin, where it covers nothing
  close: () => void;
}

export function HintView({ hint, aside, close }: HintProps) {
  const { say } = useTable();
  const self = useRef<HTMLElement>(null);
  const [top, setTop] = useState<number | null>(null); // null: above the prompt
  useLayoutEffect(() => setTop(aside || !self.current ? null : freeTop(self.current)), [aside]);
  const [best, ...others] = hint.ideas;
  return (
    <section class={`advice${aside ? " aside" : top === null ? "" : " raised"}`} style={top === null ? {} : { top }} aria-hidden="true" ref={self} onClick={close}>
      {aside && <h2>{word("hint")}</h2>}
      {hint.measure && (
        <p class="caption">
          <span>{hint.said}</span>
          <span>{hint.measure}</span>
        </p>
      )}
      <p class="best">
        <b>{say(hint.text)}</b>
        <span>{best?.result}</span>
      </p>
      {hint.why && <p class="why">{say(hint.why)}</p>}
      {others.map((idea) => (
        <p key={idea.code}>
          <span>{say(idea.text)}</span>
          <span>{idea.result}</span>
        </p>
      ))}
    </section>
  );
}

/** Where the hint covers nothing that it is about, if it would at its usual place: first under the toolbar, then beside the hinted things. */
function freeTop(self: HTMLElement): number | null {
  const own = self.getBoundingClientRect();
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const hinted = [...document.querySelectorAll(".hinted")].map((each) => each.getBoundingClientRect()).filter((each) => each.left - RING < own.right && each.right + RING > own.left);
  const isFree = (top: number): boolean => hinted.every((each) => each.bottom + RING <= top || each.top - RING >= top + own.height);
  if (isFree(own.top)) return null;
  const tops = [bar, ...hinted.flatMap((each) => [each.bottom + RING, each.top - RING - own.height])];
  return tops.map((top) => Math.max(0, top)).find((top) => top + own.height <= innerHeight && isFree(top)) ?? null;
}

/** The whole hint in one line, for screen readers. */
export function spokenHint(hint: HintMessage): string {
  const advice = [hint.text, hint.why, hint.said].filter(Boolean).join(" – ");
  const results = hint.measure ? [`${hint.measure}: ${hint.ideas.map((idea) => `${idea.text} ${idea.result}`).join(", ")}`] : [];
  return [advice, ...results].join(". ");
}
