/** What the screen makes of a view without drawing it: the window, the log, labels, results. */
import { describe, expect, it } from 'vitest';
import type { Tally } from '../../../src/core/rules';
import { logOf } from '../../../src/games/dragon-quest/gameLog';
import { hallOf } from '../../../src/games/dragon-quest/hall';
import { announcement, aside, cellLabel, placeIn } from '../../../src/games/dragon-quest/labels';
import { rules } from '../../../src/games/dragon-quest/rules';
import { resultText } from '../../../src/games/dragon-quest/share';
import { count } from '../../counts';
import { AROUND, around, CENTRE, play, randomGame, setUp, WIDE } from './table';

const TALLY: Tally = {
  elapsedMs: 0,
  clockLeftMs: null,
  attempts: 0,
  mistakes: 0,
  hints: 0,
  shuffles: 0,
  assisted: false,
};

describe('the window', () => {
  it('begins as 7 × 5 with the entrance in its middle', () => {
    const hall = hallOf(rules.view(setUp({})).window);
    expect([hall.rows, hall.columns]).toEqual([5, 7]);
    expect(hall.toShown(CENTRE)).toBe(2 * 7 + 3);
  });

  it('always covers every card and every cell that can be explored, and is never larger than 8 × 6', () => {
    for (let game = 0; game < count(60, 1_000); game++) {
      randomGame(WIDE, `window ${game}`, (_before, _move, after) => {
        const view = rules.view(after);
        const hall = hallOf(view.window);
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
    expect(hallOf(rules.view(setUp({})).window).toShown(0)).toBeNull();
  });
});

describe('words', () => {
  it('names what lies in a cell and what can be done there', () => {
    const view = rules.view(around('KS 4S'));
    const hall = hallOf(view.window);
    const label = (cell: number, lit = false) =>
      cellLabel(view, cell, placeIn(hall, hall.toShown(cell) ?? 0), null, lit);
    expect(label(AROUND[0])).toBe('Troll, king of spades, can be resolved; row 2, column 4');
    expect(label(AROUND[1])).toBe('Passage, 4 of spades, face up; row 3, column 3');
    expect(label(CENTRE)).toBe('the entrance, resolved; row 3, column 4');
    expect(label(AROUND[2], true)).toBe('Hint: empty, can be explored; row 3, column 5');
    expect(label(AROUND[0] - 13)).toBe('empty; row 1, column 4');
  });

  it('announces what happened, and what a chosen card would do', () => {
    const view = rules.view(around('KS'));
    const played = { kind: 'played', fault: null } as const;
    expect(announcement(view, played)).toBe('You turn up the Troll, king of spades.');
    expect(aside(view, { kind: 'card', cell: AROUND[0] }, false)).toMatch(
      /^Troll, king of spades\. Needs 9 or more/,
    );
    expect(aside(view, null, true)).toBe('Let go.');
    expect(aside(view, null, false)).toBeNull();
    expect(announcement(view, { kind: 'refused', fault: { detail: 'No.' } })).toBe('No.');
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
    const { text, plain } = resultText(view, { ...TALLY, hints: 2, assisted: true }, '1:05');
    expect(text).toContain('🐉🚪 won level 1');
    expect(text).toContain('💡2');
    expect(plain).toBe(
      'Parlour, Dragon Quest Solitaire (Standard halls, any deal): won on level 1, 1 card explored, 0 enemies beaten, 5 hearts left. Time 1:05, 2 hints, something hidden was taken back.',
    );
  });
});
