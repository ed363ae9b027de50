import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, besideBoard, sceneSteppedBackTo, moveInHash, shownAt, stepAt } from "../../src/replay/steps";
import type { Replay, Step } from "../../src/protocol/responses";
import type { Look, Scene } from "../../src/protocol/scene";

const scene = (...pieces: NonNullable<Scene["pieces"]>): Scene => ({ look: "l", pieces });
const step = (seq: number, shown: Scene, cues: Step["cues"] = []): Step => ({ seq, seat: 0, code: "", told: [], cues, scene: shown });

const HELD = scene({ id: "held:1", face: "back", area: "held:1", count: 2 }, { id: "a", face: "a", area: "hand" });
const LAID = scene({ id: "held:1", face: "back", area: "held:1" }, { id: "a", face: "a", area: "hand" }, { id: "b", face: "b", area: "table", place: "seat:1", was: "held:1" });
const WON = scene({ id: "held:1", face: "back", area: "held:1" }, { id: "a", face: "a", area: "hand" }, { id: "won", face: "back", area: "won:0" });
const STEPS = [step(3, HELD), step(4, LAID), step(5, WON, [{ kind: "took", start: "table", end: "won:0" }])];
const REPLAY: Replay = { game: "g", title: "G", names: ["A", "B"], seats: 2, seat: "watch", looks: {}, steps: STEPS, scores: [0, 1], winners: [1], over: true, sealed: true };

test("a number of entries leads to its step, or to the nearest one before", () => {
  assert.deepEqual([0, 3, 4, 5, 99].map((seq) => stepAt(STEPS, seq)), [0, 0, 1, 2, 2]);
});

test("a step to a neighbour is animated, a jump is not", () => {
  assert.equal(shownAt(REPLAY, 1, 0).jump, false);
  assert.equal(shownAt(REPLAY, 0, 1).jump, false);
  assert.equal(shownAt(REPLAY, 2, 0).jump, true);
  assert.equal(shownAt(REPLAY, 1, null).jump, true);
  assert.deepEqual([-5, 99].map((to) => shownAt(REPLAY, to, null).at), [0, 2]);
});

test("stepping back, a piece that came out of a pile returns to it", () => {
  const { cues } = sceneSteppedBackTo(HELD, STEPS[1] as Step);
  assert.deepEqual(cues, [{ kind: "back", start: "b", end: "held:1" }]);
});

test("stepping back, a removed piece comes from where it went, and no other piece has an origin", () => {
  const { scene: back } = sceneSteppedBackTo(LAID, STEPS[2] as Step);
  assert.equal(back.pieces?.find((piece) => piece.id === "b")?.was, "won");
  assert.deepEqual(back.pieces?.filter((piece) => piece.was !== undefined).length, 1);
});

test("stepping back, a piece that was turned over is turned back", () => {
  const down = scene({ id: "back", face: "back", area: "mat" });
  const up = step(2, scene({ id: "c", face: "c", area: "table", was: "back" }));
  assert.equal(sceneSteppedBackTo(down, up).scene.pieces?.[0]?.was, "c");
});

test("an address names step and viewer and keeps its other parameters", () => {
  assert.equal(addressOf("http://house/t/1/replay?lang=ja#12", 2, 37), "http://house/t/1/replay?lang=ja&move=37&seat=2");
  assert.deepEqual(["#37", "#", "#x1", "#123456"].map(moveInHash), [37, null, null, null]);
});

test("open hands lie beside the board under their owner's name", () => {
  const look: Look = { areas: [{ id: "open:1:hand", shape: "fan", label: "x", zone: "seat", seat: 1 }, { id: "t", shape: "row", label: "T", zone: "centre" }], faces: {}, tones: {} };
  assert.deepEqual(besideBoard(look).areas[0], { id: "open:1:hand", shape: "fan", label: "{1}", zone: "side", seat: 1 });
  const plain = { ...look, areas: look.areas.slice(1) };
  assert.equal(besideBoard(plain), plain);
});
