/** Somebody would like to have a choice back: everybody sees how it stands, and whoever is asked can answer. */

import { useTable } from "../table/context";
import type { UndoMessage } from "../protocol/messages";
import { word, wordOf } from "../i18n/phrases";

interface UndoVoteProps {
  vote: UndoMessage;
  answer: ((number: number, yes: boolean) => void) | null; // null for a watcher
}

export function UndoVote({ vote, answer }: UndoVoteProps) {
  const table = useTable();
  const { number, by, agreed, needed } = vote;
  if (number === null || by === null) return null;
  const mine = by === table.ownSeat;
  const waiting = needed.filter((seat) => !agreed.includes(seat));
  const asked = table.ownSeat !== null && waiting.includes(table.ownSeat);
  const names = (seats: readonly number[]) => seats.map((seat) => table.say(`{${seat}}`)).join(", ");
  const others = agreed.filter((seat) => seat !== by);
  return (
    <section class="consent" role="status" aria-live="polite">
      <p>{mine ? word("iWouldUndo") : wordOf("wouldUndo", names([by]))}</p>
      <p class="stands">
        {others.length > 0 && <span>{wordOf("agreedBy", names(others))}</span>}
        {waiting.length > 0 && <span>{wordOf("awaited", names(waiting))}</span>}
      </p>
      {answer && (asked || mine) && (
        <div class="answers">
          {asked && (
            <button type="button" class="btn go" data-agree="" onClick={() => answer(number, true)}>
              {word("agree")}
            </button>
          )}
          <button type="button" class="btn plain" data-disagree="" onClick={() => answer(number, false)}>
            {word(mine ? "withdraw" : "disagree")}
          </button>
        </div>
      )}
    </section>
  );
}

/** A bot plays in one's place: the way back. */
export function StandInNotice({ comeBack }: { comeBack: () => void }) {
  return (
    <section class="consent" role="status">
      <p>{word("botForMe")}</p>
      <div class="answers">
        <button type="button" class="btn go" data-return="" onClick={comeBack}>
          {word("comeBack")}
        </button>
      </div>
    </section>
  );
}
