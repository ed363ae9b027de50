/** The queue of scenes. After a scene with a pause (before something random happens), later scenes wait. No DOM. */

import type { SceneMessage } from "../protocol/messages";

type SetTimer = (pause: number, callback: () => void) => void;

/** Shows scenes as they come. After one with `pause` the next ones wait; at most two wait at a time. */
export class SceneQueue {
  #waiting: readonly SceneMessage[] = [];
  #pause: object | null = null; // identifies the pause that is going on
  readonly #show: (message: SceneMessage) => void;
  readonly #pauseLength: () => number; // in milliseconds, 0 for none
  readonly #setTimer: SetTimer;

  constructor(show: (message: SceneMessage) => void, pauseLength: () => number, setTimer: SetTimer = (pause, callback) => void setTimeout(callback, pause)) {
    this.#show = show;
    this.#pauseLength = pauseLength;
    this.#setTimer = setTimer;
  }

  get isPaused(): boolean {
    return this.#pause !== null;
  }

  add(message: SceneMessage): void {
    if (this.#waiting.some((each) => each.seat !== message.seat)) this.#waiting = []; // from another seat everything is told again
    this.#waiting = enqueue(this.#waiting, message);
    this.#showNext();
  }

  /** End the pause: everything that waits becomes one step to the latest scene. */
  skipPause(): void {
    this.#pause = null;
    const [first, ...rest] = this.#waiting;
    this.#waiting = [];
    if (first) this.#showScene(rest.reduce(merge, first));
  }

  /** Drop everything that waits. */
  clear(): void {
    this.#pause = null;
    this.#waiting = [];
  }

  #showNext(): void {
    while (!this.#pause) {
      const [first, ...rest] = this.#waiting;
      if (!first) return;
      this.#waiting = rest;
      this.#showScene(first);
    }
  }

  #showScene(message: SceneMessage): void {
    const pause = message.pause ? this.#pauseLength() : 0;
    if (pause) {
      const current = (this.#pause = {});
      this.#setTimer(pause, () => {
        if (this.#pause !== current) return;
        this.#pause = null;
        this.#showNext();
      });
    }
    this.#show(message);
  }
}

/** Add a scene. It is merged with the last waiting one, unless that one has a pause; of three scenes the first two are merged then. */
function enqueue(waiting: readonly SceneMessage[], message: SceneMessage): readonly SceneMessage[] {
  const [first, second] = waiting;
  if (!first) return [message];
  if (!second) return first.pause ? [first, message] : [merge(first, message)];
  return second.pause ? [merge(first, second), message] : [first, merge(second, message)];
}

/** Two steps as one: the later scene, with the sentences and cues of both. */
const merge = (one: SceneMessage, other: SceneMessage): SceneMessage => ({
  ...other,
  told: [...one.told, ...other.told],
  cues: [...one.cues, ...other.cues],
});
