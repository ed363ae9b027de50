import assert from "node:assert/strict";
import { test } from "node:test";
import { idsOnPath, isComplete, byGroup, isTarget, previewOf, searchChoices, remaining, settledChoice, stepsToExtend, targets } from "../../src/selection/choicePaths";
import type { Choice } from "../../src/protocol/scene";

const CHOICES: readonly Choice[] = [
  { code: "carry a to 1", label: "Carry a to 1", pick: [["a"], ["p1"]], group: "carry" },
  { code: "carry a to 2", label: "Carry a to 2", pick: [["a"], ["p2"]], group: "carry" },
  { code: "split a", label: "Take the heap apart", pick: [["a", "b"]], group: "split" },
  { code: "push", label: "Push the line", pick: [["p1", "p2", "p3"], ["edge"]] },
  { code: "pass", label: "Do nothing", rank: "quiet" },
];
const codes = (some: readonly Choice[]): string[] => some.map((choice) => choice.code);

test("before the first pick all choices remain", () => {
  assert.deepEqual(codes(remaining(CHOICES, [])), codes(CHOICES));
});

test("the first targets are the first steps of all paths; a button has none", () => {
  assert.deepEqual([...targets(CHOICES, [])].sort(), ["a", "b", "p1", "p2", "p3"]);
});

test("a step leaves only choices whose path agrees", () => {
  assert.deepEqual(codes(remaining(CHOICES, [["a"]])), ["carry a to 1", "carry a to 2", "split a"]);
  assert.deepEqual([...targets(CHOICES, [["a"]])], ["p1", "p2"]);
});

test("the only remaining choice is settled at the end of its path", () => {
  assert.equal(settledChoice(CHOICES, [["b"]])?.code, "split a");
  assert.equal(settledChoice(CHOICES, [["a"], ["p2"]])?.code, "carry a to 2");
});

test("no choice is settled while another choice or another step is possible", () => {
  assert.equal(settledChoice(CHOICES, []), null);
  assert.equal(settledChoice(CHOICES, [["a"]]), null);
  assert.equal(settledChoice(CHOICES, [["p3"]]), null);
  assert.equal(settledChoice([CHOICES[4] as Choice], []), null);
});

test("a choice with nothing more to pick is a button", () => {
  assert.deepEqual(codes(CHOICES.filter((choice) => isComplete(choice, []))), ["pass"]);
  assert.deepEqual(codes(remaining(CHOICES, [["a"]]).filter((choice) => isComplete(choice, [["a"]]))), ["split a"]);
});

test("a pick may mean the piece or the place it lies on", () => {
  assert.deepEqual(codes(remaining(CHOICES, [["c", "p3"]])), ["push"]);
  assert.deepEqual(codes(remaining(CHOICES, [["b", "p1"]])), ["split a", "push"]);
  assert.ok(isTarget(["c", "p3"], targets(CHOICES, [])));
  assert.ok(!isTarget(["c", "p9"], targets(CHOICES, [])));
});

test("a hovered spot previews a choice only if it leads to exactly one", () => {
  assert.equal(previewOf(CHOICES, [], ["p3"])?.code, "push");
  assert.equal(previewOf(CHOICES, [], ["a"]), null);
  assert.equal(previewOf(CHOICES, [["a"]], ["p1"])?.code, "carry a to 1");
  assert.equal(previewOf(CHOICES, [], ["nowhere"]), null);
});

test("a hint is about everything on the path of its choice", () => {
  assert.deepEqual([...idsOnPath(CHOICES, "carry a to 2")], ["carry a to 2", "a", "p2"]);
  assert.deepEqual([...idsOnPath(CHOICES, "pass")], ["pass"]);
  assert.deepEqual([...idsOnPath(CHOICES, "gone since")], []);
});

test("a search finds codes that begin with the text before labels that contain it", () => {
  assert.deepEqual(codes(searchChoices(CHOICES, "p")), ["push", "pass", "split a"]);
  assert.deepEqual(codes(searchChoices(CHOICES, "HEAP")), ["split a"]);
  assert.equal(searchChoices(CHOICES, " ").length, CHOICES.length);
});

test("choices of one group come together", () => {
  assert.deepEqual(
    byGroup(CHOICES).map(([group, some]) => [group, some.length]),
    [["carry", 2], ["split", 1], ["", 2]],
  );
});

test("pressing another piece starts its path at once, and pressing the same piece deselects it", () => {
  assert.deepEqual(stepsToExtend(CHOICES, [["p1"]], ["a"], false), []);
  assert.deepEqual(stepsToExtend(CHOICES, [["a"]], ["p1"], false), [["a"]]);
  assert.equal(stepsToExtend(CHOICES, [["a"]], ["a"], false), null);
  assert.equal(stepsToExtend(CHOICES, [], ["nothing"], false), null);
  assert.equal(stepsToExtend(CHOICES, [], ["a"], true), null);
});
