/** The evening so far: what was told and said, and a line to say something. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDesk } from "./desk";
import { word } from "./words";

export interface LogLine {
  readonly text: string;
  readonly by?: string; // said by somebody
}

export function Log({ lines, speak }: { lines: readonly LogLine[]; speak: ((text: string) => void) | null }) {
  const desk = useDesk();
  const list = useRef<HTMLOListElement>(null);
  const [typed, setTyped] = useState("");
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const send = (event: Event) => {
    event.preventDefault();
    if (typed.trim()) speak?.(typed.trim());
    setTyped("");
  };
  return (
    <section class="log">
      <h2>{word("log")}</h2>
      <ol ref={list} tabIndex={0}>
        {lines.map((line, at) => (
          <li key={at} class={line.by ? "said" : at === lines.length - 1 ? "now" : ""}>
            {line.by ? (
              <>
                <b>{line.by}</b> {line.text}
              </>
            ) : (
              desk.say(line.text)
            )}
          </li>
        ))}
      </ol>
      {speak && (
        <form class="chat" onSubmit={send}>
          <input type="text" maxLength={500} placeholder={word("say")} aria-label={word("say")} value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </form>
      )}
    </section>
  );
}
