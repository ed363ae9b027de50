/** Was the shuffle fair? What was promised, what it was made of, and what comes of doing the sums again. */

import { useEffect, useState } from "preact/hooks";
import { word, wordOf } from "../i18n/phrases";
import type { Verified } from "../protocol/responses";
import type { ReplaySource } from "./source";

export function ShuffleCheck({ source }: { source: ReplaySource }) {
  const [found, setFound] = useState<(Verified & { promise: boolean | null }) | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    const check = async () => {
      const verified = await source.verify();
      const { seed, commitment } = verified;
      setFound({ ...verified, promise: seed && commitment ? await isPromiseKept(seed, commitment) : null });
    };
    check().catch((problem: unknown) => setTrouble((problem instanceof Error && problem.message) || word("failed")));
  }, []);
  return (
    <section class="shuffle" aria-busy={!found && !trouble}>
      <h2>{word("shuffle")}</h2>
      <div role="status">
        {trouble && <p class="notice">{trouble}</p>}
        {found ? <Findings found={found} /> : !trouble && <p>{word("coming")}</p>}
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

function Numbers({ found }: { found: Verified }) {
  return (
    <details>
      <summary>{word("numbers")}</summary>
      <dl>
        <dt>{word("promised")}</dt>
        <dd>
          <code>{found.commitment}</code>
        </dd>
        <dt>{word("ofHouse")}</dt>
        <dd>
          <code>{found.seed}</code>
        </dd>
        {found.salts.map(({ name, salt }, at) => (
          <div key={at}>
            <dt>{name ? wordOf("ofPlayer", name) : word("ofSomebody")}</dt>
            <dd>
              <code>{salt}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

// ---- the promise ----

/** Whether the number that was published is the SHA-256 of this seed; null where the browser cannot tell. */
export async function isPromiseKept(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // only over https, or on one's own machine
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
