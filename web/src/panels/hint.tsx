/** A hint: the best choice and why, with what it and the next best promise. It is put aside by pressing it. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../table/context";
import type { HintMessage } from "../protocol/messages";
import { word } from "../i18n/phrases";

const RING = 7; // pixels that the mark of a hint stands off from what it is about

interface HintProps {
  hint: HintMessage;
  aside: boolean; // in the margin, where it covers nothing
  close: () => void;
}

export function HintView({ hint, aside, close }: HintProps) {
  const { say } = useTable();
  const self = useRef<HTMLElement>(null);
  const [top, setTop] = useState<number | null>(null); // where it lies instead of over the prompt
  useLayoutEffect(() => setTop(aside || !self.current ? null : freeTop(self.current)), [aside]);
  const [best, ...others] = hint.ideas;
  return (
    <section class={`advice${aside ? " aside" : top === null ? "" : " aloft"}`} style={top === null ? {} : { top }} aria-hidden="true" ref={self} onClick={close}>
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

/** If it lies over something that it is about: the first place under the bar, below or above such things where it lies over none. */
function freeTop(self: HTMLElement): number | null {
  const own = self.getBoundingClientRect();
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const things = [...document.querySelectorAll(".hinted")].map((each) => each.getBoundingClientRect()).filter((each) => each.left - RING < own.right && each.right + RING > own.left);
  const free = (top: number): boolean => things.every((each) => each.bottom + RING <= top || each.top - RING >= top + own.height);
  if (free(own.top)) return null;
  const tops = [bar, ...things.flatMap((each) => [each.bottom + RING, each.top - RING - own.height])];
  return tops.map((top) => Math.max(0, top)).find((top) => top + own.height <= innerHeight && free(top)) ?? null;
}
