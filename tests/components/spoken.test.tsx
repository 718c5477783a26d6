// @vitest-environment happy-dom
import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Spoken } from '../../src/components/Spoken';
import { ToastStack } from '../../src/components/Toast';
import { Say } from '../../src/frame/say/Say';
import { useNews } from '../../src/frame/useNews';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => act(() => vi.advanceTimersByTime(1_000));

describe('Spoken', () => {
  it('is on the page, empty, before its words', () => {
    render(<Spoken text="Row 2." />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    settle();
    expect(region.textContent).toBe('Row 2.');
  });

  it('says only the last of what comes at once', () => {
    const { rerender } = render(<Spoken text="" />);
    settle();
    rerender(<Spoken text="one" />);
    rerender(<Spoken text="two" />);
    expect(screen.getByRole('status').textContent).toBe('');
    settle();
    expect(screen.getByRole('status').textContent).toBe('two');
  });

  it('says the same words again in another moment, as another text, and only then', () => {
    const { rerender } = render(<Spoken text="No." moment={1} />);
    settle();
    const first = screen.getByRole('status').textContent;
    rerender(<Spoken text="No." moment={1} />);
    settle();
    expect(screen.getByRole('status').textContent).toBe(first);
    rerender(<Spoken text="No." moment={2} />);
    settle();
    expect(screen.getByRole('status').textContent).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('No.');
    rerender(<Spoken text="No." moment={3} />);
    settle();
    expect(screen.getByRole('status').textContent).toBe(first);
  });
});

describe('what is said', () => {
  const at = (moment: number, told: string, aside: string | null = null) => ({ moment, told, aside });

  it('is what happened, once: not again when something was taken up and put down since', () => {
    const { result, rerender } = renderHook(({ moment, told, aside }) => useNews(moment, told, aside), {
      initialProps: at(1, 'You turn up the Troll.'),
    });
    const said = [result.current];
    for (const next of [
      at(1, 'You turn up the Troll.', 'Troll. Needs 9.'),
      at(1, 'You turn up the Troll.'),
      at(1, 'You turn up the Troll.', 'Troll. Needs 9.'),
      at(2, 'The Troll is gone.'),
    ]) {
      rerender(next);
      said.push(result.current);
    }
    expect(said).toEqual([
      'You turn up the Troll.',
      'Troll. Needs 9.',
      '',
      'Troll. Needs 9.',
      'The Troll is gone.',
    ]);
  });
});

it('messages that are there from the first come into a region that was empty before', () => {
  render(<ToastStack toasts={[{ id: 'a', text: 'As new.' }]} onDismiss={() => {}} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => vi.advanceTimersByTime(500));
  expect(region).toHaveTextContent('As new.');
});

it('a refusal, which is announced each time anew, is not told by its place as well', () => {
  const { rerender } = render(<Say refusal="This cell already has its number." />);
  expect(screen.getByText('This cell already has its number.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Say notice={{ text: 'The sand has run through.' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('The sand has run through.');
});
