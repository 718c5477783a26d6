import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_BOARD, formatBoardCode } from '../../../src/games/wondering-witches/board/rules/boardCode';
import {
  boardStore,
  choose,
  goBack,
  newBoard,
  openAddress,
  openCode,
  resume,
} from '../../../src/games/wondering-witches/board/screen/boardStore';
import { emptyRoom } from '../../../src/store/session/afterError';

const KNOWN = 'm-3-2-10-6-n~known';
const shown = () => {
  const { shown: board } = boardStore.getState();
  return board && formatBoardCode(board);
};

beforeEach(() => boardStore.setState({ shown: null, past: [], fault: null }));

describe('the board on the table', () => {
  it('is a fresh one at first, and stays for whoever comes back', () => {
    resume();
    const first = shown();
    expect(boardStore.getState().shown?.config).toEqual(DEFAULT_BOARD);
    resume();
    expect(shown()).toBe(first);
  });

  it('is another with every press, of the same kind', () => {
    openCode(KNOWN);
    newBoard();
    expect(shown()).not.toBe(KNOWN);
    expect(shown()).toMatch(/^m-3-2-10-6-n~/);
    goBack();
    expect(shown()).toBe(KNOWN);
    expect(boardStore.getState().past).toEqual([]);
  });

  it('keeps its seed when something else is chosen', () => {
    openCode(KNOWN);
    choose({ players: 4 });
    expect(shown()).toBe('m-4-2-10-6-n~known');
  });

  it('stays where a code is no good, and the way back does not grow', () => {
    openCode(KNOWN);
    expect(openCode('c-9-1-8-4-sn~a')).toBe('These are not settings of a board.');
    openCode(KNOWN);
    expect(shown()).toBe(KNOWN);
    expect(boardStore.getState().past).toEqual([]);
  });

  it('is a fresh one where a bad link came first; either way the fault is told and goes with the next board', () => {
    openAddress('nonsense');
    expect(boardStore.getState().fault).toMatch(/^This is not the code of a board\. Here is a fresh one\.$/);
    const fresh = shown();
    openAddress('nonsense');
    expect(shown()).toBe(fresh);
    expect(boardStore.getState().fault).toContain('still here');
    // The address then follows the board, which must not hush the fault.
    openAddress(fresh ?? '');
    expect(boardStore.getState().fault).toContain('still here');
    newBoard();
    expect(boardStore.getState().fault).toBeNull();
  });
});

it('a board that broke is taken out of its room, which then opens any link', () => {
  openCode('c-2-1-8-4-sn~one');
  emptyRoom('wondering-witches-board');
  expect(boardStore.getState().shown).toBeNull();
  expect(openCode('c-2-1-8-4-sn~two')).toBeNull();
  expect(boardStore.getState().past.map(({ seed }) => seed)).toEqual(['one']);
});
