/** A dialog over the table. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { word } from "../i18n/phrases";
import { Icon } from "./icons";

export function Dialog({ title, kind = "", close, children }: { title: string; kind?: string; close: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const outside = (event: MouseEvent) => event.target === dialog.current && close();
  return (
    <dialog ref={dialog} class={`over ${kind}`} aria-label={title} onClose={close} onClick={outside}>
      <div class="inner">
        <button type="button" class="tool close" aria-label={word("close")} title={word("close")} onClick={close}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
