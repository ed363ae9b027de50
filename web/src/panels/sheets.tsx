/** Score sheets, and sheets that show faces. */

import { useTable } from "../table/context";
import { FaceDrawing, ratioOf } from "../board/faces";
import type { Sheet } from "../protocol/scene";

export function SheetView({ sheet }: { sheet: Sheet }) {
  const table = useTable();
  return (
    <section class="sheet" data-sheet={sheet.id}>
      <h2>{table.say(sheet.title)}</h2>
      {sheet.kind === "table" ? <ScoreTable sheet={sheet} /> : <OpenFaces sheet={sheet} />}
    </section>
  );
}

function ScoreTable({ sheet }: { sheet: Sheet }) {
  const table = useTable();
  return (
    <div class="scroll">
      <table class="pad">
        <thead>
          <tr>
            {(sheet.columns ?? []).map((column, at) => (
              <th key={at} scope="col">
                {table.say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(sheet.rows ?? []).map((row, at) => (
            <tr key={at}>
              {row.map((cell, nth) =>
                nth ? (
                  <td key={nth}>{table.say(cell)}</td>
                ) : (
                  <th key={nth} scope="row">
                    {table.say(cell)}
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

function OpenFaces({ sheet }: { sheet: Sheet }) {
  const table = useTable();
  return (
    <div class="laid">
      {(sheet.rows ?? []).map(([label = "", ...faces], at) => (
        <figure key={at}>
          {label && <figcaption>{table.say(label)}</figcaption>}
          <div>
            {faces.map((face, nth) => (
              <span key={nth} class="thing" role="img" aria-label={table.say(table.look.faces[face]?.label ?? face)} style={{ "--a": ratioOf(table.look.faces[face]) }}>
                <FaceDrawing face={face} />
              </span>
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}
