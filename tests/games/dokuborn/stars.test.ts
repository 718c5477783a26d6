import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { createRules, rules } from '../../../src/games/dokuborn/rules/rules';
import type { State } from '../../../src/games/dokuborn/rules/types';
import { starsInWords } from '../../../src/games/dokuborn/words/stars';
import { loaded } from '../../store/fakes';
import { card, listOf, TINY_DEAL, tinyCards } from './tiny';

const config = { size: 2, level: 3, mode: 'free', pool: 'x' } as const;
const byAnswers = { ...config, starsBy: 'answers' } as const;

/** Over c1-c4_o3-o5, with so many cards in each cell. */
function puzzleWith(...answers: readonly number[]) {
  const asked = [
    { color: 'Amethyst', cost: 3 },
    { color: 'Amethyst', cost: 5 },
    { color: 'Ruby', cost: 3 },
    { color: 'Ruby', cost: 5 },
  ];
  const facts = asked.flatMap((facts, cell) => Array.from({ length: answers[cell] ?? 0 }, () => facts));
  return createRules(listOf(facts.map((own, at) => card(at + 1, `Card ${at + 1}`, own))));
}

describe('stars by answers', () => {
  it.each([
    [[8, 9, 10, 11], 1, 'Scarcest cell: 8 answers'],
    [[99, 7, 99, 99], 2, 'Scarcest cell: 7 answers'],
    [[5, 5, 5, 5], 2, 'Scarcest cell: 5 answers'],
    [[9, 9, 9, 4], 3, 'Scarcest cell: 4 answers'],
    [[3, 3, 3, 3], 3, 'Scarcest cell: 3 answers'],
    [[9, 2, 9, 9], 4, 'Scarcest cell: 2 answers'],
    [[9, 9, 1, 3], 4, 'Scarcest cell: 1 answer'],
    [[2, 9, 9, 2], 5, '2 cells with 1 or 2 answers'],
    [[1, 1, 1, 1], 5, '4 cells with 1 or 2 answers'],
  ])('a code opens cells of %j answers with %i stars', (answers, level, sentence) => {
    const game = puzzleWith(...answers);
    const code = `2:${Buffer.from('c1,c4,o3,o5').toString('base64')}`;
    const opened = must(game.code!.parse(code));
    expect(opened.config).toMatchObject({ level, starsBy: 'answers', size: 2, mode: 'free' });
    const first = must(game.start(opened.config, opened.deal, 2));
    const score = answers.reduce((sum, count) => sum + 1 / count, 0) / 4;
    expect(starsInWords(game.pool, first)).toBe(`${sentence}. Scarcity score: ${score.toFixed(2)}.`);
  });

  it('are told apart from those of the first edition', () => {
    const { pool, start } = createRules(tinyCards);
    const told = (state: State) => starsInWords(pool, state);
    expect(told(must(start(config, TINY_DEAL, 1)))).toBe('Stars of the first edition. Scarcity score: 0.75.');
    expect(told(must(start(byAnswers, TINY_DEAL, 2)))).toBe(
      '4 cells with 1 or 2 answers. Scarcity score: 0.75.',
    );
  });
});

it('a game of the first edition, opened again by its own code, keeps the stars it was begun under', async () => {
  const old = must(rules.parseConfig(`3-4-challenge-${rules.pool.version}`));
  const { store } = await loaded(rules, { seeds: ['abc'] });
  await store.newGame(old);
  const [move] = rules.moves(store.getState().game!.view);
  store.play(move!);
  expect(store.openCode(store.code()!).ok).toBe(true);
  expect(store.getState().game?.config).toEqual(old);
  expect(store.getState().game?.record.moves).toHaveLength(1);
  const other = rules.deal({ ...old, level: 5 }, chanceFrom('other'), 1);
  const code = rules.code!.format({ config: old, seed: 'x', deal: other, version: 1, dealVersion: 1 });
  expect(store.openCode(code).ok).toBe(true);
  expect(store.getState().game?.config.starsBy).toBe('answers');
});
