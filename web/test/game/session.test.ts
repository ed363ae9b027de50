import assert from "node:assert/strict";
import { test } from "node:test";
import { isOver, isReplaced, newSession, reduce, requestHint, reset, type SessionState, type ShownScene, update } from "../../src/game/session";
import type { HintMessage, Sitter, WelcomeMessage } from "../../src/protocol/messages";
import type { Look, Scene, Sheet } from "../../src/protocol/scene";

const LOOK: Look = { areas: [], faces: {}, tones: {} };
const ADA: Sitter = { seat: 0, name: "Ada", kind: "person", level: null, here: true, gone: false };
const WELCOME: WelcomeMessage = {
  t: "welcome", table: "t", game: "g", title: "G", you: [0], seq: 3, people: [ADA], state: "running", revision: 1, next: null, code: "", pace: "calm", clock: "none",
};
const question = (...codes: string[]): Partial<Scene> => ({ prompt: { text: "Lead" }, choices: codes.map((code) => ({ code, label: code })) });

function shown(at: number, scene: Partial<Scene> = {}, more: Partial<ShownScene> = {}): ShownScene {
  return { t: "scene", seq: at, seat: 0, at, told: [`line ${at}`], cues: [], pause: false, look: LOOK, scene: { look: "l", ...scene }, ...more };
}

const after = (state: SessionState, ...messages: Parameters<typeof reduce>[1][]): SessionState => messages.reduce(reduce, state);
const begun = (...messages: Parameters<typeof reduce>[1][]): SessionState => after(newSession("en"), WELCOME, ...messages);

test("welcome tells about the table and its players, and an equal one changes nothing", () => {
  const state = begun();
  assert.equal(state.info.title, "G");
  assert.deepEqual(state.people, [ADA]);
  assert.equal(reduce(state, structuredClone(WELCOME)), state);
});

test("a bot that replaces the viewer is noticed, one at another seat is not", () => {
  const replaced = { ...ADA, level: "zombie" };
  assert.ok(isReplaced(begun(shown(1), { t: "people", people: [replaced] })));
  assert.ok(!isReplaced(begun(shown(1), { t: "people", people: [ADA, { ...replaced, seat: 1 }] })));
});

test("a game is over by its state or by its result", () => {
  assert.ok(!isOver(begun(shown(1))));
  assert.ok(isOver(begun({ t: "lobby", revision: 2, state: "abandoned" })));
  assert.ok(isOver(begun(shown(1, { result: { winners: [0], ranks: [1], text: "" } }))));
});

test("a rematch is known by its table first and keeps the name of its host at a new welcome", () => {
  const welcome = { ...WELCOME, next: "t2" };
  assert.deepEqual(begun(welcome).info.next, { table: "t2", name: "" });
  assert.equal(begun({ t: "next", table: "t2", name: "Bo" }, welcome).info.next?.name, "Bo");
});

test("a scene adds its sentences to the log and clears the refusal", () => {
  const state = begun({ t: "no", id: "a", error: "illegal", text: "Not now", rule: "4.2" });
  assert.deepEqual([state.refusal?.text, state.refusal?.rule], ["Not now", "4.2"]);
  const next = after(state, shown(1), shown(2));
  assert.equal(next.refusal, null);
  assert.deepEqual(next.log.map((line) => line.text), ["line 1", "line 2"]);
});

test("an equal scene is not a new one", () => {
  const state = begun(shown(1));
  const again = reduce(state, shown(1, {}, { told: [] }));
  assert.equal(again.shown, state.shown);
});

test("the log keeps its last three hundred lines", () => {
  const state = begun(...Array.from({ length: 310 }, (_, at) => shown(at)));
  assert.equal(state.log.length, 300);
  assert.equal(state.log[0]?.text, "line 10");
});

test("after a reset the log has only chat, and the scene stays until the next one", () => {
  const state = reset(begun(shown(1), { t: "chat", number: 0, name: "Ada", text: "Well!", time: 0 }));
  assert.deepEqual(state.log, [{ text: "Well!", speaker: "Ada" }]);
  assert.equal(state.shown?.seq, 1);
  assert.equal(state.previous, null);
});

