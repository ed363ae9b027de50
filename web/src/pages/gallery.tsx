/** A still scene to look at: what would be chosen is only told. */

import { useState } from "preact/hooks";
import type { LogLine } from "../panels/log";
import { Table } from "../table/table";
import type { Look, Scene } from "../protocol/scene";
import { word } from "../i18n/phrases";

export interface GalleryScene {
  readonly look: Look;
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly lang?: string;
  readonly title?: string;
}

export function GalleryView({ still: gallery }: { still: GalleryScene }) {
  const [chosen, setChosen] = useState("");
  const chair = gallery.look.areas.find((area) => area.zone === "mine" && area.seat !== undefined)?.seat ?? null;
  const log: readonly LogLine[] = chosen ? [{ text: `${word("chosen")}: ${chosen}` }] : [];
  return (
    <>
      <Table
        title={gallery.title ?? ""}
        look={gallery.look}
        scene={gallery.scene}
        asked={0}
        chair={chair}
        names={gallery.names}
        people={[]}
        log={log}
        cues={[]}
        refusal={null}
        advice={null}
        notice=""
        busy={false}
        rulesAt=""
        homeAt="/gallery"
        logAt=""
        ending={null}
        choose={setChosen}
        back={() => setChosen("back")}
        hint={null}
        speak={null}
        standIn={null}
      />
      <output class="chosen" data-chosen={chosen}>
        {chosen && `${word("chosen")}: ${chosen}`}
      </output>
    </>
  );
}
