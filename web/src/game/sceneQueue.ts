/** Before chance comes in, what lies there is seen for a moment: the scenes after it wait here. Nothing here draws. */

import type { SceneMessage } from "../protocol/messages";

type SetTimer = (pause: number, callback: () => void) => void;

/** Passes scenes on as they come; after one with `pause` the next is held. Never more than two wait. */
export class SceneQueue {
  private waiting: readonly SceneMessage[] = [];
  private pause: object | null = null; // while the scene that is shown is to be seen

  constructor(
    private readonly show: (message: SceneMessage) => void,
    private readonly pauseLength: () => number, // how long it is seen, 0 not at all
    private readonly setTimer: SetTimer = (pause, callback) => void setTimeout(callback, pause),
  ) {}

  get isPaused(): boolean {
    return this.pause !== null;
  }

  add(message: SceneMessage): void {
    if (this.waiting.some((each) => each.seat !== message.seat)) this.waiting = []; // seen from another chair all is told anew
    this.waiting = enqueue(this.waiting, message);
    this.showNext();
  }

  /** Wait no longer: what was held is one step to the latest scene. */
  skipPause(): void {
    this.pause = null;
    const [first, ...rest] = this.waiting;
    this.waiting = [];
    if (first) this.showScene(rest.reduce(merge, first));
  }

  /** What waits is of no use any more. */
  clear(): void {
    this.pause = null;
    this.waiting = [];
  }

  private showNext(): void {
    while (!this.pause) {
      const [first, ...rest] = this.waiting;
      if (!first) return;
      this.waiting = rest;
      this.showScene(first);
    }
  }

  private showScene(message: SceneMessage): void {
    const moment = message.pause ? this.pauseLength() : 0;
    if (moment) {
      const wait = (this.pause = {});
      this.setTimer(moment, () => {
        if (this.pause !== wait) return;
        this.pause = null;
        this.showNext();
      });
    }
    this.show(message);
  }
}

/** A later scene takes the place of the last one that waits, unless that one is to be seen; of three, two become one. */
function enqueue(waiting: readonly SceneMessage[], message: SceneMessage): readonly SceneMessage[] {
  const [first, second] = waiting;
  if (!first) return [message];
  if (!second) return first.pause ? [first, message] : [merge(first, message)];
  return second.pause ? [merge(first, second), message] : [first, merge(second, message)];
}

/** Two steps as one: all that was told, and where it led. */
const merge = (one: SceneMessage, other: SceneMessage): SceneMessage => ({
  ...other,
  told: [...one.told, ...other.told],
  cues: [...one.cues, ...other.cues],
});
