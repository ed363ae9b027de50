/** Before chance comes in, what lies there is seen for a moment: the scenes after it wait here. Nothing here draws. */

import type { SceneMessage } from "../protocol/messages";

type Later = (pause: number, what: () => void) => void;

/** Passes scenes on as they come; after one with `pause` the next is held. Never more than two wait. */
export class Holder {
  private held: readonly SceneMessage[] = [];
  private wait: object | null = null; // while the scene that is shown is to be seen

  constructor(
    private readonly show: (message: SceneMessage) => void,
    private readonly moment: () => number, // how long it is seen, 0 not at all
    private readonly later: Later = (pause, what) => void setTimeout(what, pause),
  ) {}

  get holding(): boolean {
    return this.wait !== null;
  }

  hear(message: SceneMessage): void {
    if (this.held.some((each) => each.seat !== message.seat)) this.held = []; // seen from another chair all is told anew
    this.held = queued(this.held, message);
    this.goOn();
  }

  /** Wait no longer: what was held is one step to the latest scene. */
  release(): void {
    this.wait = null;
    const [first, ...rest] = this.held;
    this.held = [];
    if (first) this.pass(rest.reduce(joined, first));
  }

  /** What waits is of no use any more. */
  forget(): void {
    this.wait = null;
    this.held = [];
  }

  private goOn(): void {
    while (!this.wait) {
      const [first, ...rest] = this.held;
      if (!first) return;
      this.held = rest;
      this.pass(first);
    }
  }

  private pass(message: SceneMessage): void {
    const moment = message.pause ? this.moment() : 0;
    if (moment) {
      const wait = (this.wait = {});
      this.later(moment, () => {
        if (this.wait !== wait) return;
        this.wait = null;
        this.goOn();
      });
    }
    this.show(message);
  }
}

/** A later scene takes the place of the last one that waits, unless that one is to be seen; of three, two become one. */
function queued(held: readonly SceneMessage[], message: SceneMessage): readonly SceneMessage[] {
  const [first, second] = held;
  if (!first) return [message];
  if (!second) return first.pause ? [first, message] : [joined(first, message)];
  return second.pause ? [joined(first, second), message] : [first, joined(second, message)];
}

/** Two steps as one: all that was told, and where it led. */
const joined = (one: SceneMessage, other: SceneMessage): SceneMessage => ({
  ...other,
  told: [...one.told, ...other.told],
  cues: [...one.cues, ...other.cues],
});
