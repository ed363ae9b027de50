/** Few and quiet sounds, made on the spot. Nothing sounds before somebody has pressed something in this page. */

import type { Sound } from "./soundEvents";
import { prefs } from "../ui/preferences";

const VOLUME = 0.22;

let audio: { context: AudioContext; out: GainNode; whiteNoise: AudioBuffer } | null = null;

/** Browsers let a page sound once it was touched. */
export function enableSoundOnTouch(): void {
  const open = () => {
    if (prefs().sound) void openAudio()?.context.resume();
  };
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, open, { passive: true });
}

function openAudio() {
  if (audio || typeof AudioContext === "undefined") return audio;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  const whiteNoise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = whiteNoise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  audio = { context, out, whiteNoise };
  return audio;
}

/** Let this be heard, if anything may. */
export function playSound(name: Sound): void {
  if (!prefs().sound || audio?.context.state !== "running") return;
  SOUNDS[name]();
}

const SOUNDS: Readonly<Record<Sound, () => void>> = {
  move() {
    noise(0, 0.05, 1700, 1100, 0.55);
    tone(0, 150, 0.07, 0.4);
  },
  gather() {
    noise(0, 0.34, 1300, 380, 0.4);
    tone(0.24, 120, 0.1, 0.35);
  },
  turn() {
    tone(0.12, 587.3, 0.7, 0.3);
    tone(0.26, 880, 0.9, 0.22);
  },
  end() {
    [293.7, 440, 587.3, 740].forEach((pitch, at) => tone(0.3 + at * 0.16, pitch, 1.4, 0.28));
  },
};

/** Paper over wood. */
function noise(after: number, long: number, from: number, to: number, loud: number): void {
  if (!audio) return;
  const { context, out, whiteNoise } = audio;
  const start = context.currentTime + after;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = whiteNoise;
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(filter).connect(envelope(start, long, loud, long > 0.1 ? long / 3 : 0.004)).connect(out);
  source.start(start, Math.random() * 0.2, long + 0.05);
}

/** A small bell, or low down a knock. */
function tone(after: number, pitch: number, long: number, loud: number): void {
  if (!audio) return;
  const { context, out } = audio;
  const start = context.currentTime + after;
  for (const [times, share] of [[1, 1], [2.76, 0.18]] as const) {
    const voice = context.createOscillator();
    voice.frequency.value = pitch * times;
    voice.connect(envelope(start, long / times, loud * share, 0.006)).connect(out);
    voice.start(start);
    voice.stop(start + long + 0.05);
  }
}

/** Louder within a moment, then fading away. */
function envelope(start: number, long: number, loud: number, rise: number): GainNode {
  const gain = (audio as NonNullable<typeof audio>).context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  return gain;
}
