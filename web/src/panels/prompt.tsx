/** What is wanted, in one line with the flame as its first letter; under it, what is pointed at. */

import type { ComponentChildren } from "preact";
import { useTable } from "../table/context";
import { Flame } from "../ui/icons";
import { promptParts } from "../i18n/playerNames";
import { RuleLink } from "./rulesPanel";

export interface Refusal {
  readonly text: string;
  readonly rule: string;
}

interface PromptProps {
  steps: readonly string[]; // picked so far, as words
  refusal: Refusal | null;
  told: string;
  busy: boolean;
  children?: ComponentChildren; // over it, while nothing is pointed at or refused
}

export function PromptView({ steps, refusal, told, busy, children }: PromptProps) {
  const table = useTable();
  const { prompt } = table.scene;
  const asked = (table.scene.choices ?? []).length > 0;
  const chosen = [...(prompt?.chosen ?? []).map(table.say), ...steps];
  const text = table.say(prompt?.text ?? "");
  return (
    <div class="asking">
      {!told && !refusal && children}
      <p class={`prompt${refusal ? " no" : asked ? "" : " wait"}`} role="status" aria-live="polite" aria-busy={busy}>
        <Flame />
        {refusal ? (
          <>
            <span class="why">{table.say(refusal.text)}</span> <RuleLink rule={refusal.rule} />
          </>
        ) : (
          <>
            {chosen.length > 0 && <Steps steps={chosen} />}
            <span key={text}>{asked ? <Emphasized text={text} /> : text}</span> <RuleLink rule={prompt?.rule ?? ""} />
          </>
        )}
      </p>
      <p class="telling" aria-hidden="true">
        {told || "\u00a0"}
      </p>
    </div>
  );
}

/** Figures and colours stand out in what is asked. */
function Emphasized({ text }: { text: string }): ComponentChildren {
  const { look } = useTable();
  const colours = Object.values(look.tones).map((tone) => tone.label);
  return <>{promptParts(text, colours).map((part, at) => (part.kind ? <em key={at}>{part.text}</em> : part.text))}</>;
}

function Steps({ steps }: { steps: readonly string[] }): ComponentChildren {
  return (
    <span class="steps">
      {steps.map((step, at) => (
        <span key={at}>{step} › </span>
      ))}
    </span>
  );
}
