import assert from "node:assert/strict";
import { test } from "node:test";
import { promptParts, seatsAfter, sentenceParts, withNames } from "../../src/i18n/playerNames";

test("a seat's number is replaced by its player's name, and an unknown number stays", () => {
  assert.equal(withNames("{1} waits for {0}, not {7}", ["You", "Bram"]), "Bram waits for You, not {7}");
  assert.equal(withNames("{1}", ["", "$&{0}"]), "$&{0}");
});

test("the other seats come clockwise after the viewer's", () => {
  assert.deepEqual(seatsAfter(2, [0, 1, 2, 3]), [3, 0, 1]);
  assert.deepEqual(seatsAfter(null, [0, 1, 2]), [0, 1, 2]);
  assert.deepEqual(seatsAfter(1, [0, 2, 1, 3]), [3, 0, 2]); // where partners sit side by side
});

const plain = (parts: ReturnType<typeof sentenceParts>): string => parts.map((part) => part.text).join("");
const kinds = (parts: ReturnType<typeof sentenceParts>): string => parts.map((part) => part.kind?.[0] ?? "-").join("");

test("a numbered heading is found in every language, and no letter is lost", () => {
  const names = ["Ada", "Bo"];
  for (const text of ["Round 2: {0} starts", "Runde 2: {0} beginnt", "Manche 2\u202f: {0} commence", "第2ラウンド：{0}が親です"]) {
    const parts = sentenceParts(text, names);
    assert.equal(kinds(parts).slice(0, 1), "h", text);
    assert.ok(kinds(parts).includes("n"), text);
    assert.equal(plain(parts), text.replace("{0}", "Ada"));
  }
});

test("other sentences with numbers and colons have no heading", () => {
  for (const text of ["You take 4, 7 and 18: six in all", "Points of the round: {0} 2, {1} 5", "{0} plays the 22", ""]) {
    assert.ok(!kinds(sentenceParts(text, ["Ada", "Bo"])).includes("h"), text);
  }
});

test("numbers and colours are emphasized in a prompt, the longest colour first", () => {
  const parts = promptParts("Follow with dark blue, above 22", ["blue", "dark blue", "{0}", "b"]);
  assert.deepEqual(parts.filter((part) => part.kind).map((part) => part.text), ["dark blue", "22"]);
  assert.equal(plain(parts), "Follow with dark blue, above 22");
  assert.equal(kinds(promptParts("(a+b)", ["a+b"])), "-k-");
  assert.deepEqual(promptParts("", []), []);
  assert.equal(kinds(promptParts("Odile has fired at you", ["red"])), "-");
  assert.deepEqual(promptParts("eine rote Seele", ["rot"])[1], { text: "rote", kind: "key" });
  assert.equal(kinds(promptParts("その赤色の魂", ["赤色"])), "-k-");
});
