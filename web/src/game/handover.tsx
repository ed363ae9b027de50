/** Covers the table while a device is handed from one player to another. */

import { useEffect, useRef } from "preact/hooks";
import { toneStyle } from "../table/context";
import { CandleIcon } from "../ui/icons";
import type { Look, SeatCard } from "../protocol/scene";
import { word, wordOf } from "../i18n/phrases";

interface HandoverProps {
  title: string;
  name: string;
  look: Look;
  chair: SeatCard | undefined;
  notice: string;
  busy: boolean; // the scene of this player is not there yet
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
        <CandleIcon />
        {symbol || name.slice(0, 1)}
      </span>
      <h1>{wordOf("handTo", name)}</h1>
      <button type="button" class="btn go" ref={button} data-uncover="" aria-disabled={busy ? "true" : undefined} aria-busy={busy} onClick={() => busy || press()}>
        {busy ? word("wait") : wordOf("iAm", name)}
      </button>
    </div>
  );
}
