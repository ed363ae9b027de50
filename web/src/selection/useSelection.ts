/** The selection at a table: steps taken, what is hovered, what must be confirmed, what is explained. */

import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { type Path, remaining, settledChoice, type Spot, stepsToExtend, targets } from "./choicePaths";
import type { Choice, Denied } from "../protocol/scene";
import type { Refusal } from "../table/state";

interface SelectionInput {
  readonly questionNumber: number;
  readonly choices: readonly Choice[];
  readonly denied: readonly Denied[];
  readonly busy: boolean;
  readonly tapTwice: boolean; // the first press only shows what it would do
  readonly choose: (code: string) => void;
}

export interface Selection {
  readonly choices: readonly Choice[];
  readonly path: Path;
  readonly remaining: readonly Choice[]; // that agree with the path
  readonly pickable: ReadonlySet<string>;
  readonly hovered: Spot | null; // under the pointer or in focus
  readonly previewed: Choice | null; // its button is hovered
  readonly confirming: Choice | null; // final, so it must be pressed twice
  readonly tappedOnce: TappedSpot | null; // waits for the second tap
  readonly explained: Refusal | null; // why the pressed spot cannot be picked
  readonly listOpen: boolean; // all choices are shown as a list
  hover(spot: Spot | null): void;
  preview(choice: Choice | null): void;
  press(spot: Spot): void;
  choose(choice: Choice): void;
  setListOpen(open: boolean): void;
  /** Undo the last step of the selection. Returns whether there was one. */
  stepBack(): boolean;
}

/** A choice that is made by one more press on the same spot. */
interface TappedSpot {
  readonly choice: Choice;
  readonly spot: Spot;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_STEPS: Path = []; // one object, so that resetting an empty path draws nothing again

export function useSelection({ questionNumber, choices, denied, busy, tapTwice, choose }: SelectionInput): Selection {
  const [path, setPath] = useState(NO_STEPS);
  const [hovered, setHovered] = useState<Spot | null>(null);
  const [previewed, setPreviewed] = useState<Choice | null>(null);
  const [confirming, setConfirming] = useState<Choice | null>(null);
  const [tappedOnce, setTappedOnce] = useState<TappedSpot | null>(null);
  const [explained, setExplained] = useState<Refusal | null>(null);
  const [listOpen, setListOpen] = useState(false);
  const reset = () => {
    setPath(NO_STEPS);
    setConfirming(null);
    setTappedOnce(null);
    setExplained(null);
    setListOpen(false);
    setPreviewed(null);
  };
  useLayoutEffect(reset, [questionNumber, choices.map((choice) => choice.code).join("\n")]);
  const left = useMemo(() => remaining(choices, path), [choices, path]);
  const pickable = useMemo(() => (busy ? NOTHING : targets(choices, path)), [choices, path, busy]);

  const settle = (choice: Choice) => {
    if (busy) return;
    if (choice.final && confirming?.code !== choice.code) return setConfirming(choice);
    reset();
    if (matchMedia("(hover: none)").matches) setHovered(null); // a lifted finger points at nothing
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
    const steps = stepsToExtend(choices, path, spot, busy);
    if (!steps) return explain(spot);
    const open = targets(choices, steps);
    const next = [...steps, spot.filter((id) => open.has(id))];
    const only = settledChoice(choices, next);
    setExplained(null);
    if (only && tapTwice && !only.final) {
      setPath(steps);
      return setTappedOnce({ choice: only, spot: next[next.length - 1] ?? spot });
    }
    setPath(next);
    if (only) settle(only);
  };
  const stepBack = (): boolean => {
    if (listOpen) setListOpen(false);
    else if (explained) setExplained(null);
    else if (tappedOnce) setTappedOnce(null);
    else if (confirming || path.length) {
      setConfirming(null);
      setPath(path.slice(0, -1));
    } else return false;
    return true;
  };
  return { choices, path, remaining: left, pickable, hovered, previewed, confirming, tappedOnce, explained, listOpen, hover: setHovered, preview: setPreviewed, press, choose: settle, setListOpen, stepBack };
}
