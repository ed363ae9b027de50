/** The result of a game as a sheet of paper over the table, with what can be done next. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { openTable, ApiError } from "../protocol/api";
import { useTable } from "../table/context";
import { Inlay } from "../board/faces";
import { CandleIcon, Icon } from "../ui/icons";
import { Disc } from "../table/seats";
import type { Ending } from "../table/state";
import { SheetView } from "./sheets";
import type { Result, Sheet } from "../protocol/scene";
import { word, wordOf } from "../i18n/phrases";

interface ResultProps {
  result: Result | undefined;
  ending: Ending | null;
}

/** The full result. It can be closed to look at the table. */
export function ResultDialog({ result, ending, close }: ResultProps & { close: () => void }) {
  const table = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const outside = (event: MouseEvent) => event.target === dialog.current && close();
  const inlay = table.look.areas.find((area) => area.inlay && !area.stacked)?.inlay; // an inlay under stacks is the ground of a board
  return (
    <dialog ref={dialog} class="outcome full" aria-labelledby="outcome-title" onClose={close} onClick={outside}>
      <article class="paper">
        {inlay && <Inlay svg={inlay} />}
        <button type="button" class="tool close" data-look-on="" aria-label={word("lookOn")} title={word("lookOn")} onClick={close}>
          <Icon name="close" />
        </button>
        <h2 id="outcome-title" tabIndex={-1} autofocus>
          {headline(result, ending, table.say)}
        </h2>
        {result && <Standings result={result} />}
      </article>
      {ending && <NextSteps ending={ending} lookOn={close} />}
    </dialog>
  );
}

/** The result in one line, while the player looks at the table. */
export function ResultLine({ result, ending, open }: ResultProps & { open: () => void }) {
  const table = useTable();
  return (
    <section class="outcome brief">
      <h2>{headline(result, ending, table.say)}</h2>
      <button type="button" class="btn go" data-outcome="" onClick={open}>
        {word("showResult")}
      </button>
    </section>
  );
}

function headline(result: Result | undefined, ending: Ending | null, say: (text: string) => string): string {
  return result ? say(result.text) : word(ending?.state === "agreed" ? "agreed" : "ended");
}

/** The players in the order of their ranks, winners with a candle, above the figures of the final sheet. */
function Standings({ result }: { result: Result }) {
  const table = useTable();
  const chairs = table.scene.seats ?? [];
  const order = result.ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  const sheets = (table.scene.sheets ?? []).filter((sheet) => sheet.kind === "table");
  const sheet = sheets.find((each) => each.id === result.sheet) ?? sheets[0];
  const figures = sheet && transpose(sheet, order.map(({ seat }) => seat));
  return (
    <>
      <div class="standing" style={{ "--n": order.length }}>
        <ol>
          {order.map(({ rank, seat }) => {
            const chair = chairs.find((each) => each.seat === seat) ?? { seat, tone: "" };
            const won = result.winners.includes(seat);
            return (
              <li key={seat} value={rank} class={won ? "winner" : ""} data-rank={rank}>
                <Disc chair={chair} candle={won && <CandleIcon />} />
                <span>{table.say(`{${seat}}`)}</span>
              </li>
            );
          })}
        </ol>
        {figures && (
          <table>
            <thead class="sr">
              <tr>
                <td />
                {order.map(({ seat }) => (
                  <th key={seat} scope="col">
                    {table.say(`{${seat}}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.map(([label, ...cells], at) => (
                <tr key={at} class={at === figures.length - 1 ? "all" : ""}>
                  <th scope="row">{table.say(label ?? "")}</th>
                  {cells.map((cell, nth) => (
                    <td key={nth} class={result.winners.includes(order[nth]?.seat ?? -1) ? "winner" : ""}>
                      {table.say(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {sheet && !figures && <SheetView sheet={sheet} />}
    </>
  );
}

function NextSteps({ ending: { table, seated, next }, lookOn }: { ending: Ending; lookOn: () => void }) {
  return (
    <nav class="next" aria-label={word("result")}>
      {next ? (
        <a class="btn go" href={`/t/${next.table}`} data-join="">
          {next.name ? wordOf("joinOf", next.name) : word("join")}
        </a>
      ) : (
        seated && <RematchButton table={table} />
      )}
      <a class="btn plain" href={`/t/${table}/replay`}>
        <Icon name="again" />
        {word("replay")}
      </a>
      <a class="btn plain" href={`/t/${table}/result`}>
        {word("result")}
      </a>
      <a class="btn worded" href={`/api/tables/${table}/record`} download={`${table}.json`}>
        {word("record")}
      </a>
      <button type="button" class="btn worded" onClick={lookOn}>
        {word("lookOn")}
      </button>
      <a class="btn worded" href="/">
        {word("home")}
      </a>
    </nav>
  );
}

function RematchButton({ table }: { table: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const open = async () => {
    setBusy(true);
    try {
      location.assign(`/t/${await openTable(`/api/tables/${table}/rematch`, {})}`);
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || word("failed"));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" class="btn go" data-rematch="" aria-busy={busy} onClick={() => busy || void open()}>
        {word("rematch")}
      </button>
      {problem && <p class="notice" role="alert">{problem}</p>}
    </>
  );
}

/** The sheet with columns as rows and cells in this order of seats; null if its rows are not the seats. */
export function transpose(sheet: Sheet, seats: readonly number[]): readonly (readonly string[])[] | null {
  const rows = new Map((sheet.rows ?? []).map((row) => [row[0], row]));
  const own = seats.map((seat) => rows.get(`{${seat}}`));
  const columns = sheet.columns ?? [];
  if (columns.length < 2 || rows.size !== seats.length || own.some((row) => row === undefined)) return null;
  return columns.slice(1).map((label, at) => [label, ...own.map((row) => row?.[at + 1] ?? "")]);
}
