import assert from "node:assert/strict";
import { test } from "node:test";
import { transpose } from "../../src/panels/result";
import type { Sheet } from "../../src/protocol/scene";

const sheet = (rows: readonly (readonly string[])[]): Sheet => ({ id: "s", title: "Points", kind: "table", columns: ["Who", "All"], rows });

test("a sheet is transposed if its rows are the seats", () => {
  const found = transpose({ ...sheet([["{1}", "1", "10"], ["{0}", "2", "20"]]), columns: ["Who", "Now", "All"] }, [0, 1]);
  assert.deepEqual(found, [["Now", "2", "1"], ["All", "20", "10"]]);
  assert.equal(transpose(sheet([["{1}", "1"]]), [0, 1]), null);
  assert.equal(transpose(sheet([["Round 1", "1"], ["Round 2", "2"]]), [0, 1]), null);
  assert.equal(transpose({ ...sheet([["{0}"]]), columns: ["Who"] }, [0]), null);
});
