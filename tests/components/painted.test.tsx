// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Painted } from '../../src/frame/ScreenProps';
import { usePainted } from '../../src/frame/usePainted';

let isThere = true;
let holds = 0;
const painted: Painted = {
  isThere: () => isThere,
  hold() {
    holds++;
    return () => {
      holds--;
      isThere = false;
    };
  },
};

function Room({ isLaid }: { readonly isLaid: boolean }) {
  return usePainted(painted, isLaid) ? null : <p>{isLaid ? 'Board' : 'Dealing'}</p>;
}

const shown = () => screen.queryByText(/./)?.textContent ?? null;

beforeEach(() => {
  isThere = true;
  holds = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page as it was painted', () => {
  it('stands for a room until its board is there, and is let go with it', () => {
    const { rerender } = render(<Room isLaid={false} />);
    expect([shown(), holds]).toEqual([null, 1]);
    rerender(<Room isLaid />);
    expect([shown(), holds]).toEqual(['Board', 0]);
    rerender(<Room isLaid={false} />);
    expect([shown(), holds]).toEqual(['Dealing', 0]);
  });

  it('stands no longer than a player waits for a frame that answers', () => {
    render(<Room isLaid={false} />);
    act(() => vi.advanceTimersByTime(299));
    expect([shown(), holds]).toEqual([null, 1]);
    act(() => vi.advanceTimersByTime(1));
    expect([shown(), holds]).toEqual(['Dealing', 0]);
  });

  it('stands for nothing where there is a board at once, or where it has gone', () => {
    const { unmount } = render(<Room isLaid />);
    expect([shown(), holds]).toEqual(['Board', 0]);
    unmount();
    isThere = false;
    render(<Room isLaid={false} />);
    expect([shown(), holds]).toEqual(['Dealing', 0]);
  });

  it('is let go by a room that is left or fails', () => {
    const { unmount } = render(<Room isLaid={false} />);
    unmount();
    expect(holds).toBe(0);
  });
});
