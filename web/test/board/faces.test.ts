import assert from "node:assert/strict";
import { test } from "node:test";
import { cornersOf, usualRatio } from "../../src/board/faces";
import type { Face } from "../../src/protocol/scene";

const face = (svg: string): Face => ({ svg, text: "x", tone: "", label: "x" });

test("the corners of a face are those of the sheet or disc that is drawn first", () => {
  assert.equal(cornersOf(face('<svg viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="#fff"/></svg>')), 0.08);
  assert.equal(cornersOf(face('<svg viewBox="0 0 80 80"><circle cx="40" cy="40" r="36"/></svg>')), 0.5);
  assert.equal(cornersOf(face('<svg viewBox="0 0 80 80"><path d="M0 0H9"/></svg>')), null);
  assert.equal(cornersOf(undefined), null);
});

test("the usual ratio is the most frequent one", () => {
  const faces = { a: face('<svg viewBox="0 0 1 2">'), b: face('<svg viewBox="0 0 1 2">'), c: face('<svg viewBox="0 0 1 1">') };
  assert.equal(usualRatio({ areas: [], faces, tones: {} }), 0.5);
  assert.equal(usualRatio({ areas: [], faces: {}, tones: {} }), 1);
});