test("messages that change nothing leave the same state", () => {
  const state = begun(shown(1));
  assert.equal(after(state, { t: "pong" }, { t: "ok", id: "a", seq: 1 }, { t: "people", people: [{ ...ADA }] }), state);
  assert.equal(update(state, { lang: "en", viewer: null }), state);
});

test("a vote is shown until a message without a number ends it", () => {
  const vote = { t: "undo", number: 7, by: 0, agreed: [0], needed: [0, 1] } as const;
  const state = begun(vote);
  assert.equal(state.vote?.number, 7);
  assert.equal(reduce(state, { ...vote, number: null }).vote, null);
});

const hint = (id: string, at: number): HintMessage => ({ t: "hint", id, at, sure: "", code: "play 1", text: "Play the 1", why: "", said: "", measure: "", ideas: [] });

/** A player who is asked question 5 and has requested a hint as "h". */
const hinting = (): SessionState => requestHint(begun(shown(5, question("play 1", "play 2"))), "h");

test("a hint is shown under its question, and only once for a request", () => {
  const state = reduce(hinting(), hint("h", 5));
  assert.equal(state.hint?.id, "h");
  assert.equal(after(update(state, { hint: null }), hint("h", 5)).hint, null);
});

test("a hint stays while others choose in secret", () => {
  const next = shown(5, question("play 1", "play 2"), { seq: 6 });
  assert.equal(after(hinting(), next, hint("h", 5)).hint?.id, "h");
  assert.equal(after(hinting(), hint("h", 5), next).hint?.id, "h");
});

test("a hint is neither kept nor shown under another question", () => {
  const codes = ["play 1", "play 2"];
  const others = [shown(7, question("pass")), shown(7, question(...codes)), shown(5, question("play 2")), shown(5, question(...codes), { seat: 1 }), shown(5, { ...question(...codes), prompt: { text: "Spiel aus" } })];
  for (const other of others) {
    assert.equal(after(hinting(), other, hint("h", 5)).hint, null);
    assert.equal(after(hinting(), hint("h", 5), other).hint, null);
  }
});

test("a hint about a later question, or one without a request, is not shown", () => {
  assert.equal(reduce(hinting(), hint("h", 7)).hint, null);
  assert.equal(reduce(hinting(), hint("other", 5)).hint, null);
});

const sheet = (...totals: number[]): Sheet => ({ id: "s", title: "Points", kind: "table", columns: ["Who", "All"], rows: totals.map((total, seat) => [`{${seat}}`, String(total)]) });
const scored = (at: number, totals: readonly number[], more: Partial<ShownScene> = {}): ShownScene => shown(at, { sheets: [sheet(...totals)] }, more);
const gains = ({ summary }: SessionState): readonly number[] | undefined => summary?.gains.map((gain) => gain.gained);

test("the summary of a round is shown at the scene that scores it, and stays at the next scene", () => {
  const state = begun(scored(1, [0, 0]), scored(2, [3, 5]));
  assert.deepEqual(gains(state), [3, 5]);
  assert.deepEqual(gains(reduce(state, scored(3, [3, 5]))), [3, 5]);
});

test("the summary waits for the scene after a pause", () => {
  const state = begun(scored(1, [0, 0]), scored(2, [3, 5], { pause: true }));
  assert.equal(state.summary, null);
  assert.deepEqual(gains(reduce(state, scored(3, [3, 5]))), [3, 5]);
});

test("there is no summary after a reset or at the end of the game", () => {
  assert.equal(after(reset(begun(scored(1, [0, 0]))), scored(2, [3, 5])).summary, null);
  const result = { winners: [1], ranks: [2, 1], text: "" };
  assert.equal(begun(scored(1, [0, 0]), shown(2, { sheets: [sheet(3, 5)], result })).summary, null);
});
