import assert from "node:assert/strict";
import { test } from "node:test";
import { soundsBetween } from "../../src/game/soundEvents";
import type { Choice, Piece, Scene } from "../../src/protocol/scene";

const piece = (id: string, area: string, place?: string): Piece => ({ id, face: "f", area, ...(place ? { place } : {}) });
const CHOICE: Choice = { code: "go", label: "Go" };
const scene = (more: Partial<Scene>): Scene => ({ look: "x", ...more });

test("a piece that moves or appears makes a sound, and one that stays does not", () => {
  const before = scene({ pieces: [piece("a", "hand"), piece("b", "board", "p1")] });
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("a", "hand"), piece("b", "board", "p1")] })), []);
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("a", "board", "p2"), piece("b", "board", "p1")] })), ["move"]);
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("a", "hand"), piece("b", "board", "p2")] })), ["move"]);
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("c", "board", "p3")] })), ["move"]);
});

test("pieces that are gathered make one sound, before the sound of the turn or of the end", () => {
  const before = scene({ pieces: [piece("a", "board"), piece("b", "board")] });
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("c", "board")], choices: [CHOICE] })), ["gather", "turn"]);
  assert.deepEqual(soundsBetween(before, scene({ pieces: [{ ...piece("c", "board"), was: "a" }, piece("b", "board")] })), ["move"]);
  assert.deepEqual(soundsBetween(scene({ choices: [CHOICE] }), scene({ choices: [CHOICE] })), []);
  const result = { winners: [0], ranks: [1], text: "" };
  assert.deepEqual(soundsBetween(before, scene({ result, choices: [CHOICE] })), ["gather", "end"]);
  assert.deepEqual(soundsBetween(scene({ result }), scene({ result })), []);
});
