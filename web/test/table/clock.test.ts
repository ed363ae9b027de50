import assert from "node:assert/strict";
import { test } from "node:test";
import { type Clocks, formatTime, isClockShown, secondsLeft, shareLeft } from "../../src/table/clock";

const CLOCKS: Clocks = { kind: "fast", left: [170, 180, 5], running: [0, 2], at: 1_000_000 };

test("a clock runs from the time of its message, and stops at zero", () => {
  assert.equal(secondsLeft(CLOCKS, 0, 1_010_000), 160);
  assert.equal(secondsLeft(CLOCKS, 1, 1_010_000), 180);
  assert.equal(secondsLeft(CLOCKS, 2, 1_010_000), 0);
  assert.equal(secondsLeft(CLOCKS, 0, 999_000), 170);
});

test("the candle is whole at the full time and above it", () => {
  assert.equal(shareLeft(CLOCKS, 90), 0.5);
  assert.equal(shareLeft(CLOCKS, 400), 1);
  assert.equal(shareLeft({ ...CLOCKS, kind: "days" }, 36 * 3600), 0.5);
});

test("where each turn has its own time, only a running clock is shown", () => {
  assert.ok(isClockShown(CLOCKS, 1));
  assert.ok(!isClockShown({ ...CLOCKS, kind: "days" }, 1));
  assert.ok(isClockShown({ ...CLOCKS, kind: "days" }, 0));
});

test("time is written in minutes and seconds, or in hours and days of each language", () => {
  assert.deepEqual([0, 9.2, 60, 179.96, 3599].map((left) => formatTime(left, "en")), ["0:00", "0:10", "1:00", "3:00", "59:59"]);
  assert.equal(formatTime(3600, "en"), "1 hour");
  assert.equal(formatTime(47 * 3600, "de"), "47 Stunden");
  assert.equal(formatTime(3 * 24 * 3600 - 1, "en"), "3 days");
  assert.equal(formatTime(2 * 24 * 3600, "ja"), "2 日");
  assert.match(formatTime(2 * 24 * 3600, "fr"), /^2\sjours$/);
});
