/** Codes as words: of configs, progress, ends and refusals, and the words of the first edition as codes. */
import { describe, expect, it } from 'vitest';
import { freshTally } from '../../../src/core/record';
import { DUNGEON_CARDS } from '../../../src/games/dragon-quest/rules/cards';
import { CONFIGS, formatConfig } from '../../../src/games/dragon-quest/rules/config';
import { FAULTS } from '../../../src/games/dragon-quest/rules/faults';
import { rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { firstEdition } from '../../../src/games/dragon-quest/words/firstEdition';
import { names } from '../../../src/games/dragon-quest/words/names';
import { headlineOf, timesText } from '../../../src/games/dragon-quest/words/summary';
import { words } from '../../../src/games/dragon-quest/words/words';
import { AROUND, around, play, setUp } from './scenarios';

const [UP, LEFT] = AROUND;
const TALLY = freshTally(null);

describe('configs', () => {
  const rows = [
    ['calm', 'Calm', null],
    ['fair', 'Fair', null],
    ['grim', 'Grim', null],
    // The plain rules have a name of their own now.
    ['wide-any', 'By the book', 'Standard halls, any deal'],
    ['wide-winnable', 'Standard halls, winnable deal', 'Standard halls, winnable deal'],
    ['narrow-winnable', 'Narrow halls, winnable deal', 'Narrow halls, winnable deal'],
    ['narrow-any', 'Narrow halls, any deal', 'Narrow halls, any deal'],
  ] as const;

  it.each(rows)('%s is called %s, in the first edition %s', (code, told, once) => {
    expect(names.config(code)).toBe(told);
    if (once !== null) expect(firstEdition.config(once)).toBe(code);
  });

  it('are all named', () => {
    expect(rows.map(([code]) => code).toSorted()).toEqual(CONFIGS.map(formatConfig).toSorted());
  });

  it('of another game stay as they are', () => {
    expect(names.config('qs')).toBe('qs');
    expect(firstEdition.config('Classic')).toBeNull();
    expect(firstEdition.config('toString')).toBeNull();
  });
});

describe('ends', () => {
  const dead = (card: string, setting: object = {}) =>
    play(around(card, { hearts: 1, fate: '6', ...setting }), `r${UP}`);
  const ends: readonly [string, string, State][] = [
    ['Slime', 'slime', dead('10S')],
    ['Slime', 'slime', dead('10C')],
    ['Skeleton', 'skeleton', dead('JC')],
    ['Troll', 'troll', dead('KS')],
    ['Troll King', 'trollKing', dead('KC')],
    ['Young Dragon', 'youngDragon', dead('QC')],
    ['Dragon Queen', 'dragonQueen', dead('QS')],
    ['Visible Pit', 'visiblePit', dead('3S')],
    ['Visible Pit', 'visiblePit', dead('2C')],
    ['Hidden Pit', 'hiddenPit', around('2S', { hearts: 1 })],
    ['trapped', 'trapped', play(around('4S 5S 6S AC'), 'q')],
    ['gaveUp', 'gaveUp', play(setUp({}), 'q')],
    ['exit', 'exit', play(around('AS', { queenDefeated: true }), `r${UP}`)],
    ['critical', 'critical', play(around('7S QS', { fate: '10' }), `r${LEFT}`)],
  ];

  const IN_WORDS: Readonly<Record<string, string>> = {
    gaveUp: 'gave up',
    exit: 'by the Exit',
    critical: 'by a critical success',
  };

  it.each(ends)('%s, as the first edition wrote it, is %s', (told, code, state) => {
    expect(rules.status(state, TALLY)).toMatchObject({ cause: code });
    expect(firstEdition.cause(told)).toBe(code);
    expect(names.cause(code)).toBe(IN_WORDS[code] ?? told);
  });

  it('has a code for every card that can take a heart', () => {
    const deadly = DUNGEON_CARDS.filter(({ effect }) => effect.kind === 'enemy' || effect.kind === 'pit');
    for (const { code } of deadly) expect(firstEdition.cause(names.cause(code)), code).toBe(code);
    expect(firstEdition.cause('Merchant')).toBeNull();
    expect(firstEdition.cause('constructor')).toBeNull();
    expect(names.cause('sand')).toBe('sand');
  });

  it('are told on the last page', () => {
    expect(headlineOf('won', 'exit')).toBe('The dungeon is yours');
    expect(headlineOf('lost', 'trapped')).toBe('Walled in');
    expect(headlineOf('lost', 'gaveUp')).toBe('Another day, perhaps');
    expect(headlineOf('lost', 'trollKing')).toBe('The torch goes out');
    expect(timesText('trollKing', 1)).toBeNull();
    expect(timesText('trollKing', 3)).toBe(
      'The Troll King has now ended 3 of your games played without help.',
    );
    expect(timesText('trapped', 2)).toBe('This has now ended 2 of your games played without help.');
  });
});

it('progress is told by level and cards', () => {
  expect(names.progress(rules.progress(around('7S KS')))).toBe('level 1, 3 of 27 cards');
  const won = play(around('AS', { queenDefeated: true }), `r${UP}`);
  expect(rules.progress(won)).toMatchObject({ done: 27, total: 27 });
  expect(names.progress(rules.progress(won))).toBe('level 1, 2 of 27 cards');
});

describe('refusals', () => {
  it.each(FAULTS)('%s has a sentence', (code) => {
    expect(words.fault({ code })).toMatch(/^[A-Z].{15,}\.$/);
  });

  it('that can mean two things say which', () => {
    const told = (state: State, text: string) => {
      const move = rules.parseMove(text);
      const result = move.ok ? rules.apply(state, move.value, () => never()) : move;
      return result.ok ? null : words.fault(result.fault);
    };
    expect(told(around('KS', { held: 'KH' }), 'kc')).toBe('There is no fate card that could be better.');
    expect(told(around('KS'), 'f')).toBe('No fate card waits to be accepted.');
    expect(told(setUp({}), `x${UP - 13}`)).toBe(
      'Only a cell next to exactly one resolved card can be explored.',
    );
    expect(told(setUp({ config: { halls: 'narrow', deal: 'any' } }), `x${UP - 13}`)).toBe(
      'Only a cell next to one card, and that a resolved one can be explored.',
    );
  });

  it('of other games are left to them', () => {
    expect(words.fault({ code: 'NO_PATH' })).toBeNull();
  });
});

function never(): never {
  throw new Error('no chance is drawn here');
}
