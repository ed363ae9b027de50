/** The evening so far: what was told and said, and a line to say something. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useDesk } from "../table/context";
import { toldParts } from "../i18n/playerNames";
import { word } from "../i18n/phrases";

export interface LogLine {
  readonly text: string;
  readonly by?: string; // said by somebody
  readonly now?: boolean; // of a game that is seen again: the line of the present step
  readonly undone?: boolean; // taken back later
  readonly press?: () => void; // goes to that step
}

/** The line that tells of the present. */
export const latest = (lines: readonly LogLine[]): LogLine | undefined => lines.filter((line) => line.now).pop() ?? lines[lines.length - 1];

export function Log({ lines, speak }: { lines: readonly LogLine[]; speak: ((text: string) => void) | null }) {
  const list = useRef<HTMLOListElement>(null);
  const [typed, setTyped] = useState("");
  const now = latest(lines);
  useLayoutEffect(() => {
    const show = () => {
      const box = list.current;
      const line = now?.now ? box?.children[lines.indexOf(now)] : undefined;
      if (box) box.scrollTop += line ? line.getBoundingClientRect().bottom - box.getBoundingClientRect().top - box.clientHeight * 0.6 : box.scrollHeight;
    };
    show();
    const resized = new ResizeObserver(show); // in a dialog that is still to be opened, and when something needs its room
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, [lines.length, now?.now && lines.indexOf(now)]);
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
          <li key={at} class={line.by ? "said" : (line.now ?? line === now) ? "now" : ""} aria-current={line.now ? "step" : undefined}>
            {line.by ? (
              <>
                <b>{line.by}</b> {line.text}
              </>
            ) : line.press ? (
              <button type="button" onClick={line.press}>
                <Sentence text={line.text} />
                {line.undone && <i> {word("undone")}</i>}
              </button>
            ) : (
              <Sentence text={line.text} />
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

/** What was told: people by their names, and what it stands under, if it begins something. */
export function Sentence({ text }: { text: string }) {
  const { names } = useDesk();
  return (
    <>
      {toldParts(text, names).map((part, at) =>
        part.kind === "head" ? (
          <b key={at} class="head">
            {part.text}
          </b>
        ) : part.kind ? (
          <b key={at}>{part.text}</b>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
