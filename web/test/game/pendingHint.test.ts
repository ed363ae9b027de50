/** A hint is shown under the question that it answers, and under no other; all of it is heard. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Advising, spokenHint } from "../../src/game/pendingHint";
import type { HintMessage, SceneMessage } from "../../src/protocol/messages";

const shown = (at: number, codes: readonly string[] = ["play 1", "play 2"], more: { seat?: number; text?: string } = {}): SceneMessage => ({
  t: "scene",
  seq: at,
  told: [],
  cues: [],
  pause: false,
  seat: more.seat ?? 0,
  at,
  scene: { look: "l", prompt: { text: more.text ?? "Lead" }, choices: codes.map((code) => ({ code, label: code })) } as unknown as SceneMessage["scene"],
});

const hint = (id: string, at: number): HintMessage => ({ t: "hint", id, at, sure: "", code: "play 1", text: "Play the 1", why: "it is low", said: "", measure: "", ideas: [] });

/** Somebody who is asked question 5 and has asked for a hint as "h". */
function asked(): Advising {
  const advising = new Advising();
  advising.turns(shown(5));
  advising.ask("h");
  return advising;
}

test("a hint fits the question it was asked about, once", () => {
  const advising = asked();
  assert.equal(advising.fits(hint("h", 5)), true);
  assert.equal(advising.fits(hint("h", 5)), false);
});

test("it lasts while others choose in secret", () => {
  const advising = asked();
  assert.equal(advising.turns({ ...shown(5), seq: 6 }), false);
  assert.equal(advising.fits(hint("h", 5)), true);
});

test("a hint that comes after another question has been asked is not shown under it", () => {
  for (const next of [shown(7, ["pass"]), shown(7), shown(5, ["play 2"]), shown(5, undefined, { seat: 1 }), shown(5, undefined, { text: "Spiel aus" })]) {
    const advising = asked();
    assert.equal(advising.turns(next), true);
    assert.equal(advising.fits(hint("h", 5)), false);
  }
});

test("a hint about a question that is not shown yet is not shown under the one before", () => {
  assert.equal(asked().fits(hint("h", 7)), false);
});

test("a hint that nobody asked for is not shown", () => {
  assert.equal(asked().fits(hint("other", 5)), false);
});

test("all of a hint is heard: what, why, how sure, and what each idea promises", () => {
  const ideas = [{ code: "play 1", text: "Play the 1", outlook: 0.6, result: "2.1" }, { code: "play 2", text: "Play the 2", outlook: 0.5, result: "3.4" }];
  const advice = { ...hint("h", 5), said: "clearly the best", measure: "devils on average", ideas };
  assert.equal(spokenHint(advice), "Play the 1 – it is low – clearly the best. devils on average: Play the 1 2.1, Play the 2 3.4");
  assert.equal(spokenHint({ ...hint("h", 5), why: "" }), "Play the 1");
});
