/** Makes an only choice automatically after a moment, if the player prefers it. */

import { useEffect, useRef } from "preact/hooks";
import { usePreferences } from "../ui/preferences";
import { useTimeout } from "../ui/useTimeout";
import type { Choice } from "../protocol/scene";

const DELAY = 900;

interface AutoPlayInput {
  readonly questionNumber: number;
  readonly choices: readonly Choice[];
  readonly busy: boolean;
  readonly choose: (code: string) => void;
}

/** Make the only choice, unless it is final, or held back because the player has just taken a choice back. */
export function useAutoPlay({ questionNumber, choices, busy, choose }: AutoPlayInput): { holdBack: () => void } {
  const { lone } = usePreferences();
  const held = useRef(false);
  const [only] = choices;
  const code = choices.length === 1 && only && !only.final ? only.code : "";
  useEffect(() => {
    if (choices.length > 1) held.current = false;
  }, [questionNumber, choices.length]);
  useTimeout(() => choose(code), lone && code && !busy && !held.current ? DELAY : null, [lone, questionNumber, code, busy]);
  return {
    holdBack() {
      held.current = true;
    },
  };
}
