/** How puzzles and their answers fall on pages: counted from what the page for printing promises. */
import { describe, expect, it } from 'vitest';
import { type AnswerPlace, planPages } from '../../src/frame/print/pages';
import { usualPaper } from '../../src/frame/print/papers';

const PLACES: readonly AnswerPlace[] = ['none', 'foot', 'own'];
const AT_FOOT = 6;
const ON_ANSWER_PAGE = 12;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

const cases = [1, 2, 4].flatMap((perPage) =>
  PLACES.flatMap((place) => upTo(61).map((count) => ({ perPage, place, count }))),
);

describe('pages to be printed', () => {
  it('hold every puzzle once and in order, as many as were asked for on each but the last', () => {
    for (const { perPage, place, count } of cases) {
      const pages = planPages(count, perPage, place).filter(({ puzzles }) => puzzles.length > 0);
      expect(pages.flatMap(({ puzzles }) => puzzles)).toEqual(upTo(count));
      const full = pages.slice(0, -1);
      expect(full.every(({ puzzles }) => puzzles.length === perPage)).toBe(true);
      expect(pages.at(-1)?.puzzles.length ?? 0).toBeLessThanOrEqual(perPage);
    }
  });

  it('hold every answer once and in order, or none at all', () => {
    for (const { perPage, place, count } of cases) {
      const answers = planPages(count, perPage, place).flatMap((page) => page.answers);
      expect(answers).toEqual(place === 'none' ? [] : upTo(count));
    }
  });

  it('have answers beside puzzles on the last page only, where there is room for them', () => {
    for (const { perPage, place, count } of cases) {
      const pages = planPages(count, perPage, place);
      const both = pages.filter(({ puzzles, answers }) => puzzles.length > 0 && answers.length > 0);
      const fits = place === 'foot' && count > 0 && count <= AT_FOOT;
      expect(both).toEqual(fits ? [pages.at(-1)] : []);
    }
  });

  it('are as many as puzzles need, and behind them as many as answers do', () => {
    for (const { perPage, place, count } of cases) {
      const own = place === 'own' || (place === 'foot' && count > AT_FOOT);
      const wanted = Math.ceil(count / perPage) + (own ? Math.ceil(count / ON_ANSWER_PAGE) : 0);
      const pages = planPages(count, perPage, place);
      expect(pages, `${count} by ${perPage}, ${place}`).toHaveLength(wanted);
      const firstOfAnswers = pages.findIndex(({ puzzles }) => puzzles.length === 0);
      const behind = firstOfAnswers < 0 ? [] : pages.slice(firstOfAnswers);
      expect(behind.every(({ puzzles }) => puzzles.length === 0)).toBe(true);
    }
  });
});

it.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['', 'a4'],
])('paper where the browser speaks %s is %s at first', (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});
