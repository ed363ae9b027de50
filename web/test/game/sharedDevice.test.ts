import assert from "node:assert/strict";
import { test } from "node:test";
import { shouldHandOver, nextViewer } from "../../src/game/sharedDevice";
import type { Scene } from "../../src/protocol/scene";

const CHOICE = { code: "go", label: "Go" };
const waiting = (...seats: number[]): Scene => ({ look: "x", prompt: { text: "", waits_for: seats } });
const asking: Scene = { look: "x", prompt: { text: "" }, choices: [CHOICE] }; // who is asked does not wait

test("the device is handed over when another player at it is asked", () => {
  assert.ok(shouldHandOver([0, 2], 0, waiting(2)));
  assert.equal(nextViewer([0, 2], 0, waiting(2)), 2);
});

test("the device stays with a player who is asked, or if no player at it is asked", () => {
  assert.ok(!shouldHandOver([0, 2], 0, asking));
  assert.ok(!shouldHandOver([0, 2], 0, waiting(0, 2)));
  assert.ok(!shouldHandOver([0, 2], 0, waiting(1)));
  assert.ok(!shouldHandOver([0, 2], 0, waiting()));
});

test("of several players who are asked the present one comes first, then the first seat", () => {
  assert.equal(nextViewer([0, 1, 2], 0, waiting(1, 2)), 1);
  assert.equal(nextViewer([1, 2], 2, { ...asking, prompt: { text: "", waits_for: [1] } }), 2);
});

test("if no player at the device is asked, it goes to the present one, or to the first", () => {
  assert.equal(nextViewer([1, 3], 3, waiting(0)), 3);
  assert.equal(nextViewer([1, 3], null, waiting(0)), 1);
  assert.equal(nextViewer([], null, waiting(0)), null);
});
