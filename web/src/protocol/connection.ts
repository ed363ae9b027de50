/** The connection to a table: one WebSocket that reconnects by itself and loses no choice.
 *
 * A scene is never replaced by an older one. A request is sent again under its own id until it is answered, on the same
 * socket and on the next one. Where page and server seem to disagree, a new hello asks for everything again.
 */

import type { ClientMessage, SceneMessage, ServerMessage, WelcomeMessage } from "./messages";
import type { Look } from "./scene";
import { BROWSER, type Socket, type BrowserEnvironment } from "./browserEnvironment";

/** A request that is answered under its id. */
type Command = WithoutId<ClientMessage>;
type WithoutId<T> = T extends { readonly id: string } ? Omit<T, "id"> : never;

interface ViewerOptions {
  readonly lang: string;
  readonly seat: number | null; // which of the player's own seats to look from, if there are several
}

/** Connected; disconnected and trying again; there is no such table; the server refuses pages from this address. */
export type ConnectionStatus = "up" | "down" | "none" | "barred";

interface Listener {
  onMessage(message: ServerMessage): void;
  /** The server is about to tell everything again, because the seat, the language or the game has changed. */
  onReset?(): void;
  onStatus?(status: ConnectionStatus): void;
}

/** The address of a socket on the page's own server. */
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
const ANSWER_TIMEOUT = 5000; // after this time without an answer a request is sent again
const HEARTBEAT = 20_000;
const FIRST_RETRY = 300;
const MAX_RETRY = 10_000;
const FINAL_CODES: Readonly<Record<number, ConnectionStatus>> = { 4404: "none", 4403: "barred" };
const CLOSE_RELOAD = 1012;

export class Connection {
  #socket: Socket | null = null;
  #welcomed = false; // on this socket
  #helloAt = 0; // when hello was sent
  #heardAt = 0; // when the last message came
  #pingedAt = 0;
  #awaitingPong = false; // no message has come since the ping
  #seq = -1; // the latest log entry that is shown, seen from the present seat
  #seat: number | null;
  #lang: string;
  #lastChat = -1; // the number of the last chat line
  #expected = { seq: -1, since: 0 }; // a scene that must come, and since when it is awaited
  #looks = new Map<string, Look>();
  #lookName = "";
  #retries = 0;
  #reloadedAt = -Infinity; // when it last reconnected at once
  #gaveUp = false;
  #lastNumber = 0;
  readonly #pageId = Math.random().toString(36).slice(2, 10);
  readonly #unanswered = new Map<string, Unanswered>(); // requests without an answer, by id
  readonly #address: string;
  readonly #listener: Listener;
  readonly #environment: BrowserEnvironment;

