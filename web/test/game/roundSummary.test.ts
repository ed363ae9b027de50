import assert from "node:assert/strict";
import { test } from "node:test";
import { summarizeRound } from "../../src/game/roundSummary";
import type { Scene, Sheet } from "../../src/protocol/scene";

const scene = (more: Partial<Scene>): Scene => ({ look: "x", ...more });
const sheet = (rows: readonly (readonly string[])[], title = "Points"): Sheet => ({ id: "s", title, kind: "table", columns: ["Who", "All"], rows });

test("a round was scored if the last figures of most players have changed at once", () => {
  const before = scene({ sheets: [sheet([["{0}", "5"], ["{1}", "−2"], ["{2}", "0"]], "Round 1")] });
  const after = scene({ sheets: [sheet([["{1}", "4"], ["{0}", "8"], ["{2}", "0"]], "Round 2")] });
  assert.deepEqual(summarizeRound(before, after), {
    title: "Round 1",
    gains: [{ name: "{1}", gained: 6, total: 4 }, { name: "{0}", gained: 3, total: 8 }, { name: "{2}", gained: 0, total: 0 }],
  });
});

test("a single changed figure, words instead of figures, and the end of the game make no summary", () => {
  const before = scene({ sheets: [sheet([["{0}", "5"], ["{1}", "2"]])] });
  assert.equal(summarizeRound(before, scene({ sheets: [sheet([["{0}", "6"], ["{1}", "2"]])] })), null);
  assert.equal(summarizeRound(before, scene({ sheets: [sheet([["{0}", "–"], ["{1}", "many"]])] })), null);
  assert.equal(summarizeRound(before, before), null);
  const over = scene({ sheets: [sheet([["{0}", "9"], ["{1}", "9"]])], result: { winners: [0, 1], ranks: [1, 1], text: "" } });
  assert.equal(summarizeRound(before, over), null);
});
