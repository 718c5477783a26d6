/** What the study of the last tiles says. */
import { unreachable } from '../../../../core/result';
import type { LessonWords } from '../../../../frame/words/lessons';
import { plural } from '../../../../frame/words/plural';
import { pointOf } from '../../rules/boardIndex';
import type { Pair } from '../../rules/types';
import { pointInWords } from '../../words/places';
import { symbolName } from '../../words/symbols';
import type { Tail, TailSaid } from '../types';

const TASK = 'Clear the board. Once that is no longer possible, the exercise ends.';

const LESSONS: Readonly<Record<string, Omit<LessonWords, 'task'>>> = {
  'still-12': {
    name: 'Four alike',
    idea: 'Where only two are alike, taking them never hurts. Of four alike, the wrong two leave two that cannot be joined.',
  },
  'still-16': {
    name: 'Shut in',
    idea: 'A tile that others shut in may reach only one partner in the end. Keep that partner for it.',
  },
  'down-16': {
    name: 'Falling tiles',
    idea: 'What lies above a pair falls when the pair goes. Look where it comes to lie before you take one.',
  },
  'still-20': {
    name: 'The last twenty',
    idea: 'Several pictures are there four times. Begin with the tile that has the fewest partners.',
  },
  'left-20': {
    name: 'Rows that close up',
    idea: 'Each row closes up to the left: what can be joined now may be parted by the next pair.',
  },
  'gather-20': {
    name: 'Closing to the middle',
    idea: 'Each half of a row closes up to the middle, and no tile crosses it. See what a pair pulls apart.',
  },
};

export function lessonInWords(code: string): LessonWords {
  const { name, idea } = LESSONS[code] ?? { name: code, idea: '' };
  return { name, idea, task: TASK };
}

export function saidInWords(said: TailSaid, position: Tail): string {
  switch (said.code) {
    case 'cleared':
      return `${plural(said.pairs, 'pair')}, and not a tile left.`;
    case 'trap':
      return `In place of pair ${said.number}, this one would have lost it: ${pairInWords(position, said.cells, said.symbol)}. At least ${plural(said.tiles, 'tile')} would stay.`;
    case 'lost':
      return `It was lost with pair ${said.number}: ${pairInWords(position, said.cells, said.symbol)}.`;
    case 'stays':
      return `After that pair, at least ${plural(said.tiles, 'tile')} stay, whatever the order: every one was tried.`;
    case 'instead':
      return `This pair still led to the end: ${pairInWords(position, said.cells, said.symbol)}. The whole way can be stepped through.`;
    case 'notJoined':
      return `Pair ${said.number} cannot be joined.`;
    case 'unfinished':
      return `${pairsLeftInWords(said.pairs)}.`;
    default:
      return unreachable(said);
  }
}

/** `frog, row 1, column 2 and row 3, column 4` */
export function pairInWords(board: Tail, [a, b]: Pair, symbol: number): string {
  const place = (cell: number) => pointInWords({ ...board, lie: 'flat' }, pointOf(board, cell));
  return `${symbolName(symbol)}, ${place(a)} and ${place(b)}`;
}

export function pairsLeftInWords(pairs: number): string {
  return `${plural(pairs, 'pair')} left`;
}

export function carelessInWords(stuck: number): string {
  return `Of a hundred careless games from here, ${plural(stuck, { one: '# gets', other: '# get' })} stuck.`;
}

/** `Pair 2 of 6`: the one that is to be taken next; null: nobody looks at any yet. */
export function stepInWords(step: number | null, pairs: number): string {
  if (step === null) return 'The careful order';
  return step < pairs ? `Pair ${step + 1} of ${pairs}` : 'Not a tile left';
}
