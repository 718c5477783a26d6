import { describe, expect, it } from 'vitest';
import { adviceOn } from '../../../src/games/dragon-quest/rules/advice';
import { rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { cardLabel, itemName, itemPower } from '../../../src/games/dragon-quest/words/cards';
import { eventTexts } from '../../../src/games/dragon-quest/words/events';
import { lostFightNews } from '../../../src/games/dragon-quest/words/lostFight';
import { moveText } from '../../../src/games/dragon-quest/words/moves';
import { previewOf } from '../../../src/games/dragon-quest/words/preview';
import { words } from '../../../src/games/dragon-quest/words/words';
import { count } from '../../counts';
import {
  AROUND,
  around,
  dungeonNumber,
  eventsOf,
  itemNumber,
  NARROW,
  play,
  randomGame,
  WIDE,
} from './scenarios';

const [UP] = AROUND;

function told(state: State): string {
  return eventTexts(eventsOf(state)).join(' ');
}

describe('a lost fight', () => {
  it.each([
    [play(around('KS', { fate: '8' }), `r${UP}`), 'It is out of the way all the same.'],
    [play(around('QS', { fate: '8' }), `r${UP}`), 'She is out of the way until the next level.'],
    [play(around('KS', { fate: '9' }), `r${UP}`), null],
    [play(around('KS', { fate: '8', hearts: 2 }), `r${UP}`), null],
    [around('2S'), null],
  ])('%#: whether it clears the way is told', (state, text) => {
    expect(lostFightNews(eventsOf(state))).toBe(text);
  });
});

describe('the move log', () => {
  const rows: readonly [State, string][] = [
    [around('KS'), 'You turn up the Troll, king of spades.'],
    [
      play(around('KS', { fate: '8' }), `r${UP}`),
      'Against the Troll fate brings the 8 of hearts. 8 is not enough against the Troll. The Troll costs you 2 hearts.',
    ],
    [
      play(around('KC', { fate: '10', hearts: 4, items: 'X' }), `r${UP}`),
      'Against the Troll King fate brings the 10 of hearts. The Troll King is defeated, a critical success! ' +
        'You gain 1 heart. You gain 1 gem. You find the red joker (Secret Passage, Ward, Command Fate).',
    ],
    [play(around('4S 4C'), `r${UP}`), 'The passage from the 4 of spades to the 4 of clubs is open.'],
    [
      around('2S', { gems: 1 }),
      'You turn up the Hidden Pit, 2 of spades. The Hidden Pit costs you 1 gem and 1 heart.',
    ],
    [
      play(around('AC', { gems: 1 }), `t${UP}b`),
      'The Merchant gives you the queen of hearts (Ward) for 1 gem.',
    ],
    [play(around('8S'), `r${UP}`), 'You are in full health; no more hearts are in stock.'],
    [play(around('AS'), `r${UP}`), 'You enter level 2; all dungeon cards are shuffled anew.'],
    [
      play(around('3C', { hearts: 1 }), `r${UP}`),
      'The Visible Pit costs you 1 heart. Your last heart is lost to the Visible Pit.',
    ],
    [play(around('3C', { gems: 1 }), `r${UP}`), 'You enter the Visible Pit: 3 damage.'],
    [
      play(around('KC', { held: 'JD' }), `od${UP}`),
      'The jack of diamonds opens a secret passage past the Troll King.',
    ],
    [
      play(around('3C', { held: 'QH' }), `r${UP} wb`),
      'The queen of hearts wards off the Visible Pit: no damage.',
    ],
  ];
  it.each(rows)('%#', (state, text) => {
    expect(told(state)).toBe(text);
  });
});

describe('names', () => {
  it.each([
    ['AS', 'Exit, ace of spades'],
    ['10C', 'Slime, 10 of clubs'],
    ['QC', 'Young Dragon, queen of clubs'],
    ['X', 'Generous Wizard, black joker'],
  ])('%s is the %s', (card, label) => expect(cardLabel(dungeonNumber(card))).toBe(label));

  it.each([
    ['JH', 'jack of hearts', 'Secret Passage'],
    ['QD', 'queen of diamonds', 'Ward'],
    ['KD', 'king of diamonds', 'Command Fate'],
    ['X', 'red joker', 'Secret Passage, Ward, Command Fate'],
  ])('%s is the %s, %s', (item, name, power) => {
    expect([itemName(itemNumber(item)), itemPower(itemNumber(item))]).toEqual([name, power]);
  });
});

describe('what a card will do', () => {
  it.each([
    [
      'KS',
      {},
      'Needs 9 or more, otherwise 2 damage. 2 of the 5 fate cards left defeat it. The 10 of hearts also gives 1 item.',
    ],
    ['AC', {}, 'Any item or Exit, 1 gem. You have no gem.'],
    ['4S', {}, 'Find its other end, the 4 of clubs, to open it.'],
    ['8S', { hearts: 4 }, 'Heals 1 heart.'],
    ['7S', { gems: 10 }, 'There is no gem left in stock.'],
    ['AS', { queenDefeated: true }, 'The Dragon Queen is defeated. Leave now, and you win.'],
  ])('%s with %o', (card, before, text) => {
    expect(previewOf(rules.view(around(card, before)), dungeonNumber(card)).join(' ')).toBe(text);
  });

  it('counts the last fate card in the singular', () => {
    const state: State = { ...around('10S', { fate: '6 7 8 9 10' }), fateDrawn: 4 };
    expect(previewOf(rules.view(state), dungeonNumber('10S'))).toContain(
      'The one fate card left defeats it.',
    );
  });
});

describe('every word of random games', () => {
  it('is a sentence without holes', () => {
    const seen = new Set<string>();
    for (const config of [WIDE, NARROW]) {
      for (let game = 0; game < count(60, 1000); game++) {
        randomGame(config, `words${game}`, (before, move, _after, events) => {
          const view = rules.view(before);
          const cards = view.cards.flatMap(({ card }) => (card === null ? [] : previewOf(view, card)));
          const hints = rules.hint(view)?.stages.map((stage) => words.stage(stage, view)) ?? [];
          const reasons = view.moves.map((each) => {
            const { reason } = adviceOn(view, each);
            return words.stage({ code: 'why', reason }, view);
          });
          const texts = [moveText(view, move), ...eventTexts(events), ...cards, ...hints, ...reasons];
          expect(texts.length).toBeGreaterThan(1);
          for (const text of texts) {
            if (seen.has(text)) continue;
            seen.add(text);
            expect(text).toMatch(/^[A-Z0-9].*[a-z).!0-9]$/);
            expect(text).not.toMatch(/undefined|null|NaN|\{|\bof of\b| {2}/);
          }
        });
      }
    }
    expect(seen.size).toBeGreaterThan(100);
  });

  it('shows a choice by what it costs', () => {
    const struck = play(around('KC', { fate: '6', gems: 5 }), `r${UP}`);
    const view = rules.view(struck);
    expect(view.moves.map((move) => moveText(view, move))).toEqual([
      'Lose 3 hearts',
      'Spend 1 gem, lose 2 hearts',
      'Spend 2 gems, lose 1 heart',
      'Spend 3 gems',
    ]);
  });
});
