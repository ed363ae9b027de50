import assert from "node:assert/strict";
import { test } from "node:test";
import { cached } from "../../src/board/cached";

test("a result is computed once for each object, also if it is null", () => {
  const computed: object[] = [];
  const lookUp = cached((key: { value: number | null }) => {
    computed.push(key);
    return key.value;
  });
  const [one, none] = [{ value: 1 }, { value: null }];
  assert.deepEqual([lookUp(one), lookUp(none), lookUp(one), lookUp(none)], [1, null, 1, null]);
  assert.deepEqual(computed, [one, none]);
});
