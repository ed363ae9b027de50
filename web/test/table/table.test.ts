import assert from "node:assert/strict";
import { test } from "node:test";
import { withDot } from "../../src/game/turnNotice";
import { type Clocks, isClockShown, secondsLeft, formatTime, shareLeft } from "../../src/game/clock";
import { type TableContext, unpickedTones } from "../../src/table/context";
import { cornersOf, usualRatio } from "../../src/board/faces";
import { soundsBetween } from "../../src/game/soundEvents";
import { promptParts, sentenceParts } from "../../src/i18n/playerNames";
import { parsePreferences, DEFAULTS } from "../../src/ui/preferences";
import { summarizeRound } from "../../src/game/roundSummary";
import { describeHovered } from "../../src/table/descriptions";
import type { Choice, Face, Piece, Scene, Sheet } from "../../src/protocol/scene";
import { transpose } from "../../src/panels/result";

// ---- clocks ----

const CLOCKS: Clocks = { kind: "fast", left: [170, 180, 5], running: [0, 2], at: 1_000_000 };

test("a clock runs from when it was told, and never below nothing", () => {
  assert.equal(secondsLeft(CLOCKS, 0, 1_010_000), 160);
  assert.equal(secondsLeft(CLOCKS, 1, 1_010_000), 180);
  assert.equal(secondsLeft(CLOCKS, 2, 1_010_000), 0);
  assert.equal(secondsLeft(CLOCKS, 0, 999_000), 170);
});

test("the candle is whole with all the time there is or more", () => {
  assert.equal(shareLeft(CLOCKS, 90), 0.5);
  assert.equal(shareLeft(CLOCKS, 400), 1);
  assert.equal(shareLeft({ ...CLOCKS, kind: "days" }, 36 * 3600), 0.5);
});

test("where everybody has all the time anew, only a running clock is told", () => {
  assert.ok(isClockShown(CLOCKS, 1));
  assert.ok(!isClockShown({ ...CLOCKS, kind: "days" }, 1));
  assert.ok(isClockShown({ ...CLOCKS, kind: "days" }, 0));
});

test("time is told in minutes and seconds, a long one in hours and days of each language", () => {
  assert.deepEqual([0, 9.2, 60, 179.96, 3599].map((left) => formatTime(left, "en")), ["0:00", "0:10", "1:00", "3:00", "59:59"]);
  assert.equal(formatTime(3600, "en"), "1 hour");
  assert.equal(formatTime(47 * 3600, "de"), "47 Stunden");
  assert.equal(formatTime(3 * 24 * 3600 - 1, "en"), "3 days");
  assert.equal(formatTime(2 * 24 * 3600, "ja"), "2 日");
  assert.match(formatTime(2 * 24 * 3600, "fr"), /^2\sjours$/);
});

// ---- sounds ----

const piece = (id: string, area: string, place?: string): Piece => ({ id, face: "f", area, ...(place ? { place } : {}) });
const CHOICE: Choice = { code: "go", label: "Go" };
const scene = (more: Partial<Scene>): Scene => ({ look: "x", ...more });

test("a piece that moves, turns up or lies elsewhere is heard; one that stays is not", () => {
  const before = scene({ pieces: [piece("a", "hand"), piece("b", "board", "p1")] });
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("a", "hand"), piece("b", "board", "p1")] })), []);
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("a", "board", "p2"), piece("b", "board", "p1")] })), ["move"]);
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("a", "hand"), piece("b", "board", "p2")] })), ["move"]);
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("c", "board", "p3")] })), ["move"]);
});

test("what is gathered is heard once, and then whose turn it is, or the end", () => {
  const before = scene({ pieces: [piece("a", "board"), piece("b", "board")] });
  assert.deepEqual(soundsBetween(before, scene({ pieces: [piece("c", "board")], choices: [CHOICE] })), ["gather", "turn"]);
  assert.deepEqual(soundsBetween(before, scene({ pieces: [{ ...piece("c", "board"), was: "a" }, piece("b", "board")] })), ["move"]);
  assert.deepEqual(soundsBetween(scene({ choices: [CHOICE] }), scene({ choices: [CHOICE] })), []);
  const result = { winners: [0], ranks: [1], text: "" };
  assert.deepEqual(soundsBetween(before, scene({ result, choices: [CHOICE] })), ["gather", "end"]);
  assert.deepEqual(soundsBetween(scene({ result }), scene({ result })), []);
});

