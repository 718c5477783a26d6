/** The first edition kept its statistics under the words that it showed. They are frozen here: they turn into codes. */
const LEVELS_OF: Readonly<Record<string, readonly string[]>> = {
  '4x5': ['gentle', 'steady', 'sharp'],
  '6x5': ['gentle', 'steady', 'sharp'],
  '8x8': ['gentle', 'steady', 'sharp', 'fiendish'],
};
const MODES = ['hourglass', 'extended', 'relaxed'];

const CONFIGS: ReadonlyMap<string, string> = new Map(
  Object.entries(LEVELS_OF).flatMap(([template, levels]) =>
    levels.flatMap((level) =>
      MODES.map((mode) => [
        `${template.replace('x', '×')}, ${level}, ${mode}`,
        [template, level, mode].join('-'),
      ]),
    ),
  ),
);

export const firstEdition = {
  config: (words: string): string | null => CONFIGS.get(words) ?? null,
  cause: (words: string): string | null => (words === 'solution' ? 'solution' : null),
};
