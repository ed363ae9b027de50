import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULTS, parsePreferences } from "../../src/ui/preferences";

test("missing and invalid preferences get their defaults", () => {
  for (const text of [null, "", "no", "null", "[]", '{"twice":"yes","motion":"more"}']) assert.deepEqual(parsePreferences(text), DEFAULTS);
  assert.deepEqual(parsePreferences('{"twice":true,"sound":false,"motion":"less","other":1}'), { ...DEFAULTS, twice: true, sound: false, motion: "less" });
});