// ---- what is pointed at ----

test("what is pointed at is not named again beside the step that names it, but what is true of it is still told", () => {
  const marks = new Map([["a", [{ on: "a", kind: "k", label: "marked" }]]]);
  const look = { areas: [], faces: { f: { label: "green soul" } } };
  const desk = { look, scene: scene({ pieces: [piece("a", "mat")] }), marks, areas: new Map(), denied: new Map(), say: (text: string) => text };
  assert.equal(describeHovered(desk as unknown as TableContext, ["a"], null, [], true), "green soul · marked");
  assert.equal(describeHovered(desk as unknown as TableContext, ["a"], null, ["green soul"], true), "marked");
});

// ---- the figures of a round ----

const sheet = (rows: readonly (readonly string[])[], title = "Points"): Sheet => ({ id: "s", title, kind: "table", columns: ["Who", "All"], rows });

test("a round was counted when the last figures of most have changed at once", () => {
  const before = scene({ sheets: [sheet([["{0}", "5"], ["{1}", "−2"], ["{2}", "0"]], "Round 1")] });
  const after = scene({ sheets: [sheet([["{1}", "4"], ["{0}", "8"], ["{2}", "0"]], "Round 2")] });
  assert.deepEqual(summarizeRound(before, after), {
    title: "Round 1",
    gains: [{ name: "{1}", gained: 6, total: 4 }, { name: "{0}", gained: 3, total: 8 }, { name: "{2}", gained: 0, total: 0 }],
  });
});

test("one figure alone, words for figures, and the end of the game are no such moment", () => {
  const before = scene({ sheets: [sheet([["{0}", "5"], ["{1}", "2"]])] });
  assert.equal(summarizeRound(before, scene({ sheets: [sheet([["{0}", "6"], ["{1}", "2"]])] })), null);
  assert.equal(summarizeRound(before, scene({ sheets: [sheet([["{0}", "–"], ["{1}", "many"]])] })), null);
  assert.equal(summarizeRound(before, before), null);
  const over = scene({ sheets: [sheet([["{0}", "9"], ["{1}", "9"]])], result: { winners: [0, 1], ranks: [1, 1], text: "" } });
  assert.equal(summarizeRound(before, over), null);
});

test("a sheet is turned over if its rows are those of the seats", () => {
  const found = transpose({ ...sheet([["{1}", "1", "10"], ["{0}", "2", "20"]]), columns: ["Who", "Now", "All"] }, [0, 1]);
  assert.deepEqual(found, [["Now", "2", "1"], ["All", "20", "10"]]);
  assert.equal(transpose(sheet([["{1}", "1"]]), [0, 1]), null);
  assert.equal(transpose(sheet([["Round 1", "1"], ["Round 2", "2"]]), [0, 1]), null);
  assert.equal(transpose({ ...sheet([["{0}"]]), columns: ["Who"] }, [0]), null);
});

// ---- words in parts ----

const plain = (parts: ReturnType<typeof sentenceParts>): string => parts.map((part) => part.text).join("");
const kinds = (parts: ReturnType<typeof sentenceParts>): string => parts.map((part) => part.kind?.[0] ?? "-").join("");

test("a sentence stands under its number, in every language, and loses no letter", () => {
  const names = ["Ada", "Bo"];
  for (const text of ["Round 2: {0} starts", "Runde 2: {0} beginnt", "Manche 2\u202f: {0} commence", "第2ラウンド：{0}が親です"]) {
    const parts = sentenceParts(text, names);
    assert.equal(kinds(parts).slice(0, 1), "h", text);
    assert.ok(kinds(parts).includes("n"), text);
    assert.equal(plain(parts), text.replace("{0}", "Ada"));
  }
});

