import assert from "node:assert/strict";
import { test } from "node:test";
import { SceneQueue } from "../../src/game/sceneQueue";
import type { SceneMessage } from "../../src/protocol/messages";

const SCENE = { look: "x" };
const scene = (seq: number, more: Partial<SceneMessage> = {}): SceneMessage => ({ t: "scene", seq, seat: 0, at: seq, scene: SCENE, told: [`line ${seq}`], cues: [{ kind: `cue ${seq}` }], pause: false, ...more });
const pause = (seq: number): SceneMessage => scene(seq, { pause: true });

/** A queue, the scenes that it has shown, and timers that fire on `pass`. */
function newQueue(pauseLength = 900) {
  const shown: SceneMessage[] = [];
  const timers: (() => void)[] = [];
  const queue = new SceneQueue((message) => shown.push(message), () => pauseLength, (pause, callback) => {
    assert.equal(pause, pauseLength);
    timers.push(callback);
  });
  return { queue, shown, seqs: () => shown.map((each) => each.seq), pass: () => timers.splice(0).forEach((callback) => callback()) };
}

test("scenes without a pause are shown at once", () => {
  const { queue, seqs } = newQueue();
  for (const seq of [1, 2, 3]) queue.add(scene(seq));
  assert.deepEqual(seqs(), [1, 2, 3]);
  assert.ok(!queue.isPaused);
});

test("the next scene waits for the end of a pause, and later scenes are shown at once again", () => {
  const { queue, seqs, pass } = newQueue();
  queue.add(pause(1));
  queue.add(scene(2));
  assert.deepEqual(seqs(), [1]);
  assert.ok(queue.isPaused);
  pass();
  assert.deepEqual(seqs(), [1, 2]);
  assert.ok(!queue.isPaused);
  queue.add(scene(3));
  assert.deepEqual(seqs(), [1, 2, 3]);
});

test("a scene that comes after the end of a pause does not wait", () => {
  const { queue, seqs, pass } = newQueue();
  queue.add(pause(1));
  pass();
  queue.add(scene(2));
  assert.deepEqual(seqs(), [1, 2]);
});

test("waiting scenes are merged into the latest one, and no sentence is lost", () => {
  const { queue, shown, pass } = newQueue();
  queue.add(pause(1));
  for (const seq of [2, 3, 4]) queue.add(scene(seq));
  pass();
  assert.deepEqual(shown.map((each) => each.seq), [1, 4]);
  assert.deepEqual(shown[1]?.told, ["line 2", "line 3", "line 4"]);
  assert.deepEqual(shown[1]?.cues?.map((cue) => cue.kind), ["cue 2", "cue 3", "cue 4"]);
});

test("a second pause is shown too, but at most two scenes wait", () => {
  const { queue, shown, seqs, pass } = newQueue();
  queue.add(pause(1));
  for (const message of [scene(2), pause(3), scene(4), scene(5)]) queue.add(message);
  pass();
  assert.deepEqual(seqs(), [1, 3]);
  for (const message of [pause(6), scene(7), pause(8), scene(9)]) queue.add(message);
  pass();
  assert.deepEqual(seqs(), [1, 3, 8]);
  pass();
  assert.deepEqual(seqs(), [1, 3, 8, 9]);
  assert.deepEqual(shown.flatMap((each) => each.told), [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seq) => `line ${seq}`));
});

test("skipping the pause shows the latest scene", () => {
  const { queue, seqs, pass } = newQueue();
  queue.skipPause();
  for (const message of [pause(1), scene(2), pause(3), scene(4)]) queue.add(message);
  queue.skipPause();
  assert.deepEqual(seqs(), [1, 4]);
  queue.add(pause(5));
  queue.add(scene(6));
  pass();
  assert.deepEqual(seqs(), [1, 4, 5, 6]);
});

test("an old pause does not end a new one", () => {
  const timers: (() => void)[] = [];
  const shown: number[] = [];
  const queue = new SceneQueue((message) => shown.push(message.seq), () => 900, (_, callback) => timers.push(callback));
  queue.add(pause(1));
  queue.skipPause();
  queue.add(pause(2));
  queue.add(scene(3));
  timers[0]?.();
  assert.deepEqual(shown, [1, 2]);
  timers[1]?.();
  assert.deepEqual(shown, [1, 2, 3]);
});

test("waiting scenes are dropped when everything is told again, also from another seat", () => {
  const { queue, shown, seqs, pass } = newQueue();
  queue.add(pause(1));
  queue.add(scene(2));
  queue.clear();
  queue.add(scene(1));
  assert.deepEqual(seqs(), [1, 1]);
  queue.add(pause(3));
  queue.add(scene(4));
  queue.add(scene(4, { seat: 1, told: ["all of it"] }));
  pass();
  assert.deepEqual(shown[3]?.told, ["all of it"]);
});

test("if a pause has no length, no scene waits", () => {
  const { queue, seqs } = newQueue(0);
  queue.add(pause(1));
  queue.add(scene(2));
  assert.deepEqual(seqs(), [1, 2]);
});
