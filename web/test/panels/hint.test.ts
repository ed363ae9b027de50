import assert from "node:assert/strict";
import { test } from "node:test";
import { spokenHint } from "../../src/panels/hint";
import type { HintMessage } from "../../src/protocol/messages";

const HINT: HintMessage = { t: "hint", id: "h", at: 5, sure: "", code: "play 1", text: "Play the 1", why: "it is low", said: "", measure: "", ideas: [] };

test("a spoken hint says what, why, how clearly, and the result of each choice", () => {
  const ideas = [{ code: "play 1", text: "Play the 1", outlook: 0.6, result: "2.1" }, { code: "play 2", text: "Play the 2", outlook: 0.5, result: "3.4" }];
  const hint = { ...HINT, said: "clearly the best", measure: "devils on average", ideas };
  assert.equal(spokenHint(hint), "Play the 1 – it is low – clearly the best. devils on average: Play the 1 2.1, Play the 2 3.4");
  assert.equal(spokenHint({ ...HINT, why: "" }), "Play the 1");
});
