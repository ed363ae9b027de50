/** A still scene to look at. A choice is only shown in words. */

import { useState } from "preact/hooks";
import { word } from "../i18n/phrases";
import type { Look, Scene } from "../protocol/scene";
import { Table } from "../table/table";

export interface GalleryScene {
  readonly look: Look;
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly lang?: string;
  readonly title?: string;
}

export function GalleryView({ still: { look, scene, names, title = "" } }: { still: GalleryScene }) {
  const [chosen, setChosen] = useState("");
  const text = chosen && `${word("chosen")}: ${chosen}`;
  const ownSeat = look.areas.find((area) => area.zone === "mine" && area.seat !== undefined)?.seat ?? null;
  return (
    <>
      <Table state={{ title, look, scene, names, ownSeat, log: text ? [{ text }] : [], homeUrl: "/gallery" }} actions={{ choose: setChosen, takeBack: () => setChosen("back") }} />
      <output class="chosen" data-chosen={chosen}>
        {text}
      </output>
    </>
  );
}
