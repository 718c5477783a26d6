/** A tour's bubble lies beside what it points at, or in the free column next to a board that it would cover. */
import { describe, expect, it } from 'vitest';
import { columnBeside, coversBoard, placeInColumn, widened } from '../../src/frame/tutorial/placeBubble';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const BUBBLE = { width: 336, height: 160 };
const LYING = { width: 740, height: 360 };
const BOARD = box(70, 0, 415, 360);
const TOOL = box(4, 60, 48, 48);

describe('the bubble of a tour on a lying phone', () => {
  it('goes into the column beside the board rather than over it', () => {
    expect(coversBoard(BOARD, TOOL, BUBBLE, LYING, 'below')).toBe(true);
    const column = columnBeside(BOARD, TOOL, LYING);
    expect(column).toEqual({ left: 493, width: 239 });
    expect(placeInColumn(column!, TOOL, 220, LYING)).toEqual({ left: 493, top: 8 });
  });

  it('stays in the window at its foot', () => {
    const last = box(4, 310, 48, 48);
    expect(placeInColumn({ left: 493, width: 239 }, last, 220, LYING).top).toBe(132);
  });

  it('does not go over what it points at, nor where it would be too narrow', () => {
    expect(columnBeside(BOARD, box(500, 80, 230, 200), LYING)).toBeNull();
    expect(columnBeside(box(70, 0, 500, 360), TOOL, LYING)).toBeNull();
  });

  it('is widened from the edge of the window where its words would be too high for the column', () => {
    expect(widened({ left: 493, width: 239 }, 336)).toEqual({ left: 396, width: 336 });
    expect(widened({ left: 8, width: 239 }, 336)).toEqual({ left: 8, width: 336 });
    expect(widened({ left: 356, width: 204 }, 552)).toEqual({ left: 8, width: 552 });
  });

  it('stays beside its target where it covers little of the board', () => {
    const window = { width: 1440, height: 900 };
    expect(coversBoard(box(100, 0, 900, 900), box(10, 60, 70, 60), BUBBLE, window, 'right')).toBe(false);
  });
});
