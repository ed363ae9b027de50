/** What the client itself says; everything else comes in words from the table. */

import { FRENCH } from "./fr";
import { GERMAN } from "./de";
import { JAPANESE } from "./ja";

const ENGLISH = {
  rules: "Rules",
  rule: "rule",
  lamp: "Lamp",
  log: "The evening so far",
  sheets: "Sheets",
  close: "Close",
  back: "Back",
  hint: "Hint",
  say: "Say something …",
  choices: "All choices",
  filter: "Type a code or a word",
  none: "Nothing of that kind",
  sure: "This cannot be taken back.",
  yes: "Yes",
  chosen: "Chosen",
  lost: "The connection is lost; trying again …",
  bot: "bot",
  automa: "automa",
  away: "away",
  open: "empty seat",
  more: "More",
  result: "Result",
  hand: "Hand over to {}",
  iam: "I am {}",
  coming: "One moment …",
  nosuch: "There is no such table.",
  barred: "This page is open at an address that the table does not take choices from.",
  standIn: "Let a bot play",
  stoodIn: "a bot plays for {}",
  zombie: "zombie",
  apprentice: "apprentice",
  houngan: "houngan",
  loa: "loa",
  rematch: "Play again",
  join: "To the next game",
  joinOf: "Play again with {}",
  failed: "That did not work; try again.",
  record: "Download the record",
  ownLog: "Download my log",
  parlour: "Back to the parlour",
  agreed: "Ended by agreement",
  ended: "Ended before its time",
  hinted: "the hint",
  copied: "Copied",
  watching: "watching",
  replay: "Replay",
  first: "To the beginning",
  previous: "One step back",
  play: "Play",
  pause: "Pause",
  onward: "One step on",
  end: "To the end",
  step: "Step",
  pace: "Pace",
  calm: "calm",
  brisk: "brisk",
  fast: "fast",
  seenBy: "Seen by",
  watcher: "a watcher",
  allOpen: "all hands open",
  playOn: "Play on from here",
  verify: "Verify the shuffle",
  linkTo: "Copy the link to this step",
  undone: "taken back",
  shuffle: "The shuffle",
  promiseKept: "This browser has done the sum: what was published before the game is the SHA-256 of the part of the house.",
  promiseBroken: "This browser has done the sum: what was published before the game is not the SHA-256 of the part of the house.",
  promiseUntold: "Browsers do this sum only over https or on the same machine; here the house alone has done it.",
  partsOf: "Parts added by players: {}",
  partsNone: "No player added a part, so the house could have chosen the shuffle.",
  yourself: "To check it without this house, download the record, then:",
  numbers: "The numbers",
  promised: "Published before the game",
  ofHouse: "The part of the house",
  ofPlayer: "The part of {}",
  ofSomebody: "The part of a player",
  notRecord: "This file is not a record.",
  yourTurn: "Your turn",
  undo: "Undo",
  askUndo: "Ask to take it back",
  wouldUndo: "{} would like to take back their last choice",
  iWouldUndo: "You would like to take back your last choice",
  agree: "Agree",
  disagree: "No",
  withdraw: "Never mind",
  agreedBy: "Agreed: {}",
  awaited: "Still to answer: {}",
  notAgreed: "Not everybody agreed: the choice stands.",
  botForMe: "A bot is playing for you.",
  comeBack: "Play on yourself",
  timeLeft: "{} left",
  timeShort: "Little time left: {}",
  prefs: "Preferences",
  language: "Language",
  asSystem: "as the system",
  night: "night",
  paper: "paper",
  motion: "Motion",
  less: "less",
  sound: "Sound",
  soundOn: "Sound on",
  soundOff: "Sound off",
  soundAbout: "The key M turns it on and off.",
  twice: "Tap twice to play",
  twiceAbout: "The first tap lifts a piece and shows what it would do; the second plays it.",
  again: "Once more to play it.",
  lone: "Play the only choice at once",
  loneAbout: "When there is only one thing to do, it is done after a moment.",
  notices: "Tell me when it is my turn",
  noticesAbout: "By a notice of this browser, while the page is out of sight.",
  noticesDenied: "This browser does not allow notices from here.",
  botsPlay: "Bots play {}: agreed at the table.",
  paceInstant: "at once",
  paceLively: "briskly",
  paceCalm: "calmly",
  kept: "Kept on this device.",
  lookOn: "Look at the table",
  showResult: "Show the result",
};

export type Phrase = keyof typeof ENGLISH;
export type Phrases = Readonly<Record<Phrase, string>>;

const ALL: Readonly<Record<string, Phrases>> = { en: ENGLISH, de: GERMAN, fr: FRENCH, ja: JAPANESE };

let current: Phrases = ENGLISH;

/** Speak this language from now on. */
export function speak(lang: string): void {
  current = ALL[lang.slice(0, 2)] ?? ENGLISH;
}

export const word = (phrase: Phrase): string => current[phrase];

/** A phrase about somebody or something. */
export const wordOf = (phrase: Phrase, name: string): string => word(phrase).replace("{}", () => name);

const LEVELS: ReadonlySet<string> = new Set<Phrase>(["zombie", "apprentice", "houngan", "loa"]);

/** What a bot's level is called, if the client has a word for it. */
export const levelOf = (level: string): string => (LEVELS.has(level) ? word(level as Phrase) : level);
