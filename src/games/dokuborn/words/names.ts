/** What home and statistics say of Dokuborn. */
import { plural } from '../../../frame/words/plural';
import { type GameNames, type Sentences, sentenceOf } from '../../../frame/words/sentences';
import { readKind } from '../rules/config';
import type { EndCause, Mode } from '../rules/types';

const MODE_NAMES: Readonly<Record<Mode, string>> = { free: '', challenge: ', challenge' };

/** `3×3, 3 stars, challenge`, with the cards or without. */
function configName(code: string): string {
  const kind = readKind(code);
  if (!kind) return code;
  const { size, level, mode, starsBy } = kind;
  const whose = starsBy === 'answers' ? '' : ', first edition';
  return `${size}×${size}, ${plural(level, 'star')}${MODE_NAMES[mode]}${whose}`;
}

const CAUSES: Sentences<EndCause> = { gaveUp: 'gave up', noGuessesLeft: 'no guesses left' };

export const names: GameNames = {
  config: configName,
  progress: ({ done, total }) => `${done} of ${plural(total, 'cell')}`,
  cause: (code) => sentenceOf(CAUSES, code) ?? code,
};
