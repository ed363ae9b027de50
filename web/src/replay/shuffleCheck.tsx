/** Checks that the shuffle was fair: what was published before the game, what the shuffle was made from, and whether both agree. */

import { useEffect, useState } from "preact/hooks";
import { word, wordOf } from "../i18n/phrases";
import type { Verified } from "../protocol/responses";
import type { ReplaySource } from "./source";

export function ShuffleCheck({ source }: { source: ReplaySource }) {
  const [found, setFound] = useState<(Verified & { promise: boolean | null }) | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const check = async () => {
      const verified = await source.verify();
      const { seed, commitment } = verified;
      setFound({ ...verified, promise: seed && commitment ? await isPromiseKept(seed, commitment) : null });
    };
    check().catch((error: unknown) => setProblem((error instanceof Error && error.message) || word("failed")));
  }, []);
  return (
    <section class="shuffle" aria-busy={!found && !problem}>
      <h2>{word("shuffle")}</h2>
      <div role="status">
        {problem && <p class="notice">{problem}</p>}
        {found ? <Findings found={found} /> : !problem && <p>{word("wait")}</p>}
      </div>
      {found?.sealed && <Numbers found={found} />}
      <p class="own">
        {found?.sealed && word("yourself")} {found?.sealed && <code>samedi verify {source.fileName}</code>}
      </p>
      <a class="btn plain" href={source.recordUrl} download={source.fileName}>
        {word("record")}
      </a>
    </section>
  );
}

function Findings({ found }: { found: Verified & { promise: boolean | null } }) {
  if (!found.sealed) return <p>{found.text}</p>;
  const { promise, salts } = found;
  const who = salts.every((each) => each.name) ? salts.map((each) => each.name).join(", ") : String(salts.length);
  const fair = found.fair && promise !== false;
  return (
    <>
      <p class={`verdict ${fair ? "fair" : "unfair"}`} data-verdict={fair ? "fair" : "unfair"}>
        <span aria-hidden="true">{fair ? "✓" : "✗"}</span> {found.text}
      </p>
      <p data-promise={String(promise)}>{word(promise === null ? "promiseUntold" : promise ? "promiseKept" : "promiseBroken")}</p>
      <p>{salts.length ? wordOf("partsOf", who) : word("partsNone")}</p>
    </>
  );
}

function Numbers({ found: { commitment, seed, salts } }: { found: Verified }) {
  const parts = salts.map(({ name, salt }) => [name ? wordOf("ofPlayer", name) : word("ofUnnamed"), salt] as const);
  const numbers = [[word("promised"), commitment], [word("ofHouse"), seed], ...parts] as const;
  return (
    <details>
      <summary>{word("numbers")}</summary>
      <dl>
        {numbers.map(([label, value]) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Whether the published commitment is the SHA-256 of this seed; null if the browser cannot compute it. */
export async function isPromiseKept(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // browsers have it only over https or on the same machine
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
