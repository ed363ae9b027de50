import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { levelName, setLanguage, word, wordOf } from "../../src/i18n/phrases";

afterEach(() => setLanguage("en"));

test("every language keeps the name in a phrase", () => {
  for (const lang of ["en", "de", "fr", "ja"]) {
    setLanguage(lang);
    for (const phrase of ["handTo", "iAm", "stoodIn", "joinOf", "wouldUndo", "agreedBy", "awaited", "timeLeft", "timeShort", "botsPlay"] as const) {
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

test("a level has a name in each language, and an unknown level is shown as it is", () => {
  setLanguage("de");
  assert.equal(levelName("apprentice"), "Lehrling");
  assert.equal(levelName("grandmaster"), "grandmaster");
});
