/** Joins the board that is shown to its screen and to the address. */
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { unreachable } from '../../../../core/result';
import type { GameRequest, ScreenProps } from '../../../../frame/ScreenProps';
import { useAddressCodes } from '../../../../frame/useAddressCodes';
import { formatBoardCode } from '../rules/boardCode';
import type { Board } from '../rules/types';
import { boardStore, newBoard, openAddress, resume, seeded } from './boardStore';

export interface ShownBoard {
  readonly board: Board;
  readonly code: string;
}

interface BoardInPlay {
  readonly shown: ShownBoard | null;
  readonly canGoBack: boolean;
  readonly fault: string | null;
}

export function useBoard({ request, onCode }: Pick<ScreenProps, 'request' | 'onCode'>): BoardInPlay {
  const { shown, past, fault } = useStore(boardStore);
  const { tell, isEcho } = useAddressCodes(onCode);
  // Objects are new at every render; what they ask for is not.
  const wanted = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request is fulfilled once, whatever else changes
  useLayoutEffect(() => {
    if (!isEcho(request)) fulfil(request);
  }, [wanted]);

  const code = shown && formatBoardCode(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another code is another address
  useEffect(() => {
    const { shown: now } = boardStore.getState();
    if (!now || request.kind === 'daily') return;
    const address = formatBoardCode(now);
    if (!(request.kind === 'code' && request.code === address)) tell(address);
  }, [code, wanted]);

  const drawn = useMemo(() => shown && { board: shown.board, code: formatBoardCode(shown) }, [shown]);
  return { shown: drawn, canGoBack: past.length > 0, fault };
}

function fulfil(request: GameRequest): void {
  switch (request.kind) {
    case 'resume':
    case 'play':
    case 'besideDaily':
    // Nothing is played here, and so no run is kept.
    case 'run':
      resume();
      break;
    case 'new':
      newBoard();
      break;
    case 'code':
      openAddress(request.code);
      break;
    case 'daily':
      seeded(`daily-${request.day}`);
      break;
    default:
      unreachable(request);
  }
}
