// @vitest-environment happy-dom
/** The Dragon Queen's defeat is the turning point: told, kept, seen on cards and heard. */
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { DungeonCard } from '../../../src/games/dragon-quest/screen/cards/Card';
import { cellLabel } from '../../../src/games/dragon-quest/words/labels';
import { moveText } from '../../../src/games/dragon-quest/words/moves';
import { previewOf } from '../../../src/games/dragon-quest/words/preview';
import { goalText, queenNews } from '../../../src/games/dragon-quest/words/queen';
import { announcementOf } from '../../../src/games/dragon-quest/words/words';
import { AROUND, around, dungeonNumber, eventsOf, play } from './scenarios';

const [UP, LEFT] = AROUND;
const BEATEN = play(around('QS AS', { fate: '9' }), `r${UP}`);
const MISSED = play(around('QS AS', { fate: '8' }), `r${UP}`);

describe("the Queen's defeat", () => {
  it('is told right after it, and what it means', () => {
    expect(queenNews(eventsOf(BEATEN))).toBe('Now an Exit wins the game.');
    expect(queenNews(eventsOf(MISSED))).toBeNull();
    const view = rules.view(BEATEN);
    expect(announcementOf(view, { kind: 'played', events: eventsOf(BEATEN), fault: null })).toContain(
      'The Dragon Queen is defeated! Now an Exit wins the game.',
    );
  });

  it('is kept for as long as the game lasts', () => {
    expect(goalText(rules.view(BEATEN))).toBe('The Dragon Queen is defeated. An Exit wins the game.');
    expect(goalText(rules.view(MISSED))).toMatch(/^Find the Dragon Queen/);
  });

  it('is told of every way out: the Exit, the Merchant and the Wizard', () => {
    const told = (state: typeof BEATEN, name: string) =>
      previewOf(rules.view(state), dungeonNumber(name)).join(' ');
    for (const name of ['AS', 'AC', 'X']) {
      expect(told(BEATEN, name), name).toMatch(/The Dragon Queen is defeated.*\bwins?\b/);
      expect(told(MISSED, name), name).not.toContain('The Dragon Queen is defeated');
    }
  });

  it('is heard at her card and at every Exit', () => {
    const told = (state: typeof BEATEN, cell: number) => cellLabel(rules.view(state), cell, null, false);
    expect(told(BEATEN, UP)).toBe('Dragon Queen, defeated');
    expect(told(BEATEN, LEFT)).toBe('Exit, ace of spades, can be resolved, wins the game');
    expect(told(MISSED, UP)).toBe('Dragon Queen, resolved');
    expect(told(MISSED, LEFT)).toBe('Exit, ace of spades, can be resolved');
  });

  it.each([
    ['QS', true],
    ['AS', true],
    ['KS', false],
  ])('marks the %s: %s', (name, marked) => {
    const card = dungeonNumber(name);
    const { container } = render(<DungeonCard card={card} resolved={false} queenDefeated />);
    expect(container.querySelector('[data-part=seal]') !== null).toBe(marked);
    const before = render(<DungeonCard card={card} resolved={false} queenDefeated={false} />);
    expect(before.container.querySelector('[data-part=seal]')).toBeNull();
  });
});

it('no two cards that an item leads past are called the same', () => {
  const view = rules.view(around('4S 5S KS', { held: 'JH' }));
  const texts = view.moves.filter(({ kind }) => kind === 'open').map((move) => moveText(view, move));
  expect(texts).toHaveLength(3);
  expect(new Set(texts).size).toBe(3);
  expect(texts.join()).toContain('past the Passage, 4 of spades');
  expect(texts.join()).toMatch(/past the Troll$|past the Troll,Play/);
});
