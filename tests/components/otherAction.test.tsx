// @vitest-environment happy-dom
/** The other thing to do with a cell: each way to it does it once, and never the first thing as well. */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Grid, type GridProps } from '../../src/components/grid/Grid';
import { LONG_PRESS_MS } from '../../src/components/grid/useOtherAction';

const onActivate = vi.fn();
const onOtherAction = vi.fn();

const board = (props: Partial<GridProps> = {}) => (
  <Grid
    label="Board"
    rows={2}
    columns={3}
    labelOf={(cell) => `cell ${cell}`}
    renderCell={(cell) => <span>{cell}</span>}
    onActivate={onActivate}
    onOtherAction={onOtherAction}
    {...props}
  />
);

const cell = (index: number) => screen.getByRole('gridcell', { name: `cell ${index}` });
const done = () => ({ first: onActivate.mock.calls.flat(), other: onOtherAction.mock.calls.flat() });
const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 };

/** Whether the browser would have shown its own menu. */
function menuAt(index: number): boolean {
  const event = createEvent.contextMenu(cell(index));
  fireEvent(cell(index), event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  onActivate.mockReset();
  onOtherAction.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('with a mouse', () => {
  it('is a right click, without the menu of the browser', () => {
    render(board());
    fireEvent.pointerDown(cell(4), { ...finger, pointerType: 'mouse', button: 2 });
    expect(menuAt(4)).toBe(false);
    fireEvent.pointerUp(cell(4), { ...finger, pointerType: 'mouse', button: 2 });
    expect(done()).toEqual({ first: [], other: [4] });
  });

  it('is once only where Control and a click open the menu and click as well', () => {
    render(board());
    fireEvent.pointerDown(cell(4), { ...finger, pointerType: 'mouse' });
    expect(menuAt(4)).toBe(false);
    fireEvent.pointerUp(cell(4), { ...finger, pointerType: 'mouse' });
    fireEvent.click(cell(4));
    expect(done()).toEqual({ first: [], other: [4] });
  });

  it('is no long press, and the next click is an ordinary one', () => {
    render(board());
    fireEvent.pointerDown(cell(1), { ...finger, pointerType: 'mouse' });
    vi.advanceTimersByTime(10 * LONG_PRESS_MS);
    fireEvent.pointerUp(cell(1), { ...finger, pointerType: 'mouse' });
    fireEvent.click(cell(1));
    expect(done()).toEqual({ first: [1], other: [] });
  });
});

describe('with a finger', () => {
  const press = (index: number, ms: number) => {
    fireEvent.pointerDown(cell(index), finger);
    vi.advanceTimersByTime(ms);
  };
  const lift = (index: number) => {
    fireEvent.pointerUp(cell(index), finger);
    fireEvent.click(cell(index));
  };

  it('is a long press, done before the finger is lifted, and it takes the focus along', () => {
    render(board());
    press(5, LONG_PRESS_MS);
    expect(done()).toEqual({ first: [], other: [5] });
    expect(cell(5)).toHaveFocus();
    lift(5);
    expect(done()).toEqual({ first: [], other: [5] });
  });

  it('a tap is a tap', () => {
    render(board());
    press(5, LONG_PRESS_MS - 1);
    lift(5);
    vi.advanceTimersByTime(10 * LONG_PRESS_MS);
    expect(done()).toEqual({ first: [5], other: [] });
  });

  it('the tap after a long press counts, and so does a click of a screen reader a moment later', () => {
    render(board());
    press(5, LONG_PRESS_MS);
    lift(5);
    press(2, 50);
    lift(2);
    press(5, LONG_PRESS_MS);
    fireEvent.pointerUp(cell(5), finger);
    vi.advanceTimersByTime(1000);
    fireEvent.click(cell(0));
    expect(done()).toEqual({ first: [2, 0], other: [5, 5] });
  });

  it.each([
    ['before our own waiting ends', LONG_PRESS_MS - 20],
    ['after it', LONG_PRESS_MS + 20],
  ])('is once only where the system opens a menu %s', (_when, ms) => {
    render(board());
    press(3, ms);
    expect(menuAt(3)).toBe(false);
    vi.advanceTimersByTime(LONG_PRESS_MS);
    lift(3);
    expect(done()).toEqual({ first: [], other: [3] });
  });

  it('is once only where the menu comes when the finger is lifted', () => {
    render(board());
    press(3, LONG_PRESS_MS);
    fireEvent.pointerUp(cell(3), finger);
    expect(menuAt(3)).toBe(false);
    expect(done()).toEqual({ first: [], other: [3] });
  });

  it.each([
    ['moves away', () => fireEvent.pointerMove(cell(3), { ...finger, clientY: 62 })],
    ['scrolls', () => fireEvent.pointerCancel(cell(3), finger)],
    [
      'is joined by a second one',
      () => fireEvent.pointerDown(cell(4), { ...finger, pointerId: 8, isPrimary: false }),
    ],
  ])('is nothing where the finger %s', (_what, happen) => {
    render(board());
    press(3, 100);
    happen();
    vi.advanceTimersByTime(10 * LONG_PRESS_MS);
    expect(done()).toEqual({ first: [], other: [] });
  });

  it('forgives a finger that trembles', () => {
    render(board());
    press(3, 100);
    fireEvent.pointerMove(cell(3), { ...finger, clientX: 56, clientY: 56 });
    vi.advanceTimersByTime(LONG_PRESS_MS);
    expect(done()).toEqual({ first: [], other: [3] });
  });

  it('is nothing once the board is gone', () => {
    const { unmount } = render(board());
    press(3, 100);
    unmount();
    vi.advanceTimersByTime(LONG_PRESS_MS);
    expect(done()).toEqual({ first: [], other: [] });
  });
});

describe('with the keyboard', () => {
  it('is Shift and Enter or Space, or the menu key', async () => {
    vi.useRealTimers();
    render(board());
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{Enter}[Space]{/Shift}{Enter}');
    // What browsers send for the menu key and for Shift+F10.
    expect(menuAt(0)).toBe(false);
    fireEvent.click(cell(0));
    expect(done()).toEqual({ first: [0, 0], other: [0, 0, 0] });
  });
});

it('does nothing in cells that can do nothing, and still shows no menu over them', async () => {
  vi.useRealTimers();
  render(board({ isDisabled: (index) => index === 0 }));
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(menuAt(0)).toBe(false);
  expect(done()).toEqual({ first: [], other: [] });
});

it('leaves boards without another action, and what is no cell, as they were', async () => {
  vi.useRealTimers();
  const { rerender } = render(board({ onOtherAction: undefined }));
  expect(menuAt(1)).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(done()).toEqual({ first: [0], other: [] });
  rerender(board({ rowHeaders: ['a', 'b'] }));
  const event = createEvent.contextMenu(screen.getByText('a'));
  fireEvent(screen.getByText('a'), event);
  expect(event.defaultPrevented).toBe(false);
  expect(onOtherAction).not.toHaveBeenCalled();
});
