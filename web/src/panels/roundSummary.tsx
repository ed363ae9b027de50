/** A slip of paper over the table: what a round has brought, for a moment. */

import { useDesk } from "../table/context";
import type { Tally } from "../game/roundSummary";
import { word } from "../i18n/phrases";

export function Slip({ tally, close }: { tally: Tally; close: () => void }) {
  const desk = useDesk();
  return (
    <section class="slip" role="status">
      <h2>{desk.say(tally.title)}</h2>
      <table class="pad">
        <tbody>
          {tally.gains.map(({ name, more, all }) => (
            <tr key={name}>
              <th scope="row">{desk.say(name)}</th>
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
