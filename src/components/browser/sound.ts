export const SOUND_EFFECTS = ['tap', 'match', 'wrong', 'flip', 'turn', 'win', 'lose'] as const;
export type SoundEffect = (typeof SOUND_EFFECTS)[number];

export interface Sound {
  /** Nothing sounds, and no audio device is touched, until this has been called with true. */
  setEnabled(enabled: boolean): void;
  play(effect: SoundEffect): void;
}

let tones: Promise<Sound> | null = null;

/** Fetched only for those who want to hear something; where it does not come, all goes on in silence. */
const fetchTones = () =>
  import('./tones').then(
    (module) => module.tones,
    () => ({ setEnabled: () => {}, play: () => {} }),
  );

/** The one the product plays through; settings turn it on. */
export const sound: Sound = {
  setEnabled(enabled) {
    if (enabled) tones ??= fetchTones();
    void tones?.then((device) => device.setEnabled(enabled));
  },
  play(effect) {
    void tones?.then((device) => device.play(effect));
  },
};
