import assert from "node:assert/strict";
import { test } from "node:test";
import { formToJson } from "../../src/pages/enhance";

test("the fields of a form become one object for the API", () => {
  const given = [["game", "x"], ["seats", "3"], ["public", "yes"], ["name", ""], ["option-long", "yes"], ["option-side-0", "a"], ["option-side-1", "b"], ["start", "yes"], ["salt", "00"]] as const;
  assert.deepEqual(formToJson(given), { game: "x", seats: 3, public: true, options: { long: "yes", side: ["a", "b"] } });
  assert.deepEqual(formToJson([["game", "x"]]), { game: "x" });
});
