import assert from "node:assert/strict";
import { test } from "node:test";
import type { SceneMessage, ServerMessage, WelcomeMessage } from "../../src/protocol/messages";
import { type ConnectionStatus, Connection } from "../../src/protocol/connection";
import type { Socket, BrowserEnvironment } from "../../src/protocol/browserEnvironment";

const LOOK = { areas: [], faces: {}, tones: {} };

class FakeSocket implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1005): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(kind: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["t"] === kind);
  }
}

/** A browser whose time passes when it is told to. */
class FakeWorld implements BrowserEnvironment {
  readonly sockets: FakeSocket[] = [];
  private time = 1000;
  private timers: { at: number; what: () => void; every: number }[] = [];
  private wakers: (() => void)[] = [];

  socket(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.time;
  }
  later(pause: number, what: () => void): void {
    this.timers.push({ at: this.time + pause, what, every: 0 });
  }
  every(pause: number, what: () => void): void {
    this.timers.push({ at: this.time + pause, what, every: pause });
  }
  onWake(what: () => void): void {
    this.wakers.push(what);
  }
  wake(): void {
    for (const waker of this.wakers) waker();
  }
  pass(time: number): void {
    const end = this.time + time;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.time = next.at;
      if (next.every) next.at += next.every;
      else this.timers.splice(this.timers.indexOf(next), 1);
      next.what();
    }
    this.time = end;
  }
  get last(): FakeSocket {
    const socket = this.sockets[this.sockets.length - 1];
    assert.ok(socket);
    return socket;
  }
}

const welcome = (seq: number, you: readonly number[] = [0]): WelcomeMessage => ({
  t: "welcome", table: "t", game: "g", title: "G", you, seq, people: [], state: "running", revision: 1, next: null, code: "", pace: "calm", clock: "none",
});
const scene = (seq: number, told: readonly string[] = [], seat: number | null = 0, look = "x"): SceneMessage => ({
  t: "scene", seq, seat, at: seq, scene: { look }, told, cues: [], pause: false,
});
const look = (name = "x") => ({ t: "look", name, look: LOOK });
const act = { t: "act", seat: 0, at: 3, code: "go" } as const;

interface Page {
  readonly world: FakeWorld;
  readonly wire: Connection;
  readonly shown: SceneMessage[];
  readonly log: string[];
  readonly told: ServerMessage[];
  readonly lines: ConnectionStatus[];
}

/** A page on the wire, not yet answered. */
function page(seat: number | null = null): Page {
  const world = new FakeWorld();
  const found: Omit<Page, "wire"> = { world, shown: [], log: [], told: [], lines: [] };
  const told = (message: ServerMessage) => {
    found.told.push(message);
    if (message.t !== "scene") return;
    found.shown.push(message);
    found.log.push(...(message.told ?? []));
  };
  const wire = new Connection("ws://x", { lang: "de", seat }, { onMessage: told, onReset: () => found.log.splice(0), onStatus: (line) => found.lines.push(line) }, world);
  return { ...found, wire };
}

/** A page that sits at a table of three entries. */
function seated(you: readonly number[] = [0], seat: number | null = null): Page {
  const made = page(seat);
  made.world.last.open();
  for (const message of [welcome(3, you), look(), scene(3, ["one", "two"], seat ?? you[0] ?? null)]) made.world.last.hear(message);
  return made;
}

const shownNumbers = ({ shown }: Page): number[] => shown.map((each) => each.seq);

test("the first word is hello, and says from which chair to look", () => {
  const { world } = page(2);
  world.last.open();
  assert.deepEqual(world.last.sent, [{ t: "hello", since: -1, said: -1, look: "", lang: "de", seat: 2 }]);
});

test("hello names no chair where there is nothing to choose", () => {
  const { world } = page();
  world.last.open();
  assert.ok(!("seat" in (world.last.sent[0] ?? {})));
});

test("a hello that nobody answers is said again", () => {
  const { world } = page();
  world.last.open();
  world.pass(7000);
  assert.equal(world.last.of("hello").length, 2);
});

test("a scene never gives way to an older one", () => {
  const here = seated();
  for (const message of [scene(5, ["five"]), scene(4, ["four"]), scene(6, ["six"])]) here.world.last.hear(message);
  assert.deepEqual(shownNumbers(here), [3, 5, 6]);
});

test("a scene told twice is shown and its sentences are kept once", () => {
  const here = seated();
  for (const message of [scene(4, ["four"]), scene(4, ["four"])]) here.world.last.hear(message);
  assert.deepEqual(shownNumbers(here), [3, 4, 4]);
  assert.deepEqual(here.log, ["one", "two", "four"]);
});

