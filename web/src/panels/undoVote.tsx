/** A vote on taking back a choice: every player sees who has agreed, and the players who are still asked can answer. */

import { useTable } from "../table/context";
import type { UndoMessage } from "../protocol/messages";
import { word, wordOf } from "../i18n/phrases";

export function UndoVote({ vote }: { vote: UndoMessage }) {
  const table = useTable();
  const { answerVote } = table.actions;
  const { number, by, agreed, needed } = vote;
  if (number === null || by === null) return null;
  const mine = by === table.ownSeat;
  const waiting = needed.filter((seat) => !agreed.includes(seat));
  const asked = table.ownSeat !== null && waiting.includes(table.ownSeat);
  const names = (seats: readonly number[]) => seats.map((seat) => table.say(`{${seat}}`)).join(", ");
  const others = agreed.filter((seat) => seat !== by);
  return (
    <section class="vote" role="status" aria-live="polite">
      <p>{mine ? word("iWouldUndo") : wordOf("wouldUndo", names([by]))}</p>
      <p class="stands">
        {others.length > 0 && <span>{wordOf("agreedBy", names(others))}</span>}
        {waiting.length > 0 && <span>{wordOf("awaited", names(waiting))}</span>}
      </p>
      {answerVote && (asked || mine) && (
        <div class="answers">
          {asked && (
            <button type="button" class="btn go" data-agree="" onClick={() => answerVote(number, true)}>
              {word("agree")}
            </button>
          )}
          <button type="button" class="btn plain" data-disagree="" onClick={() => answerVote(number, false)}>
            {word(mine ? "withdraw" : "disagree")}
          </button>
        </div>
      )}
    </section>
  );
}

/** Tells a player that a bot plays in their place, with a button to take the seat back. */
export function StandInNotice({ takeSeatBack }: { takeSeatBack: () => void }) {
  return (
    <section class="vote" role="status">
      <p>{word("botForMe")}</p>
      <div class="answers">
        <button type="button" class="btn go" data-return="" onClick={takeSeatBack}>
          {word("comeBack")}
        </button>
      </div>
    </section>
  );
}
