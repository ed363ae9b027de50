/** The wire to the table: one WebSocket that comes back by itself and loses no choice.
 *
 * A scene never gives way to an older one. What was asked is sent again under its own id until it is answered, after a
 * lost line and on a line that seems well. Where page and table seem to disagree, hello asks for everything anew.
 */

import type { ClientMessage, SceneMessage, ServerMessage, WelcomeMessage } from "./messages";
import type { Look } from "./scene";
import { BROWSER, type Socket, type BrowserEnvironment } from "./browserEnvironment";

/** A request that is answered under its id. */
type Command = WithoutId<ClientMessage>;
type WithoutId<T> = T extends { readonly id: string } ? Omit<T, "id"> : never;

export interface ViewerOptions {
  readonly lang: string;
  readonly seat: number | null; // which of one's own chairs to look from, if there are several
}

/** Up; down and trying again; there is no such table; the server does not take this page's word. */
export type ConnectionStatus = "up" | "down" | "none" | "barred";

export interface Listener {
  onMessage(message: ServerMessage): void;
  /** All that was told until now comes again, from another chair or another beginning. */
  onReset?(): void;
  onStatus?(line: ConnectionStatus): void;
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
const ANSWER_TIMEOUT = 5000; // within so long an answer comes, or the question is sent again
const HEARTBEAT = 20_000;
const FIRST_RETRY = 300;
const MAX_RETRY = 10_000;
const FINAL_CODES: Readonly<Record<number, ConnectionStatus>> = { 4404: "none", 4403: "barred" };
const CLOSE_RELOAD = 1012;

export class Connection {
  private socket: Socket | null = null;
  private welcomed = false; // on this socket
  private helloAt = 0; // when hello was said
  private heardAt = 0; // when anything was heard
  private pingedAt = 0;
  private awaitingPong = false; // nothing was heard since the ping
  private seq = -1; // entries heard of, from the present chair
  private seat: number | null;
  private lang: string;
  private lastChat = -1; // the number of the last line of chat
  private expected = { seq: -1, since: 0 }; // a scene that must come, and since when
  private looks = new Map<string, Look>();
  private lookName = "";
  private retries = 0;
  private reloadedAt = -Infinity; // when it last came back at once
  private gaveUp = false;
  private lastNumber = 0;
  private readonly pageId = Math.random().toString(36).slice(2, 10);
  private readonly unanswered = new Map<string, Unanswered>(); // asked and not yet answered, by id

  constructor(
    private readonly address: string,
    viewer: ViewerOptions,
    private readonly listener: Listener,
    private readonly environment: BrowserEnvironment = BROWSER,
  ) {
    this.seat = viewer.seat;
    this.lang = viewer.lang;
    environment.every(TICK, () => this.tick());
    environment.onWake(() => this.reconnect());
    this.open();
  }

  /** What the page itself held: it is as if it had been heard, and the table is asked for what came after it. */
  catchUp(messages: readonly ServerMessage[]): void {
    for (const message of messages) this.receive(message);
    this.welcomed = false;
  }

  look(name: string): Look | undefined {
    return this.looks.get(name);
  }

  /** Whether the table has answered all that it was asked under this id, and shown what came of it. */
  isAnswered(id: string): boolean {
    return !this.unanswered.has(id) && this.seq >= this.expected.seq;
  }

  /** Ask the table for something; it is sent again until it is answered. */
  send(request: Command): string {
    const id = `${this.pageId}-${++this.lastNumber}`;
    const text = JSON.stringify({ ...request, id });
    this.unanswered.set(id, { text, sent: this.environment.now() });
    if (this.welcomed) this.write(text);
    return id;
  }

  /** Look from another of one's own chairs. */
  switchSeat(seat: number): void {
    this.seat = seat;
    this.seq = -1;
    this.expected = { seq: 0, since: this.environment.now() };
    if (this.welcomed) this.write(JSON.stringify({ t: "turn", seat }));
  }

  /** Hear everything in another language: all that was told comes again in it. */
  setLanguage(lang: string): void {
    this.lang = lang;
    this.seq = -1;
    this.welcomed = false; // what still comes in the former language is not listened to
    if (this.socket?.readyState === 1) this.sayHello();
  }

  // ---- a socket's life ----

  private open(): void {
    const socket = this.environment.socket(this.address);
    this.socket = socket;
    this.welcomed = false;
    this.awaitingPong = false;
    this.heardAt = this.pingedAt = this.helloAt = this.environment.now();
    socket.onopen = () => socket === this.socket && this.sayHello();
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.onClose(socket, event.code);
  }