test("a line of chat told twice is heard once", () => {
  const here = seated();
  const line = { t: "chat", number: 0, name: "Ada", text: "Well!", time: 0 };
  here.world.last.hear(line);
  here.world.last.hear(line);
  assert.equal(here.told.filter((message) => message.t === "chat").length, 1);
});

test("an answered choice is not sent again", () => {
  const { world, wire } = seated();
  const id = wire.send(act);
  assert.ok(!wire.isAnswered(id));
  world.last.hear({ t: "ok", id, seq: 4 });
  assert.ok(!wire.isAnswered(id), "what came of it is not shown yet");
  world.last.hear(scene(4));
  assert.ok(wire.isAnswered(id));
  world.pass(4000);
  assert.equal(world.last.of("act").length, 1);
});

test("a choice without an answer is sent again under its id", () => {
  const { world, wire } = seated();
  const id = wire.send(act);
  world.pass(6500);
  assert.deepEqual(world.last.of("act"), [{ ...act, id }, { ...act, id }]);
  world.last.hear({ t: "ok", id, seq: 4 });
  world.last.hear({ t: "ok", id, seq: 4 });
  world.last.hear(scene(4));
  world.pass(15_000);
  assert.equal(world.last.of("act").length, 2);
});

test("what was asked while the line was down is sent after the next welcome, in order", () => {
  const { world, wire } = seated();
  const first = wire.send(act);
  world.last.close(1006);
  const second = wire.send({ t: "say", text: "hm" });
  world.pass(1000);
  world.last.open();
  assert.deepEqual(world.last.sent.map((message) => message["t"]), ["hello"]);
  world.last.hear(welcome(3));
  assert.deepEqual(world.last.sent.slice(1).map((message) => message["id"]), [first, second]);
});

test("after a lost line hello says what is known", () => {
  const { world, lines } = seated();
  world.last.hear({ t: "chat", number: 7, name: "Ada", text: "Well!", time: 0 });
  world.last.close(1006);
  assert.deepEqual(lines, ["up", "down"]);
  world.pass(1000);
  world.last.open();
  assert.deepEqual(world.last.sent[0], { t: "hello", since: 3, said: 7, look: "x", lang: "de" });
  world.last.hear(welcome(4));
  assert.deepEqual(lines, ["up", "down", "up"]);
});

test("what an old line still says is not heard", () => {
  const here = seated();
  const old = here.world.last;
  here.world.pass(20_500); // a ping that is never answered
  here.world.pass(7000);
  assert.equal(here.world.sockets.length, 2);
  old.hear(scene(9));
  old.close(1006);
  assert.deepEqual(shownNumbers(here), [3]);
  here.world.pass(1000);
  assert.equal(here.world.sockets.length, 2);
});

test("a quiet line is kept by its heartbeat", () => {
  const { world } = seated();
  for (let beat = 0; beat < 5; beat++) {
    world.pass(21_000);
    world.last.hear({ t: "pong" });
  }
  assert.equal(world.sockets.length, 1);
  assert.ok(world.last.of("ping").length >= 4);
});

test("a page that is seen again asks at once whether the line is still there", () => {
  const { world } = seated();
  world.wake();
  assert.equal(world.last.of("ping").length, 1);
  world.pass(7500);
  assert.equal(world.sockets.length, 2);
});

test("tries come less and less often, and at least every thirteen seconds", () => {
  const { world } = seated();
  world.last.close(1006);
  const times: number[] = [];
  for (let count = 0; count < 9; count++) {
    const before = world.sockets.length;
    const start = world.now();
    while (world.sockets.length === before) world.pass(50);
    times.push(world.now() - start);
    world.last.close(1006);
  }
  assert.ok((times[0] ?? 0) <= 450 && (times[8] ?? 0) > 6000 && Math.max(...times) <= 13_100, String(times));
});

test("a room that is loaded anew is entered again at once, but not without end", () => {
  const { world, lines } = seated();
  world.last.close(1012);
  assert.equal(world.sockets.length, 2);
  world.last.open();
  world.last.hear(welcome(3));
  world.last.close(1012);
  assert.equal(world.sockets.length, 2);
  world.pass(1000);
  assert.equal(world.sockets.length, 3);
  assert.deepEqual(lines, ["up", "up", "down"]);
});

for (const [code, line] of [[4404, "none"], [4403, "barred"]] as const) {
  test(`after ${code} nothing is tried again`, () => {
    const { world, lines } = page();
    world.last.open();
    world.last.close(code);
    world.pass(60_000);
    world.wake();
    assert.equal(world.sockets.length, 1);
    assert.deepEqual(lines, [line]);
  });
}

