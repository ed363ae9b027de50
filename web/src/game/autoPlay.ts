/** The only thing to do is done after a moment, for those who prefer it so. */

import { useEffect, useRef } from "preact/hooks";
import { usePreferences } from "../ui/preferences";
import type { Choice } from "../protocol/scene";

const MOMENT = 900;

interface AutoPlayInput {
  readonly asked: number; // number of the question
  readonly choices: readonly Choice[];
  readonly busy: boolean;
  readonly choose: (code: string) => void;
}

/** Choose what is the only choice, unless it is final or somebody has just taken a choice back (`hold`). */
export function useAutoPlay({ asked, choices, busy, choose }: AutoPlayInput): { hold: () => void } {
  const { lone } = usePreferences();
  const held = useRef(false);
  const [only] = choices;
  const code = choices.length === 1 && only && !only.final ? only.code : "";
  useEffect(() => {
    if (choices.length > 1) held.current = false;
  }, [asked, choices.length]);
  useEffect(() => {
    if (!lone || !code || busy || held.current) return;
    const timer = setTimeout(() => choose(code), MOMENT);
    return () => clearTimeout(timer);
  }, [lone, asked, code, busy]);
  return {
    hold() {
      held.current = true;
    },
  };
}
