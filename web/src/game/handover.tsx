/** What lies over the table while one device goes from hand to hand. */

import { useEffect, useRef } from "preact/hooks";
import { toneStyle } from "../table/context";
import { Candle } from "../ui/icons";
import type { Look, SeatCard } from "../protocol/scene";
import { word, wordOf } from "../i18n/phrases";

interface HandoverProps {
  title: string;
  name: string;
  look: Look;
  chair: SeatCard | undefined;
  notice: string;
  busy: boolean; // the table has been asked for
  press: () => void;
}

export function Handover({ title, name, look, chair, notice, busy, press }: HandoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { style, symbol } = toneStyle(look, chair?.tone);
  return (
    <div class="cover" style={style}>
      <p class="of">{title}</p>
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <span class={symbol ? "disc" : "disc blank"} aria-hidden="true">
        <Candle />
        {symbol || name.slice(0, 1)}
      </span>
      <h1>{wordOf("hand", name)}</h1>
      <button type="button" class="btn go" ref={button} data-uncover="" aria-disabled={busy ? "true" : undefined} aria-busy={busy} onClick={() => busy || press()}>
        {busy ? word("coming") : wordOf("iam", name)}
      </button>
    </div>
  );
}
