/** Which question a hint was asked about: one that comes late is not shown under another. Nothing here draws. */

import type { HintMessage, SceneMessage } from "../protocol/messages";
import type { Scene } from "../protocol/scene";

export class Advising {
  private question = ""; // the one that is shown
  private at = -1; // its number
  private readonly about = new Map<string, string>(); // questions by the id of what was asked about them

  /** A scene is shown; whether it asks something else than the one before. */
  turns(message: SceneMessage): boolean {
    const before = this.question;
    this.question = questionOf(message.seat, message.at, message.scene);
    this.at = message.at;
    return this.question !== before;
  }

  /** A hint is asked for under this id. */
  ask(id: string): void {
    this.about.set(id, this.question);
  }

  /** Whether a hint answers what is asked now, in the words that it is asked in. */
  fits(hint: HintMessage): boolean {
    const about = this.about.get(hint.id);
    this.about.delete(hint.id);
    return about === this.question && hint.at === this.at;
  }
}

/** What is asked, so that a hint lasts while others choose in secret. */
const questionOf = (seat: number | null, at: number, scene: Scene): string => JSON.stringify([seat, at, scene.prompt?.text, scene.choices?.map((choice) => choice.code)]);

/** All of a hint in one line, to be heard. */
export function spokenHint(advice: HintMessage): string {
  const advised = [advice.text, advice.why, advice.said].filter(Boolean).join(" – ");
  const compared = advice.measure ? [`${advice.measure}: ${advice.ideas.map((idea) => `${idea.text} ${idea.result}`).join(", ")}`] : [];
  return [advised, ...compared].join(". ");
}
