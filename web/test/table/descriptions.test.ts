import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableContext } from "../../src/table/context";
import { describeHovered } from "../../src/table/descriptions";

test("a hovered piece is not named again beside the step that names it, but its marks are", () => {
  const marks = new Map([["a", [{ on: "a", kind: "k", label: "marked" }]]]);
  const look = { areas: [], faces: { f: { label: "green soul" } } };
  const context = { look, scene: { look: "x", pieces: [{ id: "a", face: "f", area: "mat" }] }, marks, areas: new Map(), denied: new Map(), say: (text: string) => text };
  assert.equal(describeHovered(context as unknown as TableContext, ["a"], null, [], true), "green soul · marked");
  assert.equal(describeHovered(context as unknown as TableContext, ["a"], null, ["green soul"], true), "marked");
});
