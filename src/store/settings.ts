/** What the player has set, for all games. Plain JSON under one key, since `app/painted/beforePaint.ts` reads it too. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { boolean, list, object, oneOf, type Reader, readJson, string, withDefault } from '../core/text';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'normal' | 'high';
  readonly motion: 'system' | 'reduced' | 'full';
  readonly speed: 'slow' | 'normal' | 'fast';
  readonly symbols: boolean;
  readonly sound: boolean;
  readonly timers: 'on' | 'extended' | 'off';
  readonly letterKeys: boolean;
  /** As the first edition has it, where true was nobody's answer but the default; only its false is one. */
  readonly liveCards: boolean;
  /** Whether newer cards may be looked for without being asked each time. */
  readonly newerCards: 'unasked' | 'yes' | 'no';
  /** How far somebody else had come whose run was sent. */
  readonly ghost: boolean;
  /** What single games let their players switch off, by name: `hudoku:conflicts`. */
  readonly switchedOff: readonly string[];
  /** Games whose tutorial has been gone through or skipped. */
  readonly seen: readonly string[];
  /**
   * Whether players of the first edition are to be told what has changed since. due: these settings were written by it.
   * unknown: they have never been written, so only what else is stored can tell.
   */
  readonly whatChanged: 'unknown' | 'due' | 'read';
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  contrast: 'normal',
  motion: 'system',
  speed: 'normal',
  symbols: false,
  sound: false,
  timers: 'on',
  letterKeys: true,
  liveCards: true,
  newerCards: 'unasked',
  ghost: true,
  switchedOff: [],
  seen: [],
  whatChanged: 'unknown',
};

export const SETTINGS_KEY = 'parlour:settings';
const MAX_SETTINGS = 4_000;

/** A field that is missing or made by another version falls back by itself; the others stay. */
const tolerant = <T>(reader: Reader<T>, fallback: T): Reader<T> => {
  const read = withDefault(reader, fallback);
  return (value, at) => {
    try {
      return read(value, at);
    } catch {
      return fallback;
    }
  };
};

const readFields: Reader<Settings> = object<Settings>({
  theme: tolerant(oneOf(['system', 'light', 'dark']), DEFAULT_SETTINGS.theme),
  contrast: tolerant(oneOf(['normal', 'high']), DEFAULT_SETTINGS.contrast),
  motion: tolerant(oneOf(['system', 'reduced', 'full']), DEFAULT_SETTINGS.motion),
  speed: tolerant(oneOf(['slow', 'normal', 'fast']), DEFAULT_SETTINGS.speed),
  symbols: tolerant(boolean, DEFAULT_SETTINGS.symbols),
  sound: tolerant(boolean, DEFAULT_SETTINGS.sound),
  timers: tolerant(oneOf(['on', 'extended', 'off']), DEFAULT_SETTINGS.timers),
  letterKeys: tolerant(boolean, DEFAULT_SETTINGS.letterKeys),
  liveCards: tolerant(boolean, DEFAULT_SETTINGS.liveCards),
  newerCards: tolerant(oneOf(['unasked', 'yes', 'no']), DEFAULT_SETTINGS.newerCards),
  ghost: tolerant(boolean, DEFAULT_SETTINGS.ghost),
  switchedOff: tolerant(list(string(40), 50), DEFAULT_SETTINGS.switchedOff),
  seen: tolerant(list(string(32), 50), DEFAULT_SETTINGS.seen),
  // The first edition wrote no such field.
  whatChanged: tolerant(oneOf(['unknown', 'due', 'read']), 'due'),
});

export const readSettings: Reader<Settings> = (value, at) => {
  const settings = readFields(value, at);
  const saidNo = settings.newerCards === 'unasked' && !settings.liveCards;
  return saidNo ? { ...settings, newerCards: 'no' } : settings;
};

type SettingsStore = StoreApi<Settings>;

export function createSettings(local: Pick<Storage, 'getItem' | 'setItem'> | null): SettingsStore {
  const store = createStore<Settings>(() =>
    parseSettings(attempt(() => local?.getItem(SETTINGS_KEY) ?? null)),
  );
  store.subscribe((settings) => attempt(() => local?.setItem(SETTINGS_KEY, JSON.stringify(settings))));
  return store;
}

export function parseSettings(text: string | null | undefined): Settings {
  if (!text) return DEFAULT_SETTINGS;
  const read = readJson(text, MAX_SETTINGS, readSettings);
  return read.ok ? read.value : DEFAULT_SETTINGS;
}

/** Storage may throw at any touch (private mode, quota); settings then last as long as the page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
