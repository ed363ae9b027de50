/** A still scene to look at: what would be chosen is only told. */

import { useState } from "preact/hooks";
import type { LogLine } from "../panels/log";
import { Table } from "../table/table";
import type { Look, Scene } from "../protocol/scene";
import { word } from "../i18n/phrases";

export interface Still {
  readonly look: Look;
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly lang?: string;
  readonly title?: string;
}

export function StillView({ still }: { still: Still }) {
  const [chosen, setChosen] = useState("");
  const chair = still.look.areas.find((area) => area.zone === "mine" && area.seat !== undefined)?.seat ?? null;
  const log: readonly LogLine[] = chosen ? [{ text: `${word("chosen")}: ${chosen}` }] : [];
  return (
    <>
      <Table
        title={still.title ?? ""}
        look={still.look}
        scene={still.scene}
        asked={0}
        chair={chair}
        names={still.names}
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