test("fewer entries than were shown are another game: all is asked for anew", () => {
  const here = seated();
  here.world.last.hear(scene(9, ["nine"]));
  here.world.last.close(1006);
  here.world.pass(1000);
  here.world.last.open();
  here.world.last.hear(welcome(5));
  here.world.pass(1000);
  here.world.last.open();
  assert.equal(here.world.last.sent[0]?.["since"], -1);
  for (const message of [welcome(5), look(), scene(5, ["a", "b"])]) here.world.last.hear(message);
  assert.deepEqual(shownNumbers(here), [3, 9, 5]);
  assert.deepEqual(here.log, ["a", "b"]);
});

test("a scene without its look is asked for with everything", () => {
  const here = seated();
  here.world.last.hear(scene(4, [], 0, "unheard of"));
  here.world.pass(1000);
  here.world.last.open();
  assert.deepEqual(here.world.last.sent[0], { t: "hello", since: -1, said: -1, look: "", lang: "de" });
});

test("an acknowledged choice whose scene does not come is asked after", () => {
  const { world, wire } = seated();
  const id = wire.send(act);
  world.last.hear({ t: "ok", id, seq: 4 });
  world.pass(6500);
  assert.equal(world.last.of("hello").length, 2);
  assert.equal(world.last.of("hello")[1]?.["since"], 3);
});

test("a question that has changed unheard is asked for", () => {
  const { world, wire } = seated();
  const id = wire.send(act);
  world.last.hear({ t: "no", id, error: "out-of-date", text: "…" });
  assert.equal(world.last.of("hello").length, 2);
  world.pass(20_000);
  assert.equal(world.last.of("act").length, 1);
});

test("a choice that came before hello is sent after it", () => {
  const { world, wire, told } = seated();
  const id = wire.send(act);
  world.last.hear({ t: "no", id, error: "no-hello", text: "say hello first" });
  world.last.hear(welcome(3));
  assert.deepEqual(world.last.sent.slice(1).map((message) => message["t"]), ["act", "hello", "act"]);
  assert.ok(!told.some((message) => message.t === "no"));
});

test("after a turn only the other chair is shown, and its log begins anew", () => {
  const here = seated([0, 1], 0);
  here.wire.switchSeat(1);
  here.world.last.hear(scene(4, ["late, for chair 0"], 0));
  assert.deepEqual(shownNumbers(here), [3]);
  here.world.last.hear(scene(4, ["a", "b", "c"], 1));
  assert.deepEqual(shownNumbers(here), [3, 4]);
  assert.deepEqual(here.log, ["a", "b", "c"]);
});

test("a turn that leads to a scene of the same number is shown", () => {
  const here = seated([0, 1], 0);
  here.wire.switchSeat(1);
  here.world.last.hear(scene(3, ["a"], 1));
  assert.deepEqual(here.shown.map((each) => each.seat), [0, 1]);
});

test("a turn that gets lost is asked for again, on this line or the next", () => {
  const here = seated([0, 1], 0);
  here.wire.switchSeat(1);
  here.world.pass(6500);
  const hello = { t: "hello", since: -1, said: -1, look: "x", lang: "de", seat: 1 };
  assert.deepEqual(here.world.last.of("hello")[1], hello);
  here.world.last.close(1006);
  here.world.pass(1000);
  here.world.last.open();
  assert.deepEqual(here.world.last.sent[0], hello);
});

test("a chair that is not one's own any more is not waited for", () => {
  const here = page(3);
  here.world.last.open();
  for (const message of [welcome(3, [0]), look(), scene(3, [], 0)]) here.world.last.hear(message);
  assert.deepEqual(here.shown.map((each) => each.seat), [0]);
});

test("another language is asked for with everything told in it, and what still comes in the former one is not heard", () => {
  const here = seated();
  here.wire.setLanguage("ja");
  assert.deepEqual(here.world.last.of("hello")[1], { t: "hello", since: -1, said: -1, look: "x", lang: "ja" });
  here.world.last.hear(scene(4, ["late, in German"]));
  assert.deepEqual(shownNumbers(here), [3]);
  for (const message of [welcome(4), look("y"), scene(4, ["ichi", "ni"], 0, "y")]) here.world.last.hear(message);
  assert.deepEqual(shownNumbers(here), [3, 4]);
  assert.deepEqual(here.log, ["ichi", "ni"]);
});

test("a choice that was under way is not lost by another language", () => {
  const here = seated();
  here.wire.send(act);
  here.wire.setLanguage("ja");
  here.world.last.hear(welcome(3));
  assert.equal(here.world.last.of("act").length, 2);
});

test("a language that is asked for while the line is down is spoken on the next one", () => {
  const here = seated();
  here.world.last.close(1006);
  here.wire.setLanguage("fr");
  here.world.pass(1000);
  here.world.last.open();
  assert.equal(here.world.last.sent[0]?.["lang"], "fr");
});
