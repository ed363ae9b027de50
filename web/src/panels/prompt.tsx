/** The prompt in one line, with a flame as its first letter; under it, what the pointer is on. */

import type { ComponentChildren } from "preact";
import { useTable } from "../table/context";
import { Flame } from "../ui/icons";
import { promptParts } from "../i18n/playerNames";
import { RuleLink } from "./rulesPanel";
import type { Refusal } from "../table/state";

interface PromptProps {
  steps: readonly string[]; // picked so far, as words
  refusal: Refusal | null;
  told: string; // about what the pointer is on
  children?: ComponentChildren; // over the prompt, while nothing is hovered or refused
}

export function PromptView({ steps, refusal, told, children }: PromptProps) {
  const table = useTable();
  const { prompt, choices = [] } = table.scene;
  const asked = choices.length > 0;
  const chosen = [...(prompt?.chosen ?? []).map(table.say), ...steps];
  const text = table.say(prompt?.text ?? "");
  return (
    <div class="asking">
      {!told && !refusal && children}
      <p class={`prompt${refusal ? " no" : asked ? "" : " wait"}`} role="status" aria-live="polite" aria-busy={table.busy}>
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
      <p class="description" aria-hidden="true">
        {told || "\u00a0"}
      </p>
    </div>
  );
}

/** A prompt with its numbers and colours emphasized. */
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
