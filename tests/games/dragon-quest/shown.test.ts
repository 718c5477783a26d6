/** What the screen makes of a view without drawing it: the window, the log, labels, results. */
import { describe, expect, it } from 'vitest';
import { freshTally } from '../../../src/core/record';
import type { Fault } from '../../../src/core/result';
import type { Tally } from '../../../src/core/rules';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { shownFieldOf } from '../../../src/games/dragon-quest/screen/shownField';
import { wordsHere } from '../../../src/games/dragon-quest/screen/wordsHere';
import { logOf } from '../../../src/games/dragon-quest/words/gameLog';
import { cellLabel, placeIn } from '../../../src/games/dragon-quest/words/labels';
import { resultText } from '../../../src/games/dragon-quest/words/share';
import { announcementOf, lastingNewsOf } from '../../../src/games/dragon-quest/words/words';
import { count } from '../../counts';
import { AROUND, around, CENTRE, eventsOf, play, randomGame, setUp, WIDE } from './scenarios';

const TALLY: Tally = freshTally(null);

it('a hint names the cell to explore as the cell names itself', () => {
  const view = rules.view(setUp({}));
  const told = (rules.hint(view)?.stages ?? []).map((stage) => wordsHere.stage(stage, view)).at(-1);
  expect(told).toMatch(/^Explore row (2, column 4|3, column 3|3, column 5|4, column 4)\.$/);
});

describe('the window', () => {
  it('begins as 7 × 5 with the entrance in its middle', () => {
    const hall = shownFieldOf(rules.view(setUp({})).window);
    expect([hall.rows, hall.columns]).toEqual([5, 7]);
    expect(hall.toShown(CENTRE)).toBe(2 * 7 + 3);
  });

  it('always covers every card and every cell that can be explored, and is never larger than 8 × 6', () => {
    for (let game = 0; game < count(60, 1_000); game++) {
      randomGame(WIDE, `window ${game}`, (_before, _move, after) => {
        const view = rules.view(after);
        const hall = shownFieldOf(view.window);
        expect(hall.columns).toBeLessThanOrEqual(8);
        expect(hall.rows).toBeLessThanOrEqual(6);
        const cells = [
          ...view.cards.map(({ cell }) => cell),
          ...view.moves.flatMap((move) => (move.kind === 'explore' ? [move.cell] : [])),
        ];
        for (const cell of cells) {
          const shown = hall.toShown(cell);
          expect(shown).not.toBeNull();
          expect(hall.toField(shown ?? -1)).toBe(cell);
        }
      });
    }
  });

  it('knows nothing of cells outside', () => {
    expect(shownFieldOf(rules.view(setUp({})).window).toShown(0)).toBeNull();
  });
});

describe('words', () => {
  it('names what lies in a cell and what can be done there', () => {
    const view = rules.view(around('KS 4S'));
    const hall = shownFieldOf(view.window);
    const label = (cell: number, lit = false) =>
      `${cellLabel(view, cell, null, lit)}; ${placeIn(hall, hall.toShown(cell) ?? 0)}`;
    expect(label(AROUND[0])).toBe('Troll, king of spades, can be resolved; row 2, column 4');
    expect(label(AROUND[1])).toBe('Passage, 4 of spades, face up; row 3, column 3');
    expect(label(CENTRE)).toBe('the entrance, resolved; row 3, column 4');
    expect(label(AROUND[2], true)).toBe('Hint: empty, can be explored; row 3, column 5');
    expect(label(AROUND[0] - 13)).toBe('empty; row 1, column 4');
  });

  it('announces what happened, and what a chosen card would do', () => {
    const state = around('KS');
    const view = rules.view(state);
    const played = { kind: 'played', events: eventsOf(state), fault: null } as const;
    expect(announcementOf(view, played)).toBe('You turn up the Troll, king of spades.');
    expect(announcementOf(view, { ...played, kind: 'redone' })).toBe(
      'You turn up the Troll, king of spades.',
    );
    expect(lastingNewsOf(view, { kind: 'card', cell: AROUND[0] }, false)).toMatch(
      /^Troll, king of spades\. Needs 9 or more/,
    );
    expect(lastingNewsOf(view, null, true)).toBe('Let go.');
    expect(lastingNewsOf(view, null, false)).toBeNull();
    expect(announcementOf(view, { ...played, kind: 'undone' })).toBe(
      'Taken back. Level 1, 5 hearts, 0 gems, 0 items.',
    );
    expect(announcementOf(view, { ...played, kind: 'opened' })).toBe('');
  });

  it('announces a refusal in the words of the game, or of all games', () => {
    const view = rules.view(around('KS'));
    const refused = (fault: Fault | null) => announcementOf(view, { kind: 'refused', events: [], fault });
    expect(refused({ code: 'NO_GEM' })).toBe('The merchant wants a gem.');
    expect(refused({ code: 'TOO_MANY_MOVES' })).toBe('This game has become too long to be saved.');
    expect(refused(null)).toBe('');
  });

  it('announces a pit by what it is about to cost, once', () => {
    const state = play(around('3C', { gems: 1 }), `r${AROUND[0]}`);
    const played = { kind: 'played', events: eventsOf(state), fault: null } as const;
    expect(announcementOf(rules.view(state), played)).toBe('3 damage about to be taken.');
  });

  it('the log has a line for every move, the quiet ones too', () => {
    const dungeon = 'gGc';
    const rest = [...'ABCDEFGHIJKLMabcdefghijklmX'].filter((letter) => !dungeon.includes(letter)).join('');
    const record = {
      game: rules.id,
      version: rules.version,
      dealVersion: rules.dealVersion,
      config: 'wide-any',
      seed: 'log',
      deal: `${dungeon}${rest}-abcdefg-67890`,
      moves: ['x45', 'r45', 'x57', 'r57', 's1', 'x71'],
      cursor: 5,
      tally: TALLY,
    };
    expect(logOf(record).map(({ move, level, text }) => `${move} L${level} ${text}`)).toEqual([
      '1 L1 You turn up the Gem, 7 of spades.',
      '2 L1 You gain 1 gem.',
      '3 L1 You turn up the Visible Pit, 3 of clubs.',
      '4 L1 You enter the Visible Pit: 3 damage.',
      '5 L1 The Visible Pit costs you 1 gem and 2 hearts.',
    ]);
    expect(logOf({ ...record, moves: ['x0'], cursor: 1 })).toEqual([]);
  });

  it('the result tells how it ended and nothing about where what lies', () => {
    const view = rules.view(play(around('AS', { queenDefeated: true }), `r${AROUND[0]}`));
    const { text, plain } = resultText(view, { ...TALLY, aids: { hint: 2 }, assisted: true }, '1:05');
    expect(text).toContain('🐉🚪 won level 1');
    expect(text).toContain('💡2');
    expect(plain).toBe(
      'Parlour, Dragon Quest Solitaire (By the book): won on level 1, 1 card explored, 0 enemies beaten, 5 hearts left. Time 1:05, 2 hints, something hidden was taken back.',
    );
  });
});