  private onClose(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcomed = false;
    const end = FINAL_CODES[code];
    if (end) {
      this.gaveUp = true;
      return this.listener.onStatus?.(end);
    }
    const now = this.environment.now();
    if (code === CLOSE_RELOAD && now - this.reloadedAt > ANSWER_TIMEOUT) {
      this.reloadedAt = now;
      return this.open();
    }
    this.listener.onStatus?.("down");
    const pause = Math.min(MAX_RETRY, FIRST_RETRY * 2 ** this.retries++) * (0.7 + 0.6 * Math.random());
    this.environment.later(pause, () => this.reconnect());
  }

  /** A line that is dead, or of no use: do not wait until it closes. */
  private dropSocket(): void {
    const { socket } = this;
    if (!socket) return;
    this.onClose(socket, 0);
    socket.close();
  }

  private reconnect(): void {
    if (this.gaveUp) return;
    if (!this.socket) this.open();
    else if (this.socket.readyState === 1) this.ping(); // it may have died while the page slept
  }

  // ---- what is said ----

  private sayHello(): void {
    this.helloAt = this.environment.now();
    const seat = this.seat === null ? {} : { seat: this.seat };
    this.write(JSON.stringify({ t: "hello", since: this.seq, said: this.lastChat, look: this.lookName, lang: this.lang, ...seat }));
  }

  private ping(): void {
    if (!this.awaitingPong) this.pingedAt = this.environment.now();
    this.awaitingPong = true;
    this.write('{"t":"ping"}');
  }

  private write(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }

  private tick(): void {
    const now = this.environment.now();
    const late = (since: number): boolean => now - since > ANSWER_TIMEOUT;
    if (!this.socket) return;
    if (this.awaitingPong && late(this.pingedAt)) return this.dropSocket();
    if (this.socket.readyState !== 1) return void (late(this.helloAt + ANSWER_TIMEOUT) && this.dropSocket()); // still being opened
    if (now - Math.max(this.heardAt, this.pingedAt) >= HEARTBEAT) this.ping();
    if (!this.welcomed) return void (late(this.helloAt) && this.sayHello());
    if (this.seq < this.expected.seq && late(this.expected.since)) {
      this.expected.since = now;
      this.sayHello();
    }
    for (const request of this.unanswered.values()) if (late(request.sent)) this.resend(request);
  }

  private resend(request: Unanswered): void {
    request.sent = this.environment.now();
    this.write(request.text);
  }

  // ---- what is heard ----

  private receive(message: ServerMessage): void {
    this.heardAt = this.environment.now();
    this.awaitingPong = false;
    switch (message.t) {
      case "welcome":
        return this.onWelcome(message);
      case "look":
        this.looks.set(message.name, message.look);
        this.lookName = message.name;
        return;
      case "scene":
        return this.onScene(message);
      case "ok":
        this.unanswered.delete(message.id);
        if (message.seq > Math.max(this.seq, this.expected.seq)) this.expected = { seq: message.seq, since: this.heardAt };
        break;
      case "hint":
        this.unanswered.delete(message.id);
        break;
      case "no":
        if (message.error === "no-hello") return this.sayHello(); // and what was asked is sent after it
        this.unanswered.delete(message.id);
        if (message.error === "out-of-date") this.sayHello(); // something was missed
        break;
      case "chat":
        if (message.number <= this.lastChat) return;
        this.lastChat = message.number;
        break;
    }
    this.listener.onMessage(message);
  }

  private onWelcome(message: WelcomeMessage): void {
    if (message.seq < this.seq) {
      this.lastChat = -1;
      return this.startOver(); // another game than the one that is shown
    }
    this.welcomed = true;
    this.retries = 0;
    if (this.seat !== null && !message.you.includes(this.seat)) this.seat = null;
    this.listener.onStatus?.("up");
    this.listener.onMessage(message);
    for (const request of this.unanswered.values()) this.resend(request);
  }

  private onScene(message: SceneMessage): void {
    if (!this.welcomed) return; // before the answer to hello
    if (message.seq < this.seq) return; // older than what is shown
    if (this.seat !== null && message.seat !== this.seat) return; // from the chair that was turned away from
    if (!this.looks.has(message.scene.look)) return this.startOver();
    const again = message.seq === this.seq; // the table may look different, but all of this was told
    if (this.seq < 0) this.listener.onReset?.();
    this.seq = message.seq;
    this.listener.onMessage(again ? { ...message, told: [], cues: [] } : message);
  }

  /** What is known is of no use: ask for everything. */
  private startOver(): void {
    this.lookName = "";
    this.seq = -1;
    this.expected = { seq: -1, since: 0 };
    this.dropSocket();
  }
}
