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
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  sentOf(kind: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["t"] === kind);
  }
}

/** A browser whose time passes only on `pass`. */
class FakeBrowser implements BrowserEnvironment {
  readonly sockets: FakeSocket[] = [];
  private time = 1000;
  private timers: { at: number; callback: () => void; every: number }[] = [];
  private wakers: (() => void)[] = [];

  socket(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now(): number {
    return this.time;
  }
  later(pause: number, callback: () => void): void {
    this.timers.push({ at: this.time + pause, callback, every: 0 });
  }
  every(pause: number, callback: () => void): void {
    this.timers.push({ at: this.time + pause, callback, every: pause });
  }
  onWake(callback: () => void): void {
    this.wakers.push(callback);
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
      next.callback();
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
  readonly browser: FakeBrowser;
  readonly connection: Connection;
  readonly shown: SceneMessage[];
  readonly log: string[];
  readonly received: ServerMessage[];
  readonly statuses: ConnectionStatus[];
}

/** A page with a connection that is not answered yet. */
function page(seat: number | null = null): Page {
  const browser = new FakeBrowser();
  const found: Omit<Page, "connection"> = { browser, shown: [], log: [], received: [], statuses: [] };
  const onMessage = (message: ServerMessage) => {
    found.received.push(message);
    if (message.t !== "scene") return;
    found.shown.push(message);
    found.log.push(...(message.told ?? []));
  };
  const connection = new Connection("ws://x", { lang: "de", seat }, { onMessage, onReset: () => found.log.splice(0), onStatus: (status) => found.statuses.push(status) }, browser);
  return { ...found, connection };
}

/** A page at a table whose log has three entries. */
function seated(you: readonly number[] = [0], seat: number | null = null): Page {
  const made = page(seat);
  made.browser.last.open();
  for (const message of [welcome(3, you), look(), scene(3, ["one", "two"], seat ?? you[0] ?? null)]) made.browser.last.receive(message);
  return made;
}

const shownNumbers = ({ shown }: Page): number[] => shown.map((each) => each.seq);

test("the first message is hello, and names the seat to look from", () => {
  const { browser } = page(2);
  browser.last.open();
  assert.deepEqual(browser.last.sent, [{ t: "hello", since: -1, said: -1, look: "", lang: "de", seat: 2 }]);
});

test("hello names no seat if there is none to choose", () => {
  const { browser } = page();
  browser.last.open();
  assert.ok(!("seat" in (browser.last.sent[0] ?? {})));
});

test("a hello without an answer is sent again", () => {
  const { browser } = page();
  browser.last.open();
  browser.pass(7000);
  assert.equal(browser.last.sentOf("hello").length, 2);
});

test("a scene is never replaced by an older one", () => {
  const here = seated();
  for (const message of [scene(5, ["five"]), scene(4, ["four"]), scene(6, ["six"])]) here.browser.last.receive(message);
  assert.deepEqual(shownNumbers(here), [3, 5, 6]);
});

test("a scene that comes twice adds its sentences once", () => {
  const here = seated();
  for (const message of [scene(4, ["four"]), scene(4, ["four"])]) here.browser.last.receive(message);
  assert.deepEqual(shownNumbers(here), [3, 4, 4]);
  assert.deepEqual(here.log, ["one", "two", "four"]);
});

test("a chat line that comes twice is passed on once", () => {
  const here = seated();
  const line = { t: "chat", number: 0, name: "Ada", text: "Well!", time: 0 };
  here.browser.last.receive(line);
  here.browser.last.receive(line);
  assert.equal(here.received.filter((message) => message.t === "chat").length, 1);
});

test("an answered choice is not sent again", () => {
  const { browser, connection } = seated();
  const id = connection.send(act);
  assert.ok(!connection.isAnswered(id));
  browser.last.receive({ t: "ok", id, seq: 4 });
  assert.ok(!connection.isAnswered(id), "its result is not shown yet");
  browser.last.receive(scene(4));
  assert.ok(connection.isAnswered(id));
  browser.pass(4000);
  assert.equal(browser.last.sentOf("act").length, 1);
});

test("a choice without an answer is sent again under its id", () => {
  const { browser, connection } = seated();
  const id = connection.send(act);
  browser.pass(6500);
  assert.deepEqual(browser.last.sentOf("act"), [{ ...act, id }, { ...act, id }]);
  browser.last.receive({ t: "ok", id, seq: 4 });
  browser.last.receive({ t: "ok", id, seq: 4 });
  browser.last.receive(scene(4));
  browser.pass(15_000);
  assert.equal(browser.last.sentOf("act").length, 2);
});

test("requests made while disconnected are sent after the next welcome, in order", () => {
  const { browser, connection } = seated();
  const first = connection.send(act);
  browser.last.close(1006);
  const second = connection.send({ t: "say", text: "hm" });
  browser.pass(1000);
  browser.last.open();
  assert.deepEqual(browser.last.sent.map((message) => message["t"]), ["hello"]);
  browser.last.receive(welcome(3));
  assert.deepEqual(browser.last.sent.slice(1).map((message) => message["id"]), [first, second]);
});

test("after a reconnect hello says what is known", () => {
  const { browser, statuses } = seated();
  browser.last.receive({ t: "chat", number: 7, name: "Ada", text: "Well!", time: 0 });
  browser.last.close(1006);
  assert.deepEqual(statuses, ["up", "down"]);
  browser.pass(1000);
  browser.last.open();
  assert.deepEqual(browser.last.sent[0], { t: "hello", since: 3, said: 7, look: "x", lang: "de" });
  browser.last.receive(welcome(4));
  assert.deepEqual(statuses, ["up", "down", "up"]);
});

test("messages from an old socket are ignored", () => {
  const here = seated();
  const old = here.browser.last;
  here.browser.pass(20_500); // a ping that is never answered
  here.browser.pass(7000);
  assert.equal(here.browser.sockets.length, 2);
  old.receive(scene(9));
  old.close(1006);
  assert.deepEqual(shownNumbers(here), [3]);
  here.browser.pass(1000);
  assert.equal(here.browser.sockets.length, 2);
});

test("a quiet connection is kept alive by its heartbeat", () => {
  const { browser } = seated();
  for (let beat = 0; beat < 5; beat++) {
    browser.pass(21_000);
    browser.last.receive({ t: "pong" });
  }
  assert.equal(browser.sockets.length, 1);
  assert.ok(browser.last.sentOf("ping").length >= 4);
});

test("a page that wakes up checks its connection at once", () => {
  const { browser } = seated();
  browser.wake();
  assert.equal(browser.last.sentOf("ping").length, 1);
  browser.pass(7500);
  assert.equal(browser.sockets.length, 2);
});

test("retries come less and less often, but at least every thirteen seconds", () => {
  const { browser } = seated();
  browser.last.close(1006);
  const times: number[] = [];
  for (let count = 0; count < 9; count++) {
    const before = browser.sockets.length;
    const start = browser.now();
    while (browser.sockets.length === before) browser.pass(50);
    times.push(browser.now() - start);
    browser.last.close(1006);
  }
  assert.ok((times[0] ?? 0) <= 450 && (times[8] ?? 0) > 6000 && Math.max(...times) <= 13_100, String(times));
});

test("after a reload of the room the page reconnects at once, but only once in a while", () => {
  const { browser, statuses } = seated();
  browser.last.close(1012);
  assert.equal(browser.sockets.length, 2);
  browser.last.open();
  browser.last.receive(welcome(3));
  browser.last.close(1012);
  assert.equal(browser.sockets.length, 2);
  browser.pass(1000);
  assert.equal(browser.sockets.length, 3);
  assert.deepEqual(statuses, ["up", "up", "down"]);
});

for (const [code, status] of [[4404, "none"], [4403, "barred"]] as const) {
  test(`after close code ${code} there are no retries`, () => {
    const { browser, statuses } = page();
    browser.last.open();
    browser.last.close(code);
    browser.pass(60_000);
    browser.wake();
    assert.equal(browser.sockets.length, 1);
    assert.deepEqual(statuses, [status]);
  });
}

test("a welcome with fewer entries than are shown makes the page ask for everything", () => {
  const here = seated();
  here.browser.last.receive(scene(9, ["nine"]));
  here.browser.last.close(1006);
  here.browser.pass(1000);
  here.browser.last.open();
  here.browser.last.receive(welcome(5));
  here.browser.pass(1000);
  here.browser.last.open();
  assert.equal(here.browser.last.sent[0]?.["since"], -1);
  for (const message of [welcome(5), look(), scene(5, ["a", "b"])]) here.browser.last.receive(message);
  assert.deepEqual(shownNumbers(here), [3, 9, 5]);
  assert.deepEqual(here.log, ["a", "b"]);
});

test("a scene with an unknown look makes the page ask for everything", () => {
  const here = seated();
  here.browser.last.receive(scene(4, [], 0, "unheard of"));
  here.browser.pass(1000);
  here.browser.last.open();
  assert.deepEqual(here.browser.last.sent[0], { t: "hello", since: -1, said: -1, look: "", lang: "de" });
});

test("the page asks for the scene of an acknowledged choice that does not come", () => {
  const { browser, connection } = seated();
  const id = connection.send(act);
  browser.last.receive({ t: "ok", id, seq: 4 });
  browser.pass(6500);
  assert.equal(browser.last.sentOf("hello").length, 2);
  assert.equal(browser.last.sentOf("hello")[1]?.["since"], 3);
});

test("a refusal as out of date makes the page ask for what it has missed", () => {
  const { browser, connection } = seated();
  const id = connection.send(act);
  browser.last.receive({ t: "no", id, error: "out-of-date", text: "…" });
  assert.equal(browser.last.sentOf("hello").length, 2);
  browser.pass(20_000);
  assert.equal(browser.last.sentOf("act").length, 1);
});

test("a choice that the server got before hello is sent again after the welcome", () => {
  const { browser, connection, received } = seated();
  const id = connection.send(act);
  browser.last.receive({ t: "no", id, error: "no-hello", text: "say hello first" });
  browser.last.receive(welcome(3));
  assert.deepEqual(browser.last.sent.slice(1).map((message) => message["t"]), ["act", "hello", "act"]);
  assert.ok(!received.some((message) => message.t === "no"));
});

test("after switching the seat only scenes of the new seat are shown, with a new log", () => {
  const here = seated([0, 1], 0);
  here.connection.switchSeat(1);
  here.browser.last.receive(scene(4, ["late, for seat 0"], 0));
  assert.deepEqual(shownNumbers(here), [3]);
  here.browser.last.receive(scene(4, ["a", "b", "c"], 1));
  assert.deepEqual(shownNumbers(here), [3, 4]);
  assert.deepEqual(here.log, ["a", "b", "c"]);
});

test("a scene with the same number is shown after switching the seat", () => {
  const here = seated([0, 1], 0);
  here.connection.switchSeat(1);
  here.browser.last.receive(scene(3, ["a"], 1));
  assert.deepEqual(here.shown.map((each) => each.seat), [0, 1]);
});

test("a lost switch of the seat is sent again, on this connection or the next", () => {
  const here = seated([0, 1], 0);
  here.connection.switchSeat(1);
  here.browser.pass(6500);
  const hello = { t: "hello", since: -1, said: -1, look: "x", lang: "de", seat: 1 };
  assert.deepEqual(here.browser.last.sentOf("hello")[1], hello);
  here.browser.last.close(1006);
  here.browser.pass(1000);
  here.browser.last.open();
  assert.deepEqual(here.browser.last.sent[0], hello);
});

test("the page does not wait for a seat that is not its own any more", () => {
  const here = page(3);
  here.browser.last.open();
  for (const message of [welcome(3, [0]), look(), scene(3, [], 0)]) here.browser.last.receive(message);
  assert.deepEqual(here.shown.map((each) => each.seat), [0]);
});

test("after a change of language everything is asked for again, and late messages in the old one are ignored", () => {
  const here = seated();
  here.connection.setLanguage("ja");
  assert.deepEqual(here.browser.last.sentOf("hello")[1], { t: "hello", since: -1, said: -1, look: "x", lang: "ja" });
  here.browser.last.receive(scene(4, ["late, in German"]));
  assert.deepEqual(shownNumbers(here), [3]);
  for (const message of [welcome(4), look("y"), scene(4, ["ichi", "ni"], 0, "y")]) here.browser.last.receive(message);
  assert.deepEqual(shownNumbers(here), [3, 4]);
  assert.deepEqual(here.log, ["ichi", "ni"]);
});

test("an unanswered choice is not lost by a change of language", () => {
  const here = seated();
  here.connection.send(act);
  here.connection.setLanguage("ja");
  here.browser.last.receive(welcome(3));
  assert.equal(here.browser.last.sentOf("act").length, 2);
});

test("a language chosen while disconnected is used on the next connection", () => {
  const here = seated();
  here.browser.last.close(1006);
  here.connection.setLanguage("fr");
  here.browser.pass(1000);
  here.browser.last.open();
  assert.equal(here.browser.last.sent[0]?.["lang"], "fr");
});
