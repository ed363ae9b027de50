import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { levelName, setLanguage, word, wordOf } from "../../src/i18n/phrases";
import { newSalt } from "../../src/protocol/api";
import { formToJson } from "../../src/pages/enhance";

afterEach(() => setLanguage("en"));

test("every language names whoever a sentence is about", () => {
  for (const lang of ["en", "de", "fr", "ja"]) {
    setLanguage(lang);
    for (const phrase of ["hand", "iam", "stoodIn", "joinOf", "wouldUndo", "agreedBy", "awaited", "timeLeft", "timeShort", "botsPlay"] as const) {
      assert.ok(wordOf(phrase, "$& Bo").includes("$& Bo"), `${lang} ${phrase}`);
      assert.ok(!wordOf(phrase, "Bo").includes("{}"), `${lang} ${phrase}`);
    }
  }
});

test("a region does not change the language, and an unknown one is English", () => {
  setLanguage("de-AT");
  assert.equal(word("close"), "Schließen");
  setLanguage("xx");
  assert.equal(word("close"), "Close");
});

test("a level has a word, and one without a word is told as it is", () => {
  setLanguage("de");
  assert.equal(levelName("apprentice"), "Lehrling");
  assert.equal(levelName("grandmaster"), "grandmaster");
});

test("a salt is 32 hex digits, and never the same", () => {
  const salts = new Set(Array.from({ length: 50 }, newSalt));
  assert.equal(salts.size, 50);
  for (const salt of salts) assert.match(salt, /^[0-9a-f]{32}$/);
});

test("the fields of a form become one object as the API wants it", () => {
  const given = [["game", "x"], ["seats", "3"], ["public", "yes"], ["name", ""], ["option-long", "yes"], ["option-side-0", "a"], ["option-side-1", "b"], ["start", "yes"], ["salt", "00"]] as const;
  assert.deepEqual(formToJson(given), { game: "x", seats: 3, public: true, options: { long: "yes", side: ["a", "b"] } });
  assert.deepEqual(formToJson([["game", "x"]]), { game: "x" });
});
