// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actionsAfter, type End, endInShort } from '../../src/frame/finish/end';
import { Result } from '../../src/frame/finish/Result';
import { useNextDaily } from '../../src/frame/finish/useNextDaily';
import type { FrameControls, FrameGame } from '../../src/frame/frame';
import type { NextDaily, ScreenProps } from '../../src/frame/ScreenProps';
import { EndBand } from '../../src/frame/say/EndBand';

const DAY = '2026-11-18';
const CUPS = { title: 'Cups', href: `/cups/daily/${DAY}` };

function endOf(game: Partial<FrameGame>, end: Partial<End> = {}): End {
  const won = { status: { kind: 'won' }, tally: { hints: 0, shuffles: 0, assisted: false }, otherRun: null };
  return {
    words: { headline: 'Found', rows: [], text: 'found', plain: 'found' },
    game: { ...won, practice: false, day: DAY, ...game } as FrameGame,
    next: undefined,
    streak: 0,
    screen: { link: 'a' as unknown as ScreenProps['link'], dailyHref: '/cups/daily' } as ScreenProps,
    controls: {
      code: () => null,
      again: vi.fn(),
      backToFirstRun: vi.fn(),
      watch: { begin: vi.fn() },
    } as unknown as FrameControls,
    onNew: vi.fn(),
    onSendRun: vi.fn(),
    beside: null,
    ...end,
  };
}

const show = (end: End) => render(<Result end={end} isOpen onClose={vi.fn()} />);
const labels = (end: End) => actionsAfter(end).map(({ label }) => label);

describe('after a daily', () => {
  it('comes first the next game’s daily, by name and at once', () => {
    const end = endOf({}, { next: CUPS });
    expect(labels(end)).toEqual(['Cups’ daily', 'New game', 'Same deal again', 'Look back']);
    show(end);
    expect(screen.getByRole('link', { name: 'Cups’ daily' })).toHaveAttribute('href', CUPS.href);
    expect(screen.queryByText(/All dailies/)).toBeNull();
  });

  it('is called so in the band, where its name is told without being shown', () => {
    const band = endInShort(endOf({}, { next: CUPS }));
    render(<EndBand {...band} isOpen={false} onOpen={vi.fn()} />);
    const link = screen.getByRole('link', { name: 'Cups’ daily' });
    expect(link).toHaveAttribute('href', CUPS.href);
    expect(link).toHaveTextContent(/^Cups’ daily$/);
  });

  it('is named as English names what belongs to somebody', () => {
    expect(labels(endOf({}, { next: { ...CUPS, title: 'Wondering Witches' } }))[0]).toBe(
      'Wondering Witches’ daily',
    );
  });

  it('comes a new game where all have been played, and a line says so', () => {
    const end = endOf({}, { next: null });
    expect(labels(end)[0]).toBe('New game');
    show(end);
    expect(screen.getByText('All dailies of 18 Nov 2026 are played.')).toBeVisible();
  });

  it('comes one’s own first run, as long as that has not ended', () => {
    for (const next of [CUPS, null]) {
      const end = endOf({ practice: true, otherRun: 'first' }, { next });
      expect(labels(end)).toEqual(['Back to my first run', 'New game', 'Same deal again', 'Look back']);
      const { unmount } = show(end);
      expect(screen.queryByText(/All dailies/)).toBeNull();
      unmount();
    }
  });

  it('nothing is said of others that are not known, and of a streak only from two days on', () => {
    show(endOf({}, { streak: 1 }));
    expect(document.body).not.toHaveTextContent(/dailies|in a row/);
    show(endOf({}, { streak: 3 }));
    expect(document.body).toHaveTextContent(/Without any help\. 3 days in a row\./);
  });
});

it('after any other game today’s daily is on offer', () => {
  show(endOf({ day: null }));
  expect(screen.getByRole('link', { name: 'Play today’s daily' })).toHaveAttribute('href', '/cups/daily');
});

describe('the next daily', () => {
  function Shown({
    asked,
    day,
    hasEnded,
  }: {
    asked: ScreenProps['nextDaily'];
    day: string | null;
    hasEnded: boolean;
  }) {
    return <p>{JSON.stringify(useNextDaily({ nextDaily: asked }, day, hasEnded)) ?? 'unknown'}</p>;
  }

  it('is known before the end, and asked again at it', async () => {
    const answers: (NextDaily | null)[] = [CUPS, null];
    const asked = vi.fn(async () => answers.shift() ?? null);
    const { rerender } = render(<Shown asked={asked} day={DAY} hasEnded={false} />);
    await act(async () => {});
    expect(document.body).toHaveTextContent('Cups');
    rerender(<Shown asked={asked} day={DAY} hasEnded />);
    expect(document.body).toHaveTextContent('Cups');
    await act(async () => {});
    expect(document.body).toHaveTextContent('null');
    rerender(<Shown asked={asked} day={null} hasEnded />);
    expect(document.body).toHaveTextContent('unknown');
    expect(asked.mock.calls).toEqual([[DAY], [DAY]]);
  });

  it('stays unknown where it cannot be told', async () => {
    const asked = () => Promise.reject(new Error('its file did not come'));
    render(<Shown asked={asked} day={DAY} hasEnded />);
    await act(async () => {});
    expect(document.body).toHaveTextContent('unknown');
  });
});
