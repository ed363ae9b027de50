import assert from "node:assert/strict";
import { test } from "node:test";
import { SceneQueue } from "../../src/game/sceneQueue";
import type { SceneMessage } from "../../src/protocol/messages";

const SCENE = { look: "x" };
const scene = (seq: number, more: Partial<SceneMessage> = {}): SceneMessage => ({ t: "scene", seq, seat: 0, at: seq, scene: SCENE, told: [`line ${seq}`], cues: [{ kind: `cue ${seq}` }], pause: false, ...more });
const pause = (seq: number): SceneMessage => scene(seq, { pause: true });

/** A holder, what it has shown, and its time, which passes when it is told to. */
function held(moment = 900) {
  const shown: SceneMessage[] = [];
  const timers: (() => void)[] = [];
  const holder = new SceneQueue((message) => shown.push(message), () => moment, (wait, what) => {
    assert.equal(wait, moment);
    timers.push(what);
  });
  return { holder, shown, seqs: () => shown.map((each) => each.seq), pass: () => timers.splice(0).forEach((what) => what()) };
}

test("scenes pass at once as long as none is to be seen for a moment", () => {
  const { holder, seqs } = held();
  for (const seq of [1, 2, 3]) holder.add(scene(seq));
  assert.deepEqual(seqs(), [1, 2, 3]);
  assert.ok(!holder.isPaused);
});

test("a pause is seen before the next scene, and then all is as ever", () => {
  const { holder, seqs, pass } = held();
  holder.add(pause(1));
  holder.add(scene(2));
  assert.deepEqual(seqs(), [1]);
  assert.ok(holder.isPaused);
  pass();
  assert.deepEqual(seqs(), [1, 2]);
  assert.ok(!holder.isPaused);
  holder.add(scene(3));
  assert.deepEqual(seqs(), [1, 2, 3]);
});

test("what comes after a long look at a pause does not wait", () => {
  const { holder, seqs, pass } = held();
  holder.add(pause(1));
  pass();
  holder.add(scene(2));
  assert.deepEqual(seqs(), [1, 2]);
});

test("later scenes take the place of the one that is held, and nothing that was told is lost", () => {
  const { holder, shown, pass } = held();
  holder.add(pause(1));
  for (const seq of [2, 3, 4]) holder.add(scene(seq));
  pass();
  assert.deepEqual(shown.map((each) => each.seq), [1, 4]);
  assert.deepEqual(shown[1]?.told, ["line 2", "line 3", "line 4"]);
  assert.deepEqual(shown[1]?.cues?.map((cue) => cue.kind), ["cue 2", "cue 3", "cue 4"]);
});

test("a second pause is seen too, but never more than two scenes wait", () => {
  const { holder, shown, seqs, pass } = held();
  holder.add(pause(1));
  for (const message of [scene(2), pause(3), scene(4), scene(5)]) holder.add(message);
  pass();
  assert.deepEqual(seqs(), [1, 3]);
  for (const message of [pause(6), scene(7), pause(8), scene(9)]) holder.add(message);
  pass();
  assert.deepEqual(seqs(), [1, 3, 8]);
  pass();
  assert.deepEqual(seqs(), [1, 3, 8, 9]);
  assert.deepEqual(shown.flatMap((each) => each.told), [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seq) => `line ${seq}`));
});

test("somebody who does not want to wait gets the latest scene", () => {
  const { holder, seqs, pass } = held();
  holder.skipPause();
  for (const message of [pause(1), scene(2), pause(3), scene(4)]) holder.add(message);
  holder.skipPause();
  assert.deepEqual(seqs(), [1, 4]);
  holder.add(pause(5));
  holder.add(scene(6));
  pass();
  assert.deepEqual(seqs(), [1, 4, 5, 6]);
});

test("an old pause does not end a new one", () => {
  const timers: (() => void)[] = [];
  const shown: number[] = [];
  const holder = new SceneQueue((message) => shown.push(message.seq), () => 900, (_, what) => timers.push(what));
  holder.add(pause(1));
  holder.skipPause();
  holder.add(pause(2));
  holder.add(scene(3));
  timers[0]?.();
  assert.deepEqual(shown, [1, 2]);
  timers[1]?.();
  assert.deepEqual(shown, [1, 2, 3]);
});

test("what waits is dropped when all is told anew, also from another chair", () => {
  const { holder, shown, seqs, pass } = held();
  holder.add(pause(1));
  holder.add(scene(2));
  holder.clear();
  holder.add(scene(1));
  assert.deepEqual(seqs(), [1, 1]);
  holder.add(pause(3));
  holder.add(scene(4));
  holder.add(scene(4, { seat: 1, told: ["all of it"] }));
  pass();
  assert.deepEqual(shown[3]?.told, ["all of it"]);
});

test("where there is no moment to spare nothing waits", () => {
  const { holder, seqs } = held(0);
  holder.add(pause(1));
  holder.add(scene(2));
  assert.deepEqual(seqs(), [1, 2]);
});
