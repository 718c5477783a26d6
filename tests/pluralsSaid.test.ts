/** What is said of nothing, of one and of many: each with its noun in the right form. */
import { describe, expect, it } from 'vitest';
import { dayCardPlain, dayCardText } from '../src/app/daily/dayCardText';
import type { DayEntry } from '../src/app/daily/dayResults';
import { sizeInWords } from '../src/components/grid/gridWords';
import { aidSums } from '../src/core/aids';
import { inForms } from '../src/core/inForms';
import { aidsOf } from '../src/frame/finish/resultWords';
import { plural as pluralOf } from '../src/frame/words/plural';
import { type Sayings, tallyOf } from './sayings';

const entriesOf = (n: number): DayEntry[] =>
  Array.from({ length: n }, (_, at) => ({ id: `g${at}`, title: `Game ${at}`, result: 'won', streak: n }));

const SHARED: Sayings = {
  'help in any game': (n) => aidsOf({ ...aidSums(tallyOf(n)), assisted: false }).join(', '),
  'the size of a grid': (n) => sizeInWords(n, n),
  'the day’s card': (n) => dayCardText('2026-11-18', entriesOf(n), '1.2.3', ''),
  'the day’s card in words': (n) => dayCardPlain('2026-11-18', entriesOf(n), '1.2.3', ''),
};

const ofGames = import.meta.glob<Sayings>(['./games/*/sayings.ts', './template/tests/sayings.ts'], {
  eager: true,
  import: 'sayings',
});
const SAYINGS = { shared: SHARED, ...ofGames };

const NOUNS = {
  regular:
    'attempt card cell column condition cup day effect error gem garden heart herb hint item lift mistake move pair ' +
    'player point potion recipe row second seed shuffle star',
  irregular: { daily: 'dailies', enemy: 'enemies', guess: 'guesses' },
};
const singles = [...NOUNS.regular.split(' '), ...Object.keys(NOUNS.irregular)];
const plurals = [...NOUNS.regular.split(' ').map((noun) => `${noun}s`), ...Object.values(NOUNS.irregular)];
const ONE_OF_MANY = new RegExp(`(?<![\\d:.,])1 (?:${plurals.join('|')})\\b`);
const MANY_OF_ONE = new RegExp(`(?<![\\d:.,])[02] (?:${singles.join('|')})\\b`);

describe('what is said', () => {
  const all = Object.entries(SAYINGS).flatMap(([where, sayings]) =>
    Object.entries(sayings).map(([name, say]) => ({ where, name, say })),
  );
  it.each(all)('$where: $name, of none, one and two', ({ say }) => {
    expect(say(0)).not.toMatch(MANY_OF_ONE);
    expect(say(1)).not.toMatch(ONE_OF_MANY);
    expect(say(1)).not.toMatch(/\bare (?:roughly )?1\b/);
    expect(say(2)).not.toMatch(MANY_OF_ONE);
    expect(say(1)).not.toBe(say(2));
  });

  it('takes the form for its count, and writes large counts in groups', () => {
    const forms = { one: '# daily', other: '# dailies' };
    expect([0, 1, 2, 21, 1234].map((count) => inForms(count, forms))).toEqual([
      '0 dailies',
      '1 daily',
      '2 dailies',
      '21 dailies',
      '1,234 dailies',
    ]);
    expect(inForms(1, { one: 'it', other: 'them' })).toBe('it');
    expect(inForms(1, { other: '# damage' })).toBe('1 damage');
    expect([0, 1, 2, 1234].map((count) => pluralOf(count, 'hint'))).toEqual([
      '0 hints',
      '1 hint',
      '2 hints',
      '1,234 hints',
    ]);
    expect([1, 2].map((count) => pluralOf(count, 'enemy', 'enemies'))).toEqual(['1 enemy', '2 enemies']);
    expect([1, 2].map((count) => pluralOf(count, { one: '# fits', other: '# fit' }))).toEqual([
      '1 fits',
      '2 fit',
    ]);
  });
});
