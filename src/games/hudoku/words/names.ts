/** What home and statistics say of Hudoku. */
import { plural } from '../../../frame/words/plural';
import { type GameNames, type Sentences, sentenceOf } from '../../../frame/words/sentences';
import { type EndCause, LEVELS, type Level, MODES, type Mode } from '../rules/types';

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  gentle: 'gentle',
  steady: 'steady',
  sharp: 'sharp',
  fiendish: 'fiendish',
};

const MODE_NAMES: Readonly<Record<Mode, string>> = {
  hourglass: 'hourglass',
  extended: 'extended',
  relaxed: 'relaxed',
  unjudged: 'unjudged',
};

const CAUSES: Sentences<EndCause> = { solution: 'the solution was shown' };

/** `6×5, steady, hourglass`. It reads the code by itself, since the parser knows the templates and they the solver. */
function configName(code: string): string {
  const [template = '', levelCode, modeCode, ...more] = code.split('-');
  const level = LEVELS.find((known) => known === levelCode);
  const mode = MODES.find((known) => known === modeCode);
  if (level === undefined || mode === undefined || more.length > 0) return code;
  return `${boardName(template)}, ${LEVEL_NAMES[level]}, ${MODE_NAMES[mode]}`;
}

/** `6×5`; one that a player has drawn is its columns and a letter for each cell, all of them together are called `own`. */
export function boardName(template: string): string {
  const [, columns = '', cells = ''] = /^d(\w)(\w+)/.exec(template) ?? [];
  if (template === 'own') return 'own boards';
  if (cells === '') return template.replace('x', '×');
  const side = Number.parseInt(columns, 36);
  return `own ${cells.length / side}×${side}`;
}

export const names: GameNames = {
  config: configName,
  progress: ({ done, total }) => `${done} of ${plural(total, 'cell')}`,
  cause: (code) => sentenceOf(CAUSES, code) ?? code,
  earlierScores: { 1: 'first edition' },
};