  constructor(address: string, viewer: ViewerOptions, listener: Listener, environment: BrowserEnvironment = BROWSER) {
    this.#address = address;
    this.#listener = listener;
    this.#environment = environment;
    this.#seat = viewer.seat;
    this.#lang = viewer.lang;
    environment.every(TICK, () => this.#tick());
    environment.onWake(() => this.#reconnect());
    this.#open();
  }

  /** Take messages that came with the page as received. The server is asked for what came after them. */
  catchUp(messages: readonly ServerMessage[]): void {
    for (const message of messages) this.#receive(message);
    this.#welcomed = false;
  }

  look(name: string): Look | undefined {
    return this.#looks.get(name);
  }

  /** Whether the request with this id is answered and its result is shown. */
  isAnswered(id: string): boolean {
    return !this.#unanswered.has(id) && this.#seq >= this.#expected.seq;
  }

  /** Send a request, again and again until it is answered. Returns its id. */
  send(request: Command): string {
    const id = `${this.#pageId}-${++this.#lastNumber}`;
    const text = JSON.stringify({ ...request, id });
    this.#unanswered.set(id, { text, sent: this.#environment.now() });
    if (this.#welcomed) this.#write(text);
    return id;
  }

  /** Look from another of the player's own seats. */
  switchSeat(seat: number): void {
    this.#seat = seat;
    this.#seq = -1;
    this.#expected = { seq: 0, since: this.#environment.now() };
    if (this.#welcomed) this.#write(JSON.stringify({ t: "turn", seat }));
  }

  /** Get everything in another language. What was told before comes again. */
  setLanguage(lang: string): void {
    this.#lang = lang;
    this.#seq = -1;
    this.#welcomed = false; // ignore what still comes in the former language
    if (this.#socket?.readyState === 1) this.#sayHello();
  }

  #open(): void {
    const socket = this.#environment.socket(this.#address);
    this.#socket = socket;
    this.#welcomed = false;
    this.#awaitingPong = false;
    this.#heardAt = this.#pingedAt = this.#helloAt = this.#environment.now();
    socket.onopen = () => socket === this.#socket && this.#sayHello();
    socket.onmessage = (event) => socket === this.#socket && this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.#onClose(socket, event.code);
  }

  #onClose(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#welcomed = false;
    const final = FINAL_CODES[code];
    if (final) {
      this.#gaveUp = true;
      return this.#listener.onStatus?.(final);
    }
    const now = this.#environment.now();
    if (code === CLOSE_RELOAD && now - this.#reloadedAt > ANSWER_TIMEOUT) {
      this.#reloadedAt = now;
      return this.#open();
    }
    this.#listener.onStatus?.("down");
    const pause = Math.min(MAX_RETRY, FIRST_RETRY * 2 ** this.#retries++) * (0.7 + 0.6 * Math.random());
    this.#environment.later(pause, () => this.#reconnect());
  }

  /** Give up a socket that is dead or of no use, without waiting until it closes. */
  #dropSocket(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#onClose(socket, 0);
    socket.close();
  }

  #reconnect(): void {
    if (this.#gaveUp) return;
    if (!this.#socket) this.#open();
    else if (this.#socket.readyState === 1) this.#ping(); // the socket may have died while the page was asleep
  }

  #sayHello(): void {
    this.#helloAt = this.#environment.now();
    const seat = this.#seat === null ? {} : { seat: this.#seat };
    this.#write(JSON.stringify({ t: "hello", since: this.#seq, said: this.#lastChat, look: this.#lookName, lang: this.#lang, ...seat }));
  }

  #ping(): void {
    if (!this.#awaitingPong) this.#pingedAt = this.#environment.now();
    this.#awaitingPong = true;
    this.#write('{"t":"ping"}');
  }

  #write(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text);
  }

  #tick(): void {
    const now = this.#environment.now();
    const isLate = (since: number): boolean => now - since > ANSWER_TIMEOUT;
    if (!this.#socket) return;
    if (this.#awaitingPong && isLate(this.#pingedAt)) return this.#dropSocket();
    if (this.#socket.readyState !== 1) return void (isLate(this.#helloAt + ANSWER_TIMEOUT) && this.#dropSocket()); // it is still connecting
    if (now - Math.max(this.#heardAt, this.#pingedAt) >= HEARTBEAT) this.#ping();
    if (!this.#welcomed) return void (isLate(this.#helloAt) && this.#sayHello());
    if (this.#seq < this.#expected.seq && isLate(this.#expected.since)) {
      this.#expected.since = now;
      this.#sayHello();
    }
    for (const request of this.#unanswered.values()) if (isLate(request.sent)) this.#resend(request);
  }

  #resend(request: Unanswered): void {
    request.sent = this.#environment.now();
    this.#write(request.text);
  }

  #receive(message: ServerMessage): void {
    this.#heardAt = this.#environment.now();
    this.#awaitingPong = false;
    switch (message.t) {
      case "welcome":
        return this.#onWelcome(message);
      case "look":
        this.#looks.set(message.name, message.look);
        this.#lookName = message.name;
        return;
      case "scene":
        return this.#onScene(message);
      case "ok":
        this.#unanswered.delete(message.id);
        if (message.seq > Math.max(this.#seq, this.#expected.seq)) this.#expected = { seq: message.seq, since: this.#heardAt };
        break;
      case "hint":
        this.#unanswered.delete(message.id);
        break;
      case "no":
        if (message.error === "no-hello") return this.#sayHello(); // the request is sent again after the welcome
        this.#unanswered.delete(message.id);
        if (message.error === "out-of-date") this.#sayHello(); // this page has missed something
        break;
      case "chat":
        if (message.number <= this.#lastChat) return;
        this.#lastChat = message.number;
        break;
    }
    this.#listener.onMessage(message);
  }

  #onWelcome(message: WelcomeMessage): void {
    if (message.seq < this.#seq) {
      this.#lastChat = -1;
      return this.#startOver(); // the page shows another game
    }
    this.#welcomed = true;
    this.#retries = 0;
    if (this.#seat !== null && !message.you.includes(this.#seat)) this.#seat = null;
    this.#listener.onStatus?.("up");
    this.#listener.onMessage(message);
    for (const request of this.#unanswered.values()) this.#resend(request);
  }

  #onScene(message: SceneMessage): void {
    if (!this.#welcomed) return; // it belongs to the time before this hello
    if (message.seq < this.#seq) return; // older than what is shown
    if (this.#seat !== null && message.seat !== this.#seat) return; // from the former seat
    if (!this.#looks.has(message.scene.look)) return this.#startOver();
    const again = message.seq === this.#seq; // the scene may differ, but its sentences were told
    if (this.#seq < 0) this.#listener.onReset?.();
    this.#seq = message.seq;
    this.#listener.onMessage(again ? { ...message, told: [], cues: [] } : message);
  }

  /** Forget what is known and ask for everything. */
  #startOver(): void {
    this.#lookName = "";
    this.#seq = -1;
    this.#expected = { seq: -1, since: 0 };
    this.#dropSocket();
  }
}
