import assert from "node:assert/strict";
import { test } from "node:test";
import { shouldHandOver, nextViewer } from "../../src/game/sharedDevice";
import type { Scene } from "../../src/protocol/scene";

const CHOICE = { code: "go", label: "Go" };
const waiting = (...seats: number[]): Scene => ({ look: "x", prompt: { text: "", waits_for: seats } });
const asking: Scene = { look: "x", prompt: { text: "" }, choices: [CHOICE] }; // whoever is asked need not wait for anybody

test("the device is handed on when somebody else at it is asked", () => {
  assert.ok(shouldHandOver([0, 2], 0, waiting(2)));
  assert.equal(nextViewer([0, 2], 0, waiting(2)), 2);
});

test("it stays where it is while its seat is asked, or nobody at it", () => {
  assert.ok(!shouldHandOver([0, 2], 0, asking));
  assert.ok(!shouldHandOver([0, 2], 0, waiting(0, 2)));
  assert.ok(!shouldHandOver([0, 2], 0, waiting(1)));
  assert.ok(!shouldHandOver([0, 2], 0, waiting()));
});

test("of several who are asked at once the first is offered, and whoever looks first of all", () => {
  assert.equal(nextViewer([0, 1, 2], 0, waiting(1, 2)), 1);
  assert.equal(nextViewer([1, 2], 2, { ...asking, prompt: { text: "", waits_for: [1] } }), 2);
});

test("when nobody at the device is asked it goes to whoever had it, or to the first", () => {
  assert.equal(nextViewer([1, 3], 3, waiting(0)), 3);
  assert.equal(nextViewer([1, 3], null, waiting(0)), 1);
  assert.equal(nextViewer([], null, waiting(0)), null);
});
