/** The log: what has happened and what was said, with a field for chat. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../table/context";
import { sentenceParts } from "../i18n/playerNames";
import { word } from "../i18n/phrases";
import type { LogLine } from "../table/state";

/** The line about the present. */
export const latestLine = (lines: readonly LogLine[]): LogLine | undefined => lines.filter((line) => line.current).pop() ?? lines[lines.length - 1];

export function LogView() {
  const { log: lines, actions } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const [typed, setTyped] = useState("");
  const now = latestLine(lines);
  useLayoutEffect(() => {
    const show = () => {
      const box = list.current;
      const line = now?.current ? box?.children[lines.indexOf(now)] : undefined;
      if (box) box.scrollTop += line ? line.getBoundingClientRect().bottom - box.getBoundingClientRect().top - box.clientHeight * 0.6 : box.scrollHeight;
    };
    show();
    const resized = new ResizeObserver(show); // when its dialog opens, and when another panel takes its room
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, [lines.length, now?.current && lines.indexOf(now)]);
  const send = (event: Event) => {
    event.preventDefault();
    if (typed.trim()) actions.sendChat?.(typed.trim());
    setTyped("");
  };
  return (
    <section class="log">
      <h2>{word("log")}</h2>
      <ol ref={list} tabIndex={0}>
        {lines.map((line, at) => (
          <li key={at} class={line.speaker ? "said" : (line.current ?? line === now) ? "now" : ""} aria-current={line.current ? "step" : undefined}>
            {line.speaker ? (
              <>
                <b>{line.speaker}</b> {line.text}
              </>
            ) : line.onPress ? (
              <button type="button" onClick={line.onPress}>
                <Sentence text={line.text} />
                {line.undone && <i> {word("undone")}</i>}
              </button>
            ) : (
              <Sentence text={line.text} />
            )}
          </li>
        ))}
      </ol>
      {actions.sendChat && (
        <form class="chat" onSubmit={send}>
          <input type="text" maxLength={500} placeholder={word("say")} aria-label={word("say")} value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </form>
      )}
    </section>
  );
}

/** A sentence of the log, with the names and the heading in bold. */
export function Sentence({ text }: { text: string }) {
  const { names } = useTable();
  return (
    <>
      {sentenceParts(text, names).map((part, at) =>
        part.kind ? (
          <b key={at} class={part.kind === "head" ? "head" : undefined}>
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
