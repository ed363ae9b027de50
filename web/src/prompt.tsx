/** What is wanted, in one line with the flame as its first letter; under it, what is pointed at. */

import type { ComponentChildren } from "preact";
import { useDesk } from "./desk";
import { Icon } from "./icons";
import { RuleLink } from "./rules";

export interface Refusal {
  readonly text: string;
  readonly rule: string;
}

interface PromptProps {
  steps: readonly string[]; // picked so far, as words
  refusal: Refusal | null;
  told: string;
  busy: boolean;
}

export function PromptView({ steps, refusal, told, busy }: PromptProps) {
  const desk = useDesk();
  const { prompt } = desk.scene;
  const asked = (desk.scene.choices ?? []).length > 0;
  const chosen = [...(prompt?.chosen ?? []).map(desk.say), ...steps];
  return (
    <div class="asking">
      <p class={`prompt${refusal ? " no" : asked ? "" : " wait"}`} role="status" aria-live="polite" aria-busy={busy}>
        <Icon name="flame" />
        {refusal ? (
          <>
            {desk.say(refusal.text)} <RuleLink rule={refusal.rule} />
          </>
        ) : (
          <>
            {chosen.length > 0 && <Steps steps={chosen} />}
            {desk.say(prompt?.text ?? "")}
          </>
        )}
      </p>
      <p class="telling" aria-hidden="true">
        {told || "\u00a0"}
      </p>
    </div>
  );
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
