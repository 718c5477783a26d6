// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockText } from '../../src/components/browser/useTick';
import { Counter } from '../../src/components/Counter';
import { Hourglass } from '../../src/components/Hourglass';
import { Timer } from '../../src/components/Timer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [247_000, '4:07'],
  [3_729_000, '1:02:09'],
  [-5, '0:00'],
])('%i ms reads %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

describe('Timer', () => {
  it('ticks once a second, on the stroke of the second', () => {
    const started = Date.now() - 700;
    const read = vi.fn(() => Date.now() - started);
    render(<Timer ms={read} running />);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    pass(299);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('0:01');
    for (let second = 2; second <= 30; second++) {
      pass(1000);
      expect(screen.getByRole('timer')).toHaveTextContent(clockText(second * 1000));
    }
  });

  it('sets no timer while it stands still', () => {
    render(<Timer ms={() => 5_000} running={false} />);
    expect(vi.getTimerCount()).toBe(0);
    expect(screen.getByRole('timer', { name: 'Time 0:05' })).toBeInTheDocument();
  });
});

it('a clock in a counter says its label once', () => {
  render(<Counter isNamed label="Time" value={<Timer ms={5_000} running={false} />} />);
  expect(screen.getByRole('timer', { name: 'Time 0:05' })).toBeInTheDocument();
  expect(screen.getByText('Time')).toHaveAttribute('aria-hidden', 'true');
});

describe('Hourglass', () => {
  const glass = (ms: number, lengthMs = 120_000) => <Hourglass ms={ms} lengthMs={lengthMs} running />;

  it('counts down, and shows the last second until it is over', () => {
    const end = Date.now() + 3_000;
    render(<Hourglass ms={() => end - Date.now()} lengthMs={30_000} running />);
    const shown = [screen.getByRole('timer').textContent];
    for (let at = 0; at < 4; at++) {
      pass(1000);
      shown.push(screen.getByRole('timer').textContent);
    }
    expect(shown).toEqual(['0:03', '0:02', '0:01', '0:00', '0:00']);
  });

  it('announces 60, 30 and 10 seconds when they are passed, and nothing else', () => {
    const { rerender } = render(glass(61_000));
    const said: (string | null)[] = [];
    for (const seconds of [60.5, 60, 59, 45, 31, 30, 29, 11, 10, 9, 1, 0]) {
      rerender(glass(seconds * 1000));
      said.push(screen.getByRole('status').textContent);
    }
    expect(said.filter((text, at) => text !== said[at - 1])).toEqual([
      '',
      '60 seconds left',
      '30 seconds left',
      '10 seconds left',
    ]);
  });

  it('does not announce the 30 seconds that every turn gives back', () => {
    const { rerender } = render(glass(9_000, 30_000));
    rerender(glass(30_000, 30_000));
    expect(screen.getByRole('status')).toHaveTextContent('');
    rerender(glass(29_000, 30_000));
    expect(screen.getByRole('status')).toHaveTextContent('');
    rerender(glass(9_500, 30_000));
    expect(screen.getByRole('status')).toHaveTextContent('10 seconds left');
  });

  it('turns on screen once for every turn', () => {
    const { container, rerender } = render(<Hourglass ms={9_000} lengthMs={30_000} running turns={0} />);
    const glassElement = () => container.querySelector('.hourglass-glass');
    expect(glassElement()).not.toHaveClass('hourglass-turned');
    rerender(<Hourglass ms={30_000} lengthMs={30_000} running turns={1} />);
    const first = glassElement();
    expect(first).toHaveClass('hourglass-turned');
    rerender(<Hourglass ms={30_000} lengthMs={30_000} running turns={2} />);
    expect(glassElement()).not.toBe(first);
  });

  it('marks the last ten seconds by more than colour', () => {
    const { container, rerender } = render(glass(10_001));
    expect(container.querySelector('[data-low]')).toBeNull();
    rerender(glass(10_000));
    expect(container.querySelector('[data-low]')).not.toBeNull();
  });
});