test("other sentences with figures and colons have no heading", () => {
  for (const text of ["You take 4, 7 and 18: six in all", "Points of the round: {0} 2, {1} 5", "{0} plays the 22", ""]) {
    assert.ok(!kinds(sentenceParts(text, ["Ada", "Bo"])).includes("h"), text);
  }
});

test("figures and colours stand out in what is asked, the longest word first", () => {
  const parts = promptParts("Follow with dark blue, above 22", ["blue", "dark blue", "{0}", "b"]);
  assert.deepEqual(parts.filter((part) => part.kind).map((part) => part.text), ["dark blue", "22"]);
  assert.equal(plain(parts), "Follow with dark blue, above 22");
  assert.equal(kinds(promptParts("(a+b)", ["a+b"])), "-k-");
  assert.deepEqual(promptParts("", []), []);
  assert.equal(kinds(promptParts("Odile has fired at you", ["red"])), "-");
  assert.deepEqual(promptParts("eine rote Seele", ["rot"])[1], { text: "rote", kind: "key" });
  assert.equal(kinds(promptParts("その赤色の魂", ["赤色"])), "-k-");
});

// ---- faces ----

const face = (svg: string): Face => ({ svg, text: "x", tone: "", label: "x" });

test("the corners of a face are those of its sheet or disc", () => {
  assert.equal(cornersOf(face('<svg viewBox="0 0 100 140"><rect width="100" height="140" rx="8" fill="#fff"/></svg>')), 0.08);
  assert.equal(cornersOf(face('<svg viewBox="0 0 80 80"><circle cx="40" cy="40" r="36"/></svg>')), 0.5);
  assert.equal(cornersOf(face('<svg viewBox="0 0 80 80"><path d="M0 0H9"/></svg>')), null);
  assert.equal(cornersOf(undefined), null);
});

test("the usual ratio is that of most faces", () => {
  const faces = { a: face('<svg viewBox="0 0 1 2">'), b: face('<svg viewBox="0 0 1 2">'), c: face('<svg viewBox="0 0 1 1">') };
  assert.equal(usualRatio({ areas: [], faces, tones: {} }), 0.5);
  assert.equal(usualRatio({ areas: [], faces: {}, tones: {} }), 1);
});

test("marks in the colour of what was not picked are told from those in the colour of what was", () => {
  const faces = { red: { ...face(""), tone: "r" }, blue: { ...face(""), tone: "b" }, plain: face("") };
  const pieces: Piece[] = ["red", "blue", "plain"].map((name) => ({ id: name, face: name, area: "pool" }));
  const others = (...ids: string[]) => [...unpickedTones({ look: { areas: [], faces, tones: {} }, scene: scene({ pieces: [...pieces, { id: "die", face: "blue", area: "board" }] }), picked: new Set(ids) })];
  assert.deepEqual(others(), []);
  assert.deepEqual(others("red"), ["b"]);
  assert.deepEqual(others("blue"), ["r"]);
  assert.deepEqual(others("die"), []);
});

// ---- what is kept, and the icon ----

test("preferences that are missing, strange or no preferences at all are as usual", () => {
  for (const text of [null, "", "no", "null", "[]", '{"twice":"yes","motion":"more"}']) assert.deepEqual(parsePreferences(text), DEFAULTS);
  assert.deepEqual(parsePreferences('{"twice":true,"sound":false,"motion":"less","other":1}'), { ...DEFAULTS, twice: true, sound: false, motion: "less" });
});

test("the icon gets its dot inside the drawing, and one of another kind stays", () => {
  const icon = `data:image/svg+xml,${encodeURIComponent("<svg><g/></svg>").replace(/%2F/g, "/")}`;
  const drawn = decodeURIComponent(withDot(icon));
  assert.match(drawn, /<g\/><circle [^>]*\/><\/svg>$/);
  assert.equal(withDot("/favicon.ico"), "/favicon.ico");
});
