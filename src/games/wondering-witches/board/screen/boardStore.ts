/** The board that is shown and those before it. In memory alone: a board's code is all there is to keep. */
import { createStore } from 'zustand';
import { chanceFrom } from '../../../../core/chance';
import { faultSentence } from '../../../../frame/words/faults';
import { freshSeed } from '../../../../store/browser';
import { offerEmptying } from '../../../../store/session/afterError';
import { takeWish } from '../../recipe/wishes';
import { faultInWords } from '../../recipe/words/faults';
import { DEFAULT_BOARD, formatBoardCode, parseBoardCode, type SharedBoard } from '../rules/boardCode';
import { createBoard } from '../rules/createBoard';
import { boardFor } from '../rules/levels';
import type { Board, BoardConfig } from '../rules/types';

/** Laid out when it is chosen, so that showing it costs nothing. */
interface LaidBoard extends SharedBoard {
  readonly board: Board;
}

interface BoardState {
  readonly shown: LaidBoard | null;
  /** Oldest first. */
  readonly past: readonly LaidBoard[];
  /** Why a link was not opened, as a sentence. */
  readonly fault: string | null;
}

export const boardStore = createStore<BoardState>(() => ({ shown: null, past: [], fault: null }));

const REMEMBERED = 50;

offerEmptying('wondering-witches-board', () => {
  const { shown, past } = boardStore.getState();
  boardStore.setState({ shown: null, past: shown ? [...past, shown].slice(-REMEMBERED) : past, fault: null });
});

function show(board: SharedBoard): void {
  const { shown, past } = boardStore.getState();
  if (shown && formatBoardCode(shown) === formatBoardCode(board)) return;
  boardStore.setState({
    shown: { ...board, board: createBoard(board.config, chanceFrom(board.seed)) },
    past: shown ? [...past, shown].slice(-REMEMBERED) : past,
    fault: null,
  });
}

export function newBoard(): void {
  show({ config: boardStore.getState().shown?.config ?? DEFAULT_BOARD, seed: freshSeed() });
}

/** With the same seed, so that only what was chosen changes, as far as that goes. */
export function choose(wanted: Partial<BoardConfig>): void {
  const { config = DEFAULT_BOARD, seed = freshSeed() } = boardStore.getState().shown ?? {};
  show({ config: { ...config, ...wanted }, seed });
}

/** Null when it opened, otherwise why not; what is shown stays. */
export function openCode(code: string): string | null {
  const found = parseBoardCode(code);
  if (found.ok) {
    show(found.value);
    return null;
  }
  return faultSentence(found.fault, { fault: faultInWords });
}

/** What an address leads to: never to nothing. */
export function openAddress(code: string): void {
  const fault = openCode(code);
  if (fault === null) return;
  const hadOne = boardStore.getState().shown !== null;
  if (!hadOne) newBoard();
  boardStore.setState({
    fault: `${fault} ${hadOne ? 'The board you had is still here.' : 'Here is a fresh one.'}`,
  });
}

export function seeded(seed: string): void {
  show({ config: DEFAULT_BOARD, seed });
}

export function resume(): void {
  const recipe = takeWish('board');
  if (recipe) {
    choose(boardFor(recipe));
    return;
  }
  if (boardStore.getState().shown === null) newBoard();
}

export function goBack(): void {
  const { past } = boardStore.getState();
  const last = past.at(-1);
  if (last) boardStore.setState({ shown: last, past: past.slice(0, -1), fault: null });
}

export function dismissFault(): void {
  boardStore.setState({ fault: null });
}
