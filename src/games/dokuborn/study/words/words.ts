/** What the study of grids all but filled says. */
import { unreachable } from '../../../../core/result';
import type { LessonWords } from '../../../../frame/words/lessons';
import { plural } from '../../../../frame/words/plural';
import { conditionsOf } from '../../rules/cells';
import { missInWords } from '../../words/misses';
import { bothText, capital, cellName } from '../../words/places';
import { deadEndInWords } from '../../words/stages';
import { gridOf } from '../cards';
import type { GridPosition, GridSaid } from '../types';

const CHOOSE = 'Choose the card that is left for the empty cell.';
const FIND = 'Press cells to see what fits, and take off the card that is in the way.';

const LESSONS: Readonly<Record<string, LessonWords>> = {
  'only-2': {
    name: 'The only card',
    idea: 'A card stands in a grid only once. Two fit the empty cell, and one of them is used already.',
    task: CHOOSE,
  },
  held: {
    name: 'The card in the way',
    idea: 'The only card for the empty cell stands somewhere else, where another card could stand.',
    task: FIND,
  },
  'only-3': {
    name: 'Two are used',
    idea: 'Three cards fit the empty cell. Look for two of them in the grid before you choose.',
    task: CHOOSE,
  },
  'way-3': {
    name: 'Which one gives way',
    idea: 'All cards for the empty cell are used. Only one of them stands where another could follow it.',
    task: FIND,
  },
  'only-4': {
    name: 'All but one are used',
    idea: 'Four or five cards fit the empty cell. Strike those in the grid, then see what is left.',
    task: CHOOSE,
  },
  'way-4': {
    name: 'Two cells, one card',
    idea: 'One card is left for two empty cells. Another has to come free.',
    task: FIND,
  },
};

export function lessonInWords(code: string): LessonWords {
  return LESSONS[code] ?? { name: code, idea: '', task: '' };
}

export function saidInWords(said: GridSaid, position: GridPosition): string {
  const grid = gridOf(position);
  switch (said.code) {
    case 'fitting': {
      const asked = bothText(...conditionsOf(grid, said.cell));
      return `${plural(said.answers, { one: 'Only one card fits', other: '# cards fit' })} the empty cell: ${asked}.`;
    }
    case 'standsAt':
      return `${said.card} stands in ${cellName(grid, said.cell)} already.`;
    case 'onlyLeft':
      return `Only ${said.card} is left.`;
    case 'misses': {
      const reasons = [said.misses.row, said.misses.column].flatMap((miss) =>
        miss ? [missInWords(miss)] : [],
      );
      return `${said.card} ${reasons.join(' and ')}.`;
    }
    case 'noSuchCard':
      return 'There is no such card.';
    case 'nothingThere':
      return 'No card stands there.';
    case 'short':
      return deadEndInWords(said, grid);
    case 'stillShort':
      return `With ${said.card} taken off, ${shortInWords(
        said.cells.map((cell) => cellName(grid, cell)),
        said.answers,
      )}`;
    case 'comesOff':
      return `Without ${said.card} in ${cellName(grid, said.cell)}, the grid can be filled.`;
    case 'goesTo':
      return `${capital(cellName(grid, said.cell))} can have ${said.card}.`;
    default:
      return unreachable(said);
  }
}

function shortInWords(cells: readonly string[], answers: number): string {
  const named = cells.join('; ');
  if (answers === 0) return `no card is left for ${named}.`;
  return `only ${plural(answers, { one: 'one card is', other: '# cards are' })} left for these ${plural(cells.length, 'cell')}: ${named}.`;
}
