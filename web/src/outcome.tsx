/** How it ended, and what may come next. */

import { useState } from "preact/hooks";
import { openTable, Refused } from "./ask";
import type { Result, State } from "./types";
import { word, wordOf } from "./words";

/** What there is to do after the end. */
export interface Ending {
  readonly table: string;
  readonly state: State;
  readonly seated: boolean;
  readonly next: { readonly table: string; readonly name: string } | null; // a rematch that somebody has opened
}

interface OutcomeProps {
  result: Result | undefined;
  ending: Ending | null;
  say: (text: string) => string;
}

export function Outcome({ result, ending, say }: OutcomeProps) {
  if (!result && !ending) return null;
  return (
    <section class="outcome">
      <div role="status">
        <h2>{result ? say(result.text) : word(ending?.state === "agreed" ? "agreed" : "ended")}</h2>
        {result && <Ranks result={result} say={say} />}
      </div>
      {ending && <WhatNext ending={ending} />}
    </section>
  );
}

function Ranks({ result, say }: { result: Result; say: (text: string) => string }) {
  return (
    <ol>
      {result.ranks
        .map((rank, seat) => ({ rank, seat }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ rank, seat }) => (
          <li key={seat} value={rank} class={result.winners.includes(seat) ? "winner" : ""}>
            {say(`{${seat}}`)}
          </li>
        ))}
    </ol>
  );
}

function WhatNext({ ending: { table, seated, next } }: { ending: Ending }) {
  return (
    <nav class="next" aria-label={word("result")}>
      {next ? (
        <a class="btn go" href={`/t/${next.table}`} data-join="">
          {next.name ? wordOf("joinOf", next.name) : word("join")}
        </a>
      ) : (
        seated && <Rematch table={table} />
      )}
      <a href={`/t/${table}/result`}>{word("resultPage")}</a>
      <a href={`/t/${table}/replay`}>{word("replay")}</a>
      <a href={`/api/tables/${table}/record`} download={`${table}.json`}>
        {word("record")}
      </a>
      <a href="/">{word("parlour")}</a>
    </nav>
  );
}

function Rematch({ table }: { table: string }) {
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState("");
  const open = async () => {
    setBusy(true);
    try {
      location.assign(`/t/${await openTable(`/api/tables/${table}/rematch`, {})}`);
    } catch (problem) {
      setWhy((problem instanceof Refused && problem.message) || word("failed"));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" class="btn go" data-rematch="" aria-busy={busy} onClick={() => busy || void open()}>
        {word("rematch")}
      </button>
      {why && <p class="notice" role="alert">{why}</p>}
    </>
  );
}
