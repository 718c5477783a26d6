/** The rules, case by case. Change the cases first and the rules after them. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { type CupsMove, rules, type State } from '../rules/rules';

const chance = chanceFrom('rules');
const first = must(rules.start({ cups: 6 }, 'p3', 1));
const lift = (cup: number): CupsMove => ({ kind: 'lift', cup });
const played = (moves: readonly CupsMove[], from: State = first): State =>
  moves.reduce((state, move) => must(rules.apply(state, move, chance)).state, from);
const statusOf = (state: State) =>
  rules.status(state, {
    elapsedMs: 0,
    clockLeftMs: null,
    attempts: 2,
    mistakes: 0,
    aids: {},
    assisted: false,
  });

describe('lifting', () => {
  it('finds the pearl, and the game is won', () => {
    const { state, events } = must(rules.apply(played([lift(0)]), lift(3), chance));
    expect(events).toEqual([{ kind: 'found', cup: 3 }]);
    expect(statusOf(state)).toEqual({ kind: 'won', score: 80 });
    expect(rules.view(state).pearl).toBe(3);
  });

  it('makes somebody whisper a true thing over an empty cup', () => {
    for (const cup of [0, 1, 2, 4, 5]) {
      const [whisper] = played([lift(cup)]).whispers;
      expect([{ says: cup < 3 ? 'right' : 'left', of: cup }, { says: 'even' }]).toContainEqual(whisper);
    }
  });

  it('loses with the third empty cup', () => {
    expect(statusOf(played([lift(0), lift(1)]))).toEqual({ kind: 'playing' });
    expect(statusOf(played([lift(0), lift(1), lift(5)]))).toEqual({ kind: 'lost', cause: 'lifts' });
  });

  it.each([
    ['EMPTY_CUP', [lift(0)], lift(0)],
    ['NO_SUCH_CUP', [], lift(6)],
    ['OVER', [lift(3)], lift(0)],
  ])('is refused: %s', (code, before, move) => {
    expect(rules.apply(played(before), move, chance)).toMatchObject({ ok: false, fault: { code } });
  });
});

it('crossing out is a note: it can be taken back and tells nothing', () => {
  const crossed = played([{ kind: 'mark', cup: 2 }]);
  expect(crossed).toEqual({ ...first, crossed: [2] });
  expect(played([{ kind: 'mark', cup: 2 }], crossed)).toEqual(first);
});
