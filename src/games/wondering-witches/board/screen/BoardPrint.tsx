/** What the printer gets instead of the page: a sheet of paper for each side, black on white. */
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { BLACK_ON_WHITE } from '../drawing/inks';
import { type SheetWords, sheetOf } from '../drawing/sheet';
import { sheetTitle } from '../drawing/svg';
import type { Board } from '../rules/types';
import { BoardSheet } from './BoardSheet';

export function BoardPrint({ board, words }: { readonly board: Board; readonly words: SheetWords }) {
  const sheets = useMemo(
    () =>
      Array.from({ length: board.config.sides }, (_, side) => ({
        label: sheetTitle(board, [side], words),
        drawing: sheetOf(board, side, words, BLACK_ON_WHITE),
      })),
    [board, words],
  );
  return createPortal(
    <div className="wb-print hidden print:block">
      {sheets.map(({ label, drawing }) => (
        <div key={label} className="wb-page">
          <BoardSheet label={label} drawing={drawing} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
