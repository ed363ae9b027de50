/** What the player is told when there is no connection. */

import { type Phrase, word } from "../i18n/phrases";
import type { ConnectionStatus } from "../protocol/connection";

const NOTICES: Readonly<Record<ConnectionStatus, Phrase | null>> = { up: null, down: "offline", none: "noTable", barred: "barred" };

export const connectionNotice = (status: ConnectionStatus): string => {
  const phrase = NOTICES[status];
  return phrase ? word(phrase) : "";
};
