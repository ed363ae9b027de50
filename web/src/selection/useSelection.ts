/** The picking that goes on at a table: steps taken, what is pointed at, what is asked twice, what is explained. */

import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { type Path, remaining, settledChoice, type Spot, stepsToExtend, targets } from "./choicePaths";
import type { Refusal } from "../panels/prompt";
import type { Choice, Denied } from "../protocol/scene";

interface SelectionInput {
  readonly asked: number; // number of the question
  readonly choices: readonly Choice[];
  readonly denied: readonly Denied[];
  readonly busy: boolean;
  readonly tapTwice: boolean; // a first press only shows what it would do
  readonly choose: (code: string) => void;
}

export interface Selection {
  readonly choices: readonly Choice[];
  readonly path: Path;
  readonly left: readonly Choice[];
  readonly wanted: ReadonlySet<string>;
  readonly hovered: Spot | null; // under the pointer or in focus
  readonly previewed: Choice | null; // pointed at as a button
  readonly confirming: Choice | null; // final, asked twice
  readonly tappedOnce: TappedSpot | null; // pressed once, to be pressed again
  readonly explained: Refusal | null; // explained
  readonly listed: boolean; // all choices are shown as a list
  hover(spot: Spot | null): void;
  preview(choice: Choice | null): void;
  press(spot: Spot): void;
  choose(choice: Choice): void;
  setListed(open: boolean): void;
  /** Undo the last step taken here; whether there was one. */
  stepBack(): boolean;
}

/** A choice that one more press on the same spot takes. */
export interface TappedSpot {
  readonly choice: Choice;
  readonly spot: Spot;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_STEPS: Path = []; // always the same one: starting where one is draws nothing anew

export function useSelection({ asked, choices, denied, busy, tapTwice, choose }: SelectionInput): Selection {
  const [path, setPath] = useState(NO_STEPS);
  const [hovered, setHovered] = useState<Spot | null>(null);
  const [previewed, setPreviewed] = useState<Choice | null>(null);
  const [confirming, setConfirming] = useState<Choice | null>(null);
  const [tappedOnce, setTappedOnce] = useState<TappedSpot | null>(null);
  const [explained, setExplained] = useState<Refusal | null>(null);
  const [listed, setListed] = useState(false);
  const reset = () => {
    setPath(NO_STEPS);
    setConfirming(null);
    setTappedOnce(null);
    setExplained(null);
    setListed(false);
    setPreviewed(null);
  };
  useLayoutEffect(reset, [asked, choices.map((choice) => choice.code).join("\n")]);
  const left = useMemo(() => remaining(choices, path), [choices, path]);
  const wanted = useMemo(() => (busy ? NOTHING : targets(choices, path)), [choices, path, busy]);

  const settle = (choice: Choice) => {
    if (busy) return;
    if (choice.final && confirming?.code !== choice.code) return setConfirming(choice);
    reset();
    if (matchMedia("(hover: none)").matches) setHovered(null); // the finger is lifted, and points at nothing
    choose(choice.code);
  };
  const explain = (spot: Spot) => {
    const found = denied.find((each) => spot.includes(each.on));
    setExplained(found ? { text: found.why, rule: found.rule } : null);
    setHovered(spot);
    if (!found) setPath(NO_STEPS);
  };
  const press = (spot: Spot) => {
    setConfirming(null);
    setTappedOnce(null);
    if (tappedOnce && spot.some((id) => tappedOnce.spot.includes(id))) return settle(tappedOnce.choice);
    const from = stepsToExtend(choices, path, spot, busy);
    if (!from) return explain(spot);
    const open = targets(choices, from);
    const next = [...from, spot.filter((id) => open.has(id))];
    const only = settledChoice(choices, next);
    setExplained(null);
    if (only && tapTwice && !only.final) {
      setPath(from);
      return setTappedOnce({ choice: only, spot: next[next.length - 1] ?? spot });
    }
    setPath(next);
    if (only) settle(only);
  };
  const stepBack = (): boolean => {
    if (listed) setListed(false);
    else if (explained) setExplained(null);
    else if (tappedOnce) setTappedOnce(null);
    else if (confirming || path.length) {
      setConfirming(null);
      setPath(path.slice(0, -1));
    } else return false;
    return true;
  };
  return { choices, path, left, wanted, hovered, previewed, confirming, tappedOnce, explained, listed, hover: setHovered, preview: setPreviewed, press, choose: settle, setListed, stepBack };
}
