/** Results to share, with symbols and for those who hear them read. */
import { aidSums } from '../../../core/aids';
import type { Tally } from '../../../core/rules';
import { plural } from '../../../frame/words/plural';
import { conditionById } from '../rules/conditions';
import type { CellReport } from '../rules/finish';
import type { View } from '../rules/types';
import { labelOf } from './places';

/** Names no card. The last line is the link, if there is one. */
export function shareText(view: View, tally: Tally, reports: readonly CellReport[], link = ''): string {
  const { size, level, mode } = view;
  const { hints } = aidSums(tally);
  const found = reports.filter(({ card }) => card).length;
  const squares = reports.map(({ card }) => (card ? '🟩' : '⬛'));
  const grid = view.rows.map((_, row) => squares.slice(row * size, (row + 1) * size).join(''));
  return [
    `Dokuborn ${size}×${size} ${'★'.repeat(level)}${'☆'.repeat(5 - level)}${mode === 'challenge' ? ' Challenge' : ''}`,
    `${displayed(view.rows)} × ${displayed(view.columns)}`,
    ...grid,
    `${found} of ${plural(size * size, 'cell')}, ${guesses(tally)}, ${clockText(tally.elapsedMs)}`,
    ...(hints > 0 ? [plural(hints, 'hint')] : []),
    ...(link === '' ? [] : [link]),
  ].join('\n');
}

/** The result for those who hear it read. */
export function plainResult(view: View, tally: Tally, time: string, reports: readonly CellReport[]): string {
  const found = reports.filter(({ card }) => card).length;
  const labels = (ids: readonly string[]) => ids.map(labelOf).join(', ');
  const { hints } = aidSums(tally);
  return [
    `Parlour, Dokuborn ${view.size} by ${view.size}, ${view.level} of 5 stars${view.mode === 'challenge' ? ', challenge' : ''}.`,
    `Rows: ${labels(view.rows)}. Columns: ${labels(view.columns)}.`,
    `${found} of ${plural(view.placed.length, 'cell')} filled with ${guesses(tally)} in ${time}, ${plural(hints, 'hint')}.`,
  ].join(' ');
}

function guesses({ attempts }: Tally): string {
  return guessesInWords(attempts);
}

export function guessesInWords(count: number): string {
  return plural(count, 'guess', 'guesses');
}

function displayed(ids: readonly string[]): string {
  return ids.map((id) => conditionById(id)?.display ?? id).join(', ');
}

function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
