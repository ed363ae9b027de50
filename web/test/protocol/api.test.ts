import assert from "node:assert/strict";
import { test } from "node:test";
import { newSalt } from "../../src/protocol/api";

test("a salt is 32 hex digits, different each time", () => {
  const salts = new Set(Array.from({ length: 50 }, newSalt));
  assert.equal(salts.size, 50);
  for (const salt of salts) assert.match(salt, /^[0-9a-f]{32}$/);
});
