import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { addressOf, besideBoard, sceneSteppedBackTo, moveInHash, shownAt, stepAt } from "../../src/replay/steps";
import type { Replay, Step } from "../../src/protocol/responses";
import type { Look, Scene } from "../../src/protocol/scene";
import { isPromiseKept } from "../../src/replay/shuffleCheck";

const scene = (...pieces: NonNullable<Scene["pieces"]>): Scene => ({ look: "l", pieces });
const step = (seq: number, shown: Scene, cues: Step["cues"] = []): Step => ({ seq, seat: 0, code: "", told: [], cues, scene: shown });

const HELD = scene({ id: "held:1", face: "back", area: "held:1", count: 2 }, { id: "a", face: "a", area: "hand" });
const LAID = scene({ id: "held:1", face: "back", area: "held:1" }, { id: "a", face: "a", area: "hand" }, { id: "b", face: "b", area: "table", place: "seat:1", was: "held:1" });
const WON = scene({ id: "held:1", face: "back", area: "held:1" }, { id: "a", face: "a", area: "hand" }, { id: "won", face: "back", area: "won:0" });
const STEPS = [step(3, HELD), step(4, LAID), step(5, WON, [{ kind: "took", start: "table", end: "won:0" }])];
const REPLAY: Replay = { game: "g", title: "G", names: ["A", "B"], seats: 2, seat: "watch", looks: {}, steps: STEPS, scores: [0, 1], winners: [1], over: true, sealed: true };

test("a number of entries leads to its step, or the nearest before", () => {
  assert.deepEqual([0, 3, 4, 5, 99].map((seq) => stepAt(STEPS, seq)), [0, 0, 1, 2, 2]);
});

test("from one step to the next things travel, on a jump they are placed", () => {
  assert.equal(shownAt(REPLAY, 1, 0).jump, false);
  assert.equal(shownAt(REPLAY, 0, 1).jump, false);
  assert.equal(shownAt(REPLAY, 2, 0).jump, true);
  assert.equal(shownAt(REPLAY, 1, null).jump, true);
  assert.deepEqual([-5, 99].map((to) => shownAt(REPLAY, to, null).at), [0, 2]);
});

test("on the way back what came out of a heap returns to it", () => {
  const { cues } = sceneSteppedBackTo(HELD, STEPS[1] as Step);
  assert.deepEqual(cues, [{ kind: "back", start: "b", end: "held:1" }]);
});

test("on the way back what was taken off comes from where it went, and points nowhere else", () => {
  const { scene: back } = sceneSteppedBackTo(LAID, STEPS[2] as Step);
  assert.equal(back.pieces?.find((piece) => piece.id === "b")?.was, "won");
  assert.deepEqual(back.pieces?.filter((piece) => piece.was !== undefined).length, 1);
});

test("on the way back what turned up turns back", () => {
  const down = scene({ id: "back", face: "back", area: "mat" });
  const up = step(2, scene({ id: "c", face: "c", area: "table", was: "back" }));
  assert.equal(sceneSteppedBackTo(down, up).scene.pieces?.[0]?.was, "c");
});

test("an address holds step and viewer and keeps the rest", () => {
  assert.equal(addressOf("http://house/t/1/replay?lang=ja#12", 2, 37), "http://house/t/1/replay?lang=ja&move=37&seat=2");
  assert.deepEqual(["#37", "#", "#x1", "#123456"].map(moveInHash), [37, null, null, null]);
});

test("opened hands lie beside the board under the name of their owner", () => {
  const look: Look = { areas: [{ id: "open:1:hand", shape: "fan", label: "x", zone: "seat", seat: 1 }, { id: "t", shape: "row", label: "T", zone: "centre" }], faces: {}, tones: {} };
  assert.deepEqual(besideBoard(look).areas[0], { id: "open:1:hand", shape: "fan", label: "{1}", zone: "side", seat: 1 });
  const plain = { ...look, areas: look.areas.slice(1) };
  assert.equal(besideBoard(plain), plain);
});

test("a promise is kept if what was published is the digest of the seed", async () => {
  const seed = "0123456789abcdef".repeat(4);
  const published = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
  assert.equal(await isPromiseKept(seed, published), true);
  assert.equal(await isPromiseKept(seed, published.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))), false);
});
