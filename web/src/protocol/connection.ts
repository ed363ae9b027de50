/** The wire to the table: one WebSocket that comes back by itself and loses no choice.
 *
 * A scene never gives way to an older one. What was asked is sent again under its own id until it is answered, after a
 * lost line and on a line that seems well. Where page and table seem to disagree, hello asks for everything anew.
 */

import type { ClientMessage, SceneMessage, ServerMessage, WelcomeMessage } from "./messages";
import type { Look } from "./scene";
import { BROWSER, type Socket, type World } from "./browserEnvironment";

/** A request that is answered under its id. */
type Asked = WithoutId<ClientMessage>;
type WithoutId<T> = T extends { readonly id: string } ? Omit<T, "id"> : never;

export interface Viewer {
  readonly lang: string;
  readonly seat: number | null; // which of one's own chairs to look from, if there are several
}

/** Up; down and trying again; there is no such table; the server does not take this page's word. */
export type Line = "up" | "down" | "none" | "barred";

export interface Ears {
  told(message: ServerMessage): void;
  /** All that was told until now comes again, from another chair or another beginning. */
  anew?(): void;
  line?(line: Line): void;
}

/** The address of a socket at this path of the page's own server. */
export function addressOf(path: string): string {
  const url = new URL(path, location.href);
  url.protocol = /^(https|wss):$/.test(url.protocol) ? "wss:" : "ws:";
  return url.href;
}

interface Unanswered {
  readonly text: string;
  sent: number;
}

const TICK = 1000;
const ANSWER = 5000; // within so long an answer comes, or the question is sent again
const HEARTBEAT = 20_000;
const SOONEST = 300;
const LATEST = 10_000;
const HOPELESS: Readonly<Record<number, Line>> = { 4404: "none", 4403: "barred" };
const LOADED_ANEW = 1012;

export class Wire {
  private socket: Socket | null = null;
  private welcomed = false; // on this socket
  private hailed = 0; // when hello was said
  private heard = 0; // when anything was heard
  private pinged = 0;
  private wondering = false; // nothing was heard since the ping
  private seq = -1; // entries heard of, from the present chair
  private seat: number | null;
  private lang: string;
  private said = -1; // the number of the last line of chat
  private awaited = { seq: -1, since: 0 }; // a scene that must come, and since when
  private looks = new Map<string, Look>();
  private known = "";
  private tries = 0;
  private reloaded = -Infinity; // when it last came back at once
  private closed = false;
  private number = 0;
  private readonly self = Math.random().toString(36).slice(2, 10);
  private readonly waiting = new Map<string, Unanswered>(); // asked and not yet answered, by id

  constructor(
    private readonly address: string,
    viewer: Viewer,
    private readonly ears: Ears,
    private readonly world: World = BROWSER,
  ) {
    this.seat = viewer.seat;
    this.lang = viewer.lang;
    world.every(TICK, () => this.tick());
    world.woken(() => this.hurry());
    this.open();
  }

  /** What the page itself held: it is as if it had been heard, and the table is asked for what came after it. */
  catchUp(messages: readonly ServerMessage[]): void {
    for (const message of messages) this.hear(message);
    this.welcomed = false;
  }

  look(name: string): Look | undefined {
    return this.looks.get(name);
  }

  /** Whether the table has answered all that it was asked under this id, and shown what came of it. */
  done(id: string): boolean {
    return !this.waiting.has(id) && this.seq >= this.awaited.seq;
  }

  /** Ask the table for something; it is sent again until it is answered. */
  ask(asked: Asked): string {
    const id = `${this.self}-${++this.number}`;
    const text = JSON.stringify({ ...asked, id });
    this.waiting.set(id, { text, sent: this.world.now() });
    if (this.welcomed) this.send(text);
    return id;
  }

  /** Look from another of one's own chairs. */
  turn(seat: number): void {
    this.seat = seat;
    this.seq = -1;
    this.awaited = { seq: 0, since: this.world.now() };
    if (this.welcomed) this.send(JSON.stringify({ t: "turn", seat }));
  }

  /** Hear everything in another language: all that was told comes again in it. */
  speak(lang: string): void {
    this.lang = lang;
    this.seq = -1;
    this.welcomed = false; // what still comes in the former language is not listened to
    if (this.socket?.readyState === 1) this.hail();
  }

  // ---- a socket's life ----

