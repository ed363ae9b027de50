/** Score sheets and things laid open, and the dialog they and the log open in. */

import { useDesk } from "../table/context";
import { Drawn, ratioOf } from "../board/faces";
import type { Sheet } from "../protocol/scene";

export function SheetView({ sheet }: { sheet: Sheet }) {
  const desk = useDesk();
  return (
    <section class="sheet" data-sheet={sheet.id}>
      <h2>{desk.say(sheet.title)}</h2>
      {sheet.kind === "table" ? <Pad sheet={sheet} /> : <LaidOpen sheet={sheet} />}
    </section>
  );
}

function Pad({ sheet }: { sheet: Sheet }) {
  const desk = useDesk();
  return (
    <div class="scroll">
      <table class="pad">
        <thead>
          <tr>
            {(sheet.columns ?? []).map((column, at) => (
              <th key={at} scope="col">
                {desk.say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(sheet.rows ?? []).map((row, at) => (
            <tr key={at}>
              {row.map((cell, nth) =>
                nth ? (
                  <td key={nth}>{desk.say(cell)}</td>
                ) : (
                  <th key={nth} scope="row">
                    {desk.say(cell)}
                  </th>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LaidOpen({ sheet }: { sheet: Sheet }) {
  const desk = useDesk();
  return (
    <div class="laid">
      {(sheet.rows ?? []).map(([label = "", ...faces], at) => (
        <figure key={at}>
          {label && <figcaption>{desk.say(label)}</figcaption>}
          <div>
            {faces.map((face, nth) => (
              <span key={nth} class="thing" role="img" aria-label={desk.say(desk.look.faces[face]?.label ?? face)} style={{ "--a": ratioOf(desk.look.faces[face]) }}>
                <Drawn face={face} />
              </span>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}
