/** The wire to the table: one WebSocket that comes back by itself and loses no choice. */

import type { Look, Told } from "./types";

type Asked =
  | { t: "act"; seat: number; at: number; code: string }
  | { t: "back"; seat: number }
  | { t: "say"; text: string }
  | { t: "hint"; seat: number };

const HEARTBEAT = 20_000;
const PATIENCE = 2.5 * HEARTBEAT; // without a word for so long the line is dead
const SOONEST = 300;
const LATEST = 10_000;

export interface Ears {
  told(message: Told): void;
  line(up: boolean): void;
}

export class Wire {
  private socket: WebSocket | null = null;
  private seq = -1;
  private looks = new Map<string, Look>();
  private known = "";
  private tries = 0;
  private heard = 0;
  private closed = false;
  private number = 0;
  private readonly self = Math.random().toString(36).slice(2, 10);
  private readonly waiting = new Map<string, string>(); // asked and not yet answered, by id
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly lang: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.open();
  }

  look(name: string): Look | undefined {
    return this.looks.get(name);
  }

  /** Ask the table for something; it is sent again after a lost line until it is answered. */
  ask(asked: Asked): string {
    const id = `${this.self}-${++this.number}`;
    const text = JSON.stringify({ ...asked, id });
    this.waiting.set(id, text);
    if (this.seq >= 0) this.send(text);
    return id;
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      socket.send(JSON.stringify({ t: "hello", since: this.seq, look: this.known, lang: this.lang }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Told);
    socket.onclose = () => this.lost(socket);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.tick(socket), HEARTBEAT);
  }

  private hear(message: Told): void {
    this.heard = Date.now();
    switch (message.t) {
      case "welcome":
        this.tries = 0;
        this.ears.line(true);
        for (const text of this.waiting.values()) this.send(text);
        break;
      case "look":
        this.looks.set(message.name, message.look);
        this.known = message.name;
        break;
      case "scene":
        if (message.seq < this.seq) return; // older than what is shown
        this.seq = message.seq;
        if (!this.looks.has(message.scene.look)) return this.startOver();
        break;
      case "ok":
      case "no":
      case "hint":
        this.waiting.delete(message.id);
        break;
      case "bye":
        this.closed = true;
        break;
    }
    this.ears.told(message);
  }

  /** Without the look of a scene nothing can be drawn: ask for everything. */
  private startOver(): void {
    this.known = "";
    this.seq = -1;
    this.socket?.close();
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private tick(socket: WebSocket): void {
    if (Date.now() - this.heard > PATIENCE) socket.close();
    else this.send('{"t":"ping"}');
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    clearInterval(this.beat);
    this.socket = null;
    this.ears.line(false);
    if (this.closed) return;
    const pause = Math.min(LATEST, SOONEST * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
    setTimeout(() => this.socket ?? this.open(), pause);
  }

  private hurry(): void {
    if (!this.socket && !this.closed) this.open();
  }
}
