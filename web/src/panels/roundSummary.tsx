/** The figures of a round, on a slip of paper over the table. */

import { useTable } from "../table/context";
import { word } from "../i18n/phrases";
import type { RoundSummary } from "../table/state";

export function RoundSummaryView({ summary }: { summary: RoundSummary }) {
  const table = useTable();
  return (
    <section class="summary" role="status">
      <h2>{table.say(summary.title)}</h2>
      <table class="pad">
        <tbody>
          {summary.gains.map(({ name, gained, total }) => (
            <tr key={name}>
              <th scope="row">{table.say(name)}</th>
              <td>{gained > 0 ? `+${gained}` : gained < 0 ? `−${-gained}` : gained}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="close-summary" aria-label={word("close")} tabIndex={-1} onClick={table.actions.closeSummary} />
    </section>
  );
}
