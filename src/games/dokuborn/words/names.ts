/** What home and statistics say of Dokuborn. */
import { plural } from '../../../frame/words/plural';
import type { GameNames } from '../../../frame/words/sentences';
import { readKind } from '../rules/config';
import type { Mode } from '../rules/types';

const MODE_NAMES: Readonly<Record<Mode, string>> = { free: '', challenge: ', challenge' };

/** `3×3, 3 stars, challenge`, with the cards or without. */
function configName(code: string): string {
  const kind = readKind(code);
  if (!kind) return code;
  const { size, level, mode } = kind;
  return `${size}×${size}, ${plural(level, 'star')}${MODE_NAMES[mode]}`;
}

function causeName(code: string): string {
  switch (code) {
    case 'gaveUp':
      return 'gave up';
    case 'noGuessesLeft':
      return 'no guesses left';
    default:
      return code;
  }
}

export const names: GameNames = {
  config: configName,
  progress: ({ done, total }) => `${done} of ${plural(total, 'cell')}`,
  cause: causeName,
};
