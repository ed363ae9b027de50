import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { levelOf, speak, word, wordOf } from "../../src/i18n/phrases";
import { newSalt } from "../../src/protocol/api";
import { nested } from "../../src/pages/enhance";

afterEach(() => speak("en"));

test("every language names whoever a sentence is about", () => {
  for (const lang of ["en", "de", "fr", "ja"]) {
    speak(lang);
    for (const phrase of ["hand", "iam", "stoodIn", "joinOf", "wouldUndo", "agreedBy", "awaited", "timeLeft", "timeShort", "botsPlay"] as const) {
      assert.ok(wordOf(phrase, "$& Bo").includes("$& Bo"), `${lang} ${phrase}`);
      assert.ok(!wordOf(phrase, "Bo").includes("{}"), `${lang} ${phrase}`);
    }
  }
});

test("a region does not change the language, and an unknown one is English", () => {
  speak("de-AT");
  assert.equal(word("close"), "Schließen");
  speak("xx");
  assert.equal(word("close"), "Close");
});

test("a level has a word, and one without a word is told as it is", () => {
  speak("de");
  assert.equal(levelOf("apprentice"), "Lehrling");
  assert.equal(levelOf("grandmaster"), "grandmaster");
});

test("a salt is 32 hex digits, and never the same", () => {
  const salts = new Set(Array.from({ length: 50 }, newSalt));
  assert.equal(salts.size, 50);
  for (const salt of salts) assert.match(salt, /^[0-9a-f]{32}$/);
});

test("the fields of a form become one object as the API wants it", () => {
  const given = [["game", "x"], ["seats", "3"], ["public", "yes"], ["name", ""], ["option-long", "yes"], ["option-side-0", "a"], ["option-side-1", "b"], ["start", "yes"], ["salt", "00"]] as const;
  assert.deepEqual(nested(given), { game: "x", seats: 3, public: true, options: { long: "yes", side: ["a", "b"] } });
  assert.deepEqual(nested([["game", "x"]]), { game: "x" });
});
