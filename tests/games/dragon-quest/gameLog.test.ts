// @vitest-environment happy-dom
/** What the panel tells and what is heard of the last move: when it is made, and when the game is come back to. */
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sound } from '../../../src/components/browser/sound';
import { freshTally, type GameRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { useLastEvents } from '../../../src/games/dragon-quest/screen/useLastEvents';
import { useMotion } from '../../../src/games/dragon-quest/screen/useMotion';
import type { Game } from '../../../src/games/dragon-quest/screen/useTurn';
import { eventTexts } from '../../../src/games/dragon-quest/words/events';

/** Above the entrance a gem, left of it a pit of 3. */
const REST = [...'ABCDEFGHIJKLMabcdefghijklmX'].filter((letter) => !'gGc'.includes(letter)).join('');
const RECORD: GameRecord = {
  game: rules.id,
  version: 1,
  dealVersion: 1,
  config: 'wide-any',
  seed: 'told',
  deal: `gGc${REST}-abcdefg-67890`,
  moves: ['x45', 'r45', 'x57', 'r57', 's1'],
  cursor: 5,
  tally: freshTally(null),
};

type Kind = Game['last']['kind'];

/** The parts of a game in play that these hooks look at, after a step to `cursor`. */
function at(cursor: number, kind: Kind): Pick<Game, 'record' | 'last'> {
  const { events } = must(replay(rules, RECORD));
  const told = { played: cursor - 1, redone: cursor - 1, undone: cursor, opened: -1, refused: -1 }[kind];
  return {
    record: { ...RECORD, cursor },
    last: { serial: 1, kind, move: null, before: null, events: events[told] ?? [], fault: null },
  };
}

function panelTells(cursor: number, kind: Kind): string {
  const game = at(cursor, kind);
  return eventTexts(renderHook(() => useLastEvents(game)).result.current).join(' ');
}

describe('the panel', () => {
  const rows: readonly [number, Kind, string][] = [
    [2, 'played', 'You gain 1 gem.'],
    [2, 'redone', 'You gain 1 gem.'],
    [2, 'opened', 'You gain 1 gem.'],
    [2, 'refused', 'You gain 1 gem.'],
    [2, 'undone', 'You gain 1 gem.'],
    [5, 'opened', 'The Visible Pit costs you 1 gem and 2 hearts.'],
    [0, 'opened', ''],
    [0, 'undone', ''],
  ];
  it.each(rows)('after %i moves, the last step %s, tells “%s”', (cursor, kind, text) => {
    expect(panelTells(cursor, kind)).toBe(text);
  });

  it('tells nothing without a game', () => {
    expect(renderHook(() => useLastEvents(null)).result.current).toEqual([]);
  });
});

describe('what is heard', () => {
  const heard = (cursor: number, kind: Kind): string[] => {
    const play = vi.spyOn(sound, 'play').mockReturnValue(undefined);
    const { last } = at(cursor, kind);
    renderHook(() => useMotion(last));
    return play.mock.calls.map(([name]) => name);
  };

  it.each([
    [1, 'played', ['flip']],
    [2, 'played', ['match']],
    [4, 'played', []],
    [5, 'played', ['wrong']],
    [5, 'undone', []],
    [5, 'opened', []],
    [5, 'refused', ['wrong']],
  ] as const)('after %i moves, the last step %s: %o', (cursor, kind, sounds) => {
    expect(heard(cursor, kind)).toEqual(sounds);
  });

  afterEach(() => vi.restoreAllMocks());
});
