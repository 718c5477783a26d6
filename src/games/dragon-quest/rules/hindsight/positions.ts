/**
 * Positions that a search has seen, each told by what its future depends on and by no more. The cards and fates to come
 * follow from level and shuffles. Of resolved cards it matters only where they lie, of items only what they do, and the
 * four ways to mirror a dungeon at its entrance are one.
 */
import { itemKind } from '../cards';
import type { Seen } from '../deal/exhaust';
import { FIELD } from '../field';
import type { State } from '../types';

interface Purse {
  readonly hearts: number;
  readonly gems: number;
}

/**
 * Who has as many hearts and gems can do the same and comes to no less: a position is new only where all that were seen
 * of its like had fewer of either.
 */
export function seenPositions(): Seen {
  const purses = new Map<string, Purse[]>();
  return {
    isNew(state) {
      const name = nameOf(state);
      const known = purses.get(name) ?? [];
      if (known.some(({ hearts, gems }) => hearts >= state.hearts && gems >= state.gems)) return false;
      known.push({ hearts: state.hearts, gems: state.gems });
      purses.set(name, known);
      return true;
    },
  };
}

type Mirror = (cell: number) => number;

const MIRRORS: readonly Mirror[] = [
  (cell) => cell,
  (cell) => cell + FIELD.columns - 1 - 2 * (cell % FIELD.columns),
  (cell) => cell + FIELD.columns * (FIELD.rows - 1 - 2 * Math.floor(cell / FIELD.columns)),
  (cell) => FIELD.rows * FIELD.columns - 1 - cell,
];

function nameOf(state: State): string {
  const { level, fateShuffles, fateDrawn, queenDefeated, moment, held, itemStock } = state;
  return [
    level,
    fateShuffles,
    fateDrawn,
    queenDefeated,
    JSON.stringify({ ...moment, cell: undefined }),
    held.map(itemKind).sort().join(),
    itemStock.map(itemKind).join(),
    MIRRORS.map((mirror) => dungeonAs(mirror, state)).reduce((one, other) => (other < one ? other : one)),
  ].join(';');
}

function dungeonAs(mirror: Mirror, { laid, faceUp, order, moment }: State): string {
  const ways: number[] = [];
  const open: string[] = [];
  for (const [place, cell] of laid.entries()) {
    if (faceUp.includes(place)) open.push(`${mirror(cell)}:${order[place]}`);
    else ways.push(mirror(cell));
  }
  const here = 'cell' in moment ? mirror(moment.cell) : '';
  return `${ways.sort((a, b) => a - b).join()} ${open.sort().join()} ${here}`;
}