  private open(): void {
    const socket = this.world.socket(this.address);
    this.socket = socket;
    this.welcomed = false;
    this.wondering = false;
    this.heard = this.pinged = this.hailed = this.world.now();
    socket.onopen = () => socket === this.socket && this.hail();
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcomed = false;
    const end = HOPELESS[code];
    if (end) {
      this.closed = true;
      return this.ears.line?.(end);
    }
    const now = this.world.now();
    if (code === LOADED_ANEW && now - this.reloaded > ANSWER) {
      this.reloaded = now;
      return this.open();
    }
    this.ears.line?.("down");
    const pause = Math.min(LATEST, SOONEST * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    this.world.later(pause, () => this.hurry());
  }

  /** A line that is dead, or of no use: do not wait until it closes. */
  private drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.lost(socket, 0);
    socket.close();
  }

  private hurry(): void {
    if (this.closed) return;
    if (!this.socket) this.open();
    else if (this.socket.readyState === 1) this.ping(); // it may have died while the page slept
  }

  // ---- what is said ----

  private hail(): void {
    this.hailed = this.world.now();
    const seat = this.seat === null ? {} : { seat: this.seat };
    this.send(JSON.stringify({ t: "hello", since: this.seq, said: this.said, look: this.known, lang: this.lang, ...seat }));
  }

  private ping(): void {
    if (!this.wondering) this.pinged = this.world.now();
    this.wondering = true;
    this.send('{"t":"ping"}');
  }

  private send(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }

  private tick(): void {
    const now = this.world.now();
    const late = (since: number): boolean => now - since > ANSWER;
    if (!this.socket) return;
    if (this.wondering && late(this.pinged)) return this.drop();
    if (this.socket.readyState !== 1) return void (late(this.hailed + ANSWER) && this.drop()); // still being opened
    if (now - Math.max(this.heard, this.pinged) >= HEARTBEAT) this.ping();
    if (!this.welcomed) return void (late(this.hailed) && this.hail());
    if (this.seq < this.awaited.seq && late(this.awaited.since)) {
      this.awaited.since = now;
      this.hail();
    }
    for (const asked of this.waiting.values()) if (late(asked.sent)) this.sendAgain(asked);
  }

  private sendAgain(asked: Unanswered): void {
    asked.sent = this.world.now();
    this.send(asked.text);
  }

  // ---- what is heard ----

  private hear(message: ServerMessage): void {
    this.heard = this.world.now();
    this.wondering = false;
    switch (message.t) {
      case "welcome":
        return this.greet(message);
      case "look":
        this.looks.set(message.name, message.look);
        this.known = message.name;
        return;
      case "scene":
        return this.show(message);
      case "ok":
        this.waiting.delete(message.id);
        if (message.seq > Math.max(this.seq, this.awaited.seq)) this.awaited = { seq: message.seq, since: this.heard };
        break;
      case "hint":
        this.waiting.delete(message.id);
        break;
      case "no":
        if (message.error === "no-hello") return this.hail(); // and what was asked is sent after it
        this.waiting.delete(message.id);
        if (message.error === "out-of-date") this.hail(); // something was missed
        break;
      case "chat":
        if (message.number <= this.said) return;
        this.said = message.number;
        break;
    }
    this.ears.told(message);
  }

  private greet(message: WelcomeMessage): void {
    if (message.seq < this.seq) {
      this.said = -1;
      return this.startOver(); // another game than the one that is shown
    }
    this.welcomed = true;
    this.tries = 0;
    if (this.seat !== null && !message.you.includes(this.seat)) this.seat = null;
    this.ears.line?.("up");
    this.ears.told(message);
    for (const asked of this.waiting.values()) this.sendAgain(asked);
  }

  private show(message: SceneMessage): void {
    if (!this.welcomed) return; // before the answer to hello
    if (message.seq < this.seq) return; // older than what is shown
    if (this.seat !== null && message.seat !== this.seat) return; // from the chair that was turned away from
    if (!this.looks.has(message.scene.look)) return this.startOver();
    const again = message.seq === this.seq; // the table may look different, but all of this was told
    if (this.seq < 0) this.ears.anew?.();
    this.seq = message.seq;
    this.ears.told(again ? { ...message, told: [], cues: [] } : message);
  }

  /** What is known is of no use: ask for everything. */
  private startOver(): void {
    this.known = "";
    this.seq = -1;
    this.awaited = { seq: -1, since: 0 };
    this.drop();
  }
}
