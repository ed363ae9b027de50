import assert from "node:assert/strict";
import { test } from "node:test";
import type { Face, Piece } from "../../src/protocol/scene";
import { unpickedTones } from "../../src/table/context";

const face = (tone: string): Face => ({ svg: "", text: "x", tone, label: "x" });

test("unpicked tones are those beside the picked piece, without its own", () => {
  const faces = { red: face("r"), blue: face("b"), plain: face("") };
  const pieces: Piece[] = ["red", "blue", "plain"].map((name) => ({ id: name, face: name, area: "pool" }));
  const others = (...ids: string[]) => [...unpickedTones({ look: { areas: [], faces, tones: {} }, scene: { look: "x", pieces: [...pieces, { id: "die", face: "blue", area: "board" }] }, picked: new Set(ids) })];
  assert.deepEqual(others(), []);
  assert.deepEqual(others("red"), ["b"]);
  assert.deepEqual(others("blue"), ["r"]);
  assert.deepEqual(others("die"), []);
});
