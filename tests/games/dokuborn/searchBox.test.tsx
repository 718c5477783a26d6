// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import type { Card } from '../../../src/games/dokuborn/rules/types';
import { CardSearchBox } from '../../../src/games/dokuborn/screen/CardSearchBox';
import { searchOver } from '../../../src/games/dokuborn/screen/storeSearch';

const search = searchOver(embeddedCards.cards.filter(({ name }) => /Elsa|Stitch|Mickey/.test(name)));
const chosen = vi.fn<(card: Card) => void>();

function show(refusals = 0, failed: string | null = null) {
  return (
    <CardSearchBox
      label="Which card?"
      search={search}
      onChoose={chosen}
      usedAt={() => null}
      hasFailed={({ fullName }) => fullName === failed}
      refusals={refusals}
      takesFocus
    >
      {null}
    </CardSearchBox>
  );
}

const field = () => screen.getByRole('combobox');
function type(text: string): void {
  field().focus();
  fireEvent.change(field(), { target: { value: text } });
}
const highlighted = () => screen.queryByRole('option', { selected: true });

/** What is seen is what is told to a screen reader. */
function expectHighlighted(name: RegExp): void {
  expect(highlighted()).toHaveTextContent(name);
  expect(field()).toHaveAttribute('aria-activedescendant', highlighted()?.id);
}

beforeEach(() => {
  chosen.mockClear();
});

describe('Enter in the search', () => {
  it('takes none of many that match until one is chosen', async () => {
    render(show());
    type('elsa');
    expect(screen.getAllByRole('option').length).toBeGreaterThan(5);
    expect(highlighted()).toBeNull();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    expectHighlighted(/^Elsa/);
    const [first, second] = screen.getAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(highlighted()).toBe(first);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledOnce();
    expect(second).toHaveTextContent(chosen.mock.calls[0]?.[0].name ?? '-');
  });

  it('goes from none to the last by the arrow up', async () => {
    render(show());
    type('stitch');
    const count = Number(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize'));
    await userEvent.keyboard('{ArrowUp}');
    expect(highlighted()).toHaveAttribute('aria-posinset', String(count));
  });

  it.each(['Elsa - Snow Queen', 'elsa snow queen'])(
    'takes the only one that is meant at once: %s',
    async (typed) => {
      render(show());
      type(typed);
      expectHighlighted(/Snow Queen/);
      await userEvent.keyboard('{Enter}');
      expect(chosen.mock.calls[0]?.[0].fullName).toBe('Elsa - Snow Queen');
    },
  );

  it('takes nothing that only comes near', async () => {
    render(show());
    type('tailer brave litle');
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
    expect(highlighted()).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('makes no guess twice: what was refused has to be chosen anew', async () => {
    const { rerender } = render(show());
    type('elsa - snow queen');
    await userEvent.keyboard('{Enter}');
    rerender(show(1, 'Elsa - Snow Queen'));
    expect(highlighted()).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledOnce();
    expectHighlighted(/does not fit/);
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledTimes(2);
  });
});
