/** A live game on its connection: applies messages to the session's state, holds scenes back for a moment, and plays sounds. */

import { saveLanguage } from "../i18n/language";
import { word } from "../i18n/phrases";
import { addressOf, Connection, type ConnectionStatus } from "../protocol/connection";
import type { SceneMessage, ServerMessage } from "../protocol/messages";
import { load, save } from "../ui/storage";
import { SceneQueue } from "./sceneQueue";
import { newSession, reduce, requestHint, reset, type SessionState, update } from "./session";
import { soundsBetween } from "./soundEvents";
import { playSound } from "./sounds";

/** What the page says about the table that it shows. */
export interface LivePage {
  readonly table: string;
  readonly lang?: string;
  readonly ws?: string;
  readonly first?: readonly ServerMessage[]; // messages that came with the page
}

const PAUSE = 1200; // how long the table is seen before something random happens
const PAUSES: Readonly<Record<string, number>> = { instant: 0, calm: 1800 }; // the pause at other paces
const NO_SOUND_AFTER = 4000; // a player who has just made a choice needs no sound for the next turn
const VOTE_FAILED_DELAY = 200; // if all have agreed to an undo, its scene comes within this time

/** For the seat looked from, and for which seats this window has made a choice. */
const windowStorage = (): Storage => sessionStorage;

export class LiveSession {
  state: SessionState;
  onChange: (state: SessionState) => void = () => undefined;
  readonly queue: SceneQueue;
  readonly #connection: Connection;
  #lastChoice = 0; // when
  #voteTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #seatKey: string;
  readonly #actedKey: string;

  constructor({ table, lang = "en", ws = `/ws/${table}`, first = [] }: LivePage) {
    this.#seatKey = `samedi-seat-${table}`;
    this.#actedKey = `samedi-acted-${table}-`;
    this.state = newSession(lang);
    this.queue = new SceneQueue(
      (message) => this.#show(message),
      () => (document.hidden ? 0 : (PAUSES[this.state.info.pace] ?? PAUSE)),
    );
    const seat = load(this.#seatKey, windowStorage);
    this.#connection = new Connection(addressOf(ws), { lang, seat: seat === null ? null : Number(seat) }, this);
    this.#connection.catchUp(first);
  }

  /** Change the state and announce it. */
  #set(state: SessionState): void {
    if (state === this.state) return;
    this.state = state;
    this.onChange(state);
  }

  update(fields: Partial<SessionState>): void {
    this.#set(update(this.state, fields));
  }

  onMessage(message: ServerMessage): void {
    switch (message.t) {
      case "scene":
        clearTimeout(this.#voteTimer);
        this.queue.add(message);
        break;
      case "clocks":
        this.#set(reduce(this.state, { ...message, at: Date.now() }));
        break;
      default:
        if (message.t === "undo" && message.number === null && this.state.vote) {
          this.#voteTimer = setTimeout(() => this.update({ refusal: { text: word("notAgreed"), rule: "" } }), VOTE_FAILED_DELAY);
        }
        this.#set(reduce(this.state, message));
        if (message.t === "welcome" || message.t === "lobby") this.queue.skipPause();
    }
    if (this.#connection.isAnswered(this.state.pending)) this.update({ pending: "" });
  }

  onReset(): void {
    this.queue.clear();
    this.#set(reset(this.state));
  }

  onStatus(status: ConnectionStatus): void {
    this.update({ status });
  }

  #show(message: SceneMessage): void {
    const look = this.#connection.look(message.scene.look);
    if (!look) return;
    const { previous } = this.state;
    const isQuiet = Date.now() - this.#lastChoice < NO_SOUND_AFTER && !document.hidden;
    for (const sound of previous ? soundsBetween(previous, message.scene) : []) if (sound !== "turn" || !isQuiet) playSound(sound);
    this.#set(reduce(this.state, { ...message, look }));
  }

  choose(seat: number, code: string): void {
    this.#lastChoice = Date.now();
    save(this.#actedKey + seat, "yes", windowStorage);
    this.update({ pending: this.#connection.send({ t: "act", seat, at: this.state.shown?.at ?? 0, code }) });
  }

  /** Whether this window has made a choice for this seat. */
  hasActed(seat: number): boolean {
    return load(this.#actedKey + seat, windowStorage) !== null;
  }

  send(...[request]: Parameters<Connection["send"]>): void {
    this.#connection.send(request);
  }

  askHint(seat: number): void {
    this.#set(requestHint(this.state, this.#connection.send({ t: "hint", seat })));
  }

  /** Let the player of this seat look at the table. */
  setViewer(seat: number): void {
    save(this.#seatKey, String(seat), windowStorage);
    this.update({ viewer: seat });
    if (seat !== this.state.shown?.seat) this.#connection.switchSeat(seat);
  }

  setLanguage(lang: string): void {
    saveLanguage(lang);
    this.update({ lang });
    this.#connection.setLanguage(lang);
  }
}
