/** What the sounds are made of, for those who want to hear something. */
import type { Sound, SoundEffect } from './sound';

/** One struck tone: Hz at the start and the end, seconds after the start, seconds it lasts, loudness 0 to 1. */
interface Note {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const chime = (from: number, at: number, lasts = 0.35): Note => ({
  wave: 'sine',
  from,
  at,
  lasts,
  loud: 0.16,
});

/** Wood, glass and a small bell: short and low, since they sound hundreds of times in a game. */
const EFFECTS: Readonly<Record<SoundEffect, readonly Note[]>> = {
  tap: [{ wave: 'triangle', from: 420, to: 260, at: 0, lasts: 0.05, loud: 0.14 }],
  match: [chime(659, 0), chime(988, 0.07)],
  wrong: [{ wave: 'triangle', from: 190, to: 120, at: 0, lasts: 0.16, loud: 0.18 }],
  flip: [{ wave: 'triangle', from: 900, to: 240, at: 0, lasts: 0.07, loud: 0.07 }],
  turn: [
    { wave: 'sine', from: 240, to: 480, at: 0, lasts: 0.22, loud: 0.1 },
    { wave: 'triangle', from: 1300, to: 700, at: 0.16, lasts: 0.08, loud: 0.05 },
  ],
  win: [chime(523, 0), chime(659, 0.11), chime(784, 0.22), chime(1047, 0.33, 0.8)],
  lose: [chime(392, 0), chime(311, 0.16), chime(233, 0.32, 0.7)],
};

export function createSound(openDevice: () => AudioContext = () => new AudioContext()): Sound {
  let enabled = false;
  let device: AudioContext | null = null;

  /** Opened at the first sound, which follows a gesture: browsers mute what is opened earlier, and a call interrupts it. */
  function open(): AudioContext | null {
    try {
      device ??= openDevice();
      if (device.state !== 'running') void device.resume().catch(() => {});
      return device;
    } catch {
      // No audio device, or none allowed: the game goes on in silence.
      enabled = false;
      return null;
    }
  }

  return {
    setEnabled(on) {
      enabled = on;
      if (!on && device?.state === 'running') void device.suspend().catch(() => {});
    },
    play(effect) {
      const context = enabled ? open() : null;
      if (context) for (const note of EFFECTS[effect]) strike(context, note);
    },
  };
}

export const tones: Sound = createSound();

function strike(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const end = start + note.lasts;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.from, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(note.loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(end + 0.02);
}
