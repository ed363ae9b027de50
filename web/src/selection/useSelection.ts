/** The picking that goes on at a table: steps taken, what is pointed at, what is asked twice, what is explained. */

import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { type Path, remaining, settled, type Spot, startOf, targets } from "./choicePaths";
import type { Refusal } from "../panels/prompt";
import type { Choice, Denied } from "../protocol/scene";

interface Asked {
  readonly asked: number; // number of the question
  readonly choices: readonly Choice[];
  readonly denied: readonly Denied[];
  readonly busy: boolean;
  readonly twice: boolean; // a first press only shows what it would do
  readonly choose: (code: string) => void;
}

export interface Picking {
  readonly choices: readonly Choice[];
  readonly path: Path;
  readonly left: readonly Choice[];
  readonly wanted: ReadonlySet<string>;
  readonly hot: Spot | null; // under the pointer or in focus
  readonly seen: Choice | null; // pointed at as a button
  readonly sure: Choice | null; // final, asked twice
  readonly held: Held | null; // pressed once, to be pressed again
  readonly why: Refusal | null; // explained
  readonly listed: boolean; // all choices are shown as a list
  point(spot: Spot | null): void;
  foresee(choice: Choice | null): void;
  press(spot: Spot): void;
  choose(choice: Choice): void;
  list(open: boolean): void;
  /** Undo the last step taken here; whether there was one. */
  stepBack(): boolean;
}

/** A choice that one more press on the same spot takes. */
export interface Held {
  readonly choice: Choice;
  readonly spot: Spot;
}

const NONE: ReadonlySet<string> = new Set();
const START: Path = []; // always the same one: starting where one is draws nothing anew

export function usePicking({ asked, choices, denied, busy, twice, choose }: Asked): Picking {
  const [path, setPath] = useState(START);
  const [hot, setHot] = useState<Spot | null>(null);
  const [seen, setSeen] = useState<Choice | null>(null);
  const [sure, setSure] = useState<Choice | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [why, setWhy] = useState<Refusal | null>(null);
  const [listed, setListed] = useState(false);
  const startAfresh = () => {
    setPath(START);
    setSure(null);
    setHeld(null);
    setWhy(null);
    setListed(false);
    setSeen(null);
  };
  useLayoutEffect(startAfresh, [asked, choices.map((choice) => choice.code).join("\n")]);
  const left = useMemo(() => remaining(choices, path), [choices, path]);
  const wanted = useMemo(() => (busy ? NONE : targets(choices, path)), [choices, path, busy]);

  const settle = (choice: Choice) => {
    if (busy) return;
    if (choice.final && sure?.code !== choice.code) return setSure(choice);
    startAfresh();
    if (matchMedia("(hover: none)").matches) setHot(null); // the finger is lifted, and points at nothing
    choose(choice.code);
  };
  const explain = (spot: Spot) => {
    const found = denied.find((each) => spot.includes(each.on));
    setWhy(found ? { text: found.why, rule: found.rule } : null);
    setHot(spot);
    if (!found) setPath(START);
  };
  const press = (spot: Spot) => {
    setSure(null);
    setHeld(null);
    if (held && spot.some((id) => held.spot.includes(id))) return settle(held.choice);
    const from = startOf(choices, path, spot, busy);
    if (!from) return explain(spot);
    const open = targets(choices, from);
    const next = [...from, spot.filter((id) => open.has(id))];
    const only = settled(choices, next);
    setWhy(null);
    if (only && twice && !only.final) {
      setPath(from);
      return setHeld({ choice: only, spot: next[next.length - 1] ?? spot });
    }
    setPath(next);
    if (only) settle(only);
  };
  const stepBack = (): boolean => {
    if (listed) setListed(false);
    else if (why) setWhy(null);
    else if (held) setHeld(null);
    else if (sure || path.length) {
      setSure(null);
      setPath(path.slice(0, -1));
    } else return false;
    return true;
  };
  return { choices, path, left, wanted, hot, seen, sure, held, why, listed, point: setHot, foresee: setSeen, press, choose: settle, list: setListed, stepBack };
}
