/** What is wanted, in one line with the flame as its first letter; under it, what is pointed at. */

import type { ComponentChildren } from "preact";
import { useDesk } from "../table/context";
import { Flame } from "../ui/icons";
import { keyParts } from "../i18n/playerNames";
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
  const desk = useDesk();
  const { prompt } = desk.scene;
  const asked = (desk.scene.choices ?? []).length > 0;
  const chosen = [...(prompt?.chosen ?? []).map(desk.say), ...steps];
  const text = desk.say(prompt?.text ?? "");
  return (
    <div class="asking">
      {!told && !refusal && children}
      <p class={`prompt${refusal ? " no" : asked ? "" : " wait"}`} role="status" aria-live="polite" aria-busy={busy}>
        <Flame />
        {refusal ? (
          <>
            <span class="why">{desk.say(refusal.text)}</span> <RuleLink rule={refusal.rule} />
          </>
        ) : (
          <>
            {chosen.length > 0 && <Steps steps={chosen} />}
            <span key={text}>{asked ? <Stressed text={text} /> : text}</span> <RuleLink rule={prompt?.rule ?? ""} />
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
function Stressed({ text }: { text: string }): ComponentChildren {
  const { look } = useDesk();
  const colours = Object.values(look.tones).map((tone) => tone.label);
  return <>{keyParts(text, colours).map((part, at) => (part.kind ? <em key={at}>{part.text}</em> : part.text))}</>;
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
