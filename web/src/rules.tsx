/** A cited rule, as a link that opens it. */

import { useDesk } from "./desk";
import { word } from "./words";

export function RuleLink({ rule }: { rule: string }) {
  const { rulesAt } = useDesk();
  if (!rule) return null;
  return (
    <a class="rule" href={`${rulesAt}#rule-${rule}`} target={rulesAt ? "rules" : undefined} rel="noopener">
      {word("rule")} {rule}
    </a>
  );
}
