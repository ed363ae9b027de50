/** A few quiet sounds, synthesized on the spot. Browsers play none before the page was touched. */

import type { Sound } from "./soundEvents";
import { prefs } from "../ui/preferences";

const VOLUME = 0.22;

let audio: { context: AudioContext; out: GainNode; whiteNoise: AudioBuffer } | null = null;

/** Open the audio output at the first touch or key press. */
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

/** Play a sound if sounds are on. */
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

/** A noise like paper over wood. */
function noise(delay: number, duration: number, from: number, to: number, volume: number): void {
  if (!audio) return;
  const { context, out, whiteNoise } = audio;
  const start = context.currentTime + delay;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = whiteNoise;
  filter.type = "bandpass";
  filter.Q.value = 0.9;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + duration);
  source.connect(filter).connect(envelope(start, duration, volume, duration > 0.1 ? duration / 3 : 0.004)).connect(out);
  source.start(start, Math.random() * 0.2, duration + 0.05);
}

/** A tone like a small bell, or like a knock if it is low. */
function tone(delay: number, pitch: number, duration: number, volume: number): void {
  if (!audio) return;
  const { context, out } = audio;
  const start = context.currentTime + delay;
  for (const [times, share] of [[1, 1], [2.76, 0.18]] as const) {
    const voice = context.createOscillator();
    voice.frequency.value = pitch * times;
    voice.connect(envelope(start, duration / times, volume * share, 0.006)).connect(out);
    voice.start(start);
    voice.stop(start + duration + 0.05);
  }
}

/** A volume that rises quickly and then fades. */
function envelope(start: number, duration: number, volume: number, rise: number): GainNode {
  const gain = (audio as NonNullable<typeof audio>).context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + duration);
  return gain;
}
