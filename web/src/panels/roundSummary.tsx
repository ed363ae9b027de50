/** A slip of paper over the table: what a round has brought, for a moment. */

import { useTable } from "../table/context";
import type { RoundSummary } from "../game/roundSummary";
import { word } from "../i18n/phrases";

export function RoundSummaryView({ summary, close }: { summary: RoundSummary; close: () => void }) {
  const table = useTable();
  return (
    <section class="slip" role="status">
      <h2>{table.say(summary.title)}</h2>
      <table class="pad">
        <tbody>
          {summary.gains.map(({ name, gained: more, total: all }) => (
            <tr key={name}>
              <th scope="row">{table.say(name)}</th>
              <td>{more > 0 ? `+${more}` : more < 0 ? `−${-more}` : more}</td>
              <td>{all}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="whole-slip" aria-label={word("close")} tabIndex={-1} onClick={close} />
    </section>
  );
}
