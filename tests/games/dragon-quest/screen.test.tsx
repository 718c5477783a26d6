// @vitest-environment happy-dom
/** Every item at every moment: offered exactly when it can be used. The table below is written from the spec. */
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DragonMove, rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { Hand } from '../../../src/games/dragon-quest/screen/cards/Hand';
import { Panel } from '../../../src/games/dragon-quest/screen/Panel';
import { useCertainEnd } from '../../../src/games/dragon-quest/screen/useCertainEnd';
import { toButton, toPanel, useFocusParts } from '../../../src/games/dragon-quest/screen/useFocus';
import { useTurn } from '../../../src/games/dragon-quest/screen/useTurn';
import { AROUND, around, eventsOf, ITEM_NAMES, itemNumber, play, setUp } from './scenarios';

const ABOVE = AROUND[0];
const ports = { play: vi.fn(), wake: () => undefined };

/** Panel and hand as the screen joins them, without its store. */
function Play({ state, onPlay }: { readonly state: State; readonly onPlay: (move: DragonMove) => void }) {
  const view = rules.view(state);
  const [serial] = useState(1);
  const focus = useFocusParts();
  const turn = useTurn(view, serial, { play: onPlay, wake: () => undefined }, null, {
    toPanel: () => toPanel(focus),
    toButton: () => toButton(focus),
  });
  return (
    <>
      {view.cards.map(({ cell }) => (
        <button key={cell} type="button" onClick={() => turn.activate(cell)}>
          cell {cell}
        </button>
      ))}
      <Panel
        ref={focus.panel}
        view={view}
        chosen={turn.chosen}
        events={eventsOf(state)}
        fault={null}
        met={undefined}
        onPlay={onPlay}
        onCancel={turn.cancel}
      />
      <Hand view={view} chosen={turn.chosen} onUse={turn.playItem} />
    </>
  );
}

function show(state: State) {
  const onPlay = vi.fn<(move: DragonMove) => void>();
  const shown = render(<Play state={state} onPlay={onPlay} />);
  const panel = within(shown.container.querySelector('.dq-panel') as HTMLElement);
  return { ...shown, panel, onPlay, user: userEvent.setup() };
}

type Power = 'jack' | 'queen' | 'king';

const POWERS_OF: Record<string, readonly Power[]> = {
  JH: ['jack'],
  JD: ['jack'],
  QH: ['queen'],
  QD: ['queen'],
  KH: ['king'],
  KD: ['king'],
  X: ['jack', 'queen', 'king'],
};

interface Moment {
  readonly name: string;
  readonly reach: (held: string) => State;
  readonly usable: readonly Power[];
}

/** A hero with this one item. Where a moment would pass by itself without the item, nothing may be offered. */
const MOMENTS: readonly Moment[] = [
  { name: 'at the entrance alone', reach: (held) => setUp({ held }), usable: [] },
  { name: 'before a Troll', reach: (held) => around('KS', { held }), usable: ['jack'] },
  { name: 'before a visible pit', reach: (held) => around('3S', { held }), usable: ['jack'] },
  { name: 'before half a passage', reach: (held) => around('4S', { held }), usable: ['jack'] },
  { name: 'before the merchant', reach: (held) => around('AC', { held }), usable: ['jack'] },
  { name: 'before the Dragon Queen', reach: (held) => around('QS', { held }), usable: [] },
  { name: 'before the Exit', reach: (held) => around('AS', { held }), usable: [] },
  {
    name: 'with a fate card that fails',
    reach: (held) => play(around('KS', { held, fate: '7' }), `r${ABOVE}`),
    usable: ['queen', 'king'],
  },
  {
    name: 'with a fate card that succeeds',
    reach: (held) => play(around('KS', { held, fate: '9' }), `r${ABOVE}`),
    usable: ['king'],
  },
  {
    name: 'with the 10',
    reach: (held) => play(around('JS', { held, fate: '10' }), `r${ABOVE}`),
    usable: [],
  },
  {
    name: 'before the damage of a visible pit',
    reach: (held) => play(around('3C', { held }), `r${ABOVE}`),
    usable: ['queen'],
  },
  {
    name: 'before the damage of a hidden pit',
    reach: (held) => play(setUp({ deck: '7C 2S', held }), `x${ABOVE}`),
    usable: ['queen', 'jack'],
  },
  {
    name: 'when the game is lost',
    reach: (held) => ({ ...around('KS', { held }), moment: { kind: 'lost', by: 'gaveUp' } }),
    usable: [],
  },
  {
    name: 'when the game is won',
    reach: (held) => ({ ...around('KS', { held }), moment: { kind: 'won', by: 'exit' } }),
    usable: [],
  },
];

const OFFER: Record<Power, RegExp> = {
  jack: /secret passage/i,
  queen: /add one to the fate card|cancel the damage/i,
  king: /draw another fate card/i,
};

/** The item may have been spent already, where the moment passed without a choice; the tables never spend it. */
describe.each(MOMENTS)('$name', ({ reach, usable }) => {
  it.each(ITEM_NAMES)('the %s is offered exactly when it can be used', (item) => {
    const state = reach(item);
    const can = (POWERS_OF[item] ?? []).filter((power) => usable.includes(power));
    const { onPlay, container } = show(state);
    expect(state.held).toEqual([itemNumber(item)]);

    const card = container.querySelector('.dq-hand button') as HTMLElement;
    expect(card.hasAttribute('data-live')).toBe(can.length > 0);
    expect(card.getAttribute('aria-label')).toMatch(
      can.length > 0 ? /Can be used now\.$/ : /No use for it now\.$/,
    );

    fireEvent.click(card);
    expect(onPlay).not.toHaveBeenCalled();
    expect(powersOffered(container)).toEqual(can);
  });

  it.each(ITEM_NAMES)('the choices of the panel name the %s exactly when it can be used', (item) => {
    const state = reach(item);
    const { container } = show(state);
    if (state.moment.kind === 'turn' && state.laid.length > 1) {
      fireEvent.click(screen.getByText(`cell ${ABOVE}`));
    }
    expect(powersOffered(container)).toEqual(
      (POWERS_OF[item] ?? []).filter((power) => usable.includes(power)),
    );
  });
});

/** Asked by name: going through the roles of every button took most of the time. */
function powersOffered(container: HTMLElement): Power[] {
  const names = [...container.querySelectorAll('.dq-panel button')].map((button) =>
    button.getAttribute('aria-label'),
  );
  return (['jack', 'queen', 'king'] as const).filter((power) =>
    names.some((name) => OFFER[power].test(name ?? '')),
  );
}

describe('what an item does', () => {
  it('urges what saves: items first, Accept last and plain', () => {
    const { panel } = show(play(around('KS', { held: 'QH KH', fate: '7' }), `r${ABOVE}`));
    const buttons = panel.getAllByRole('button');
    expect(buttons.map((button) => button.textContent?.includes('Accept'))).toEqual([false, false, true]);
    expect(buttons.at(-1)).not.toHaveClass('button-primary');
  });

  it('a fight is urged as long as the next fate may win it, and no longer', () => {
    const isUrged = (fateDrawn: number) => {
      const { panel, unmount } = show({ ...around('KS', { held: 'X', fate: '7 10 9 6 8' }), fateDrawn });
      fireEvent.click(screen.getByText(`cell ${ABOVE}`));
      const { className } = panel.getByRole('button', { name: 'Fight the Troll' });
      unmount();
      return className.split(' ').includes('button-primary');
    };
    expect(isUrged(2)).toBe(true);
    expect(isUrged(3)).toBe(false);
  });

  it('a press on an item shows what it does, and its button plays it', async () => {
    const state = play(around('KS', { held: 'QH', fate: '8' }), `r${ABOVE}`);
    const { onPlay, user, panel } = show(state);
    await user.click(screen.getByRole('button', { name: /Queen of hearts.*now/ }));
    expect(panel.getByText('Cancels damage, or adds 1 to a fate card.')).toBeVisible();
    const ward = panel.getByRole('button', { name: /Play the queen of hearts/ });
    expect(ward).toHaveFocus();
    expect(ward).toHaveTextContent('Makes 9: enough');
    expect(onPlay).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onPlay).toHaveBeenLastCalledWith({ kind: 'ward', item: itemNumber('QH') });
  });

  it('an accepted fate says what it costs', async () => {
    const { onPlay, user, panel } = show(play(around('KS', { held: 'QH', fate: '7' }), `r${ABOVE}`));
    expect(panel.getByRole('button', { name: /add one/ })).toHaveTextContent('Makes 8: too low');
    const accept = panel.getByRole('button', { name: /^Accept this fate/ });
    expect(accept).toHaveTextContent('2 damage');
    await user.click(accept);
    expect(onPlay).toHaveBeenLastCalledWith({ kind: 'accept' });
  });

  it('of items that do the same one is offered, and the joker is kept', () => {
    const { panel } = show(play(around('KS', { held: 'X QD QH KH', fate: '7' }), `r${ABOVE}`));
    expect(panel.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Play the queen of diamonds/),
      expect.stringMatching(/^Play the king of hearts/),
      expect.stringMatching(/^Accept/),
    ]);
  });

  it('a fate that is enough is accepted first, one that is not last', () => {
    const buttonsAfter = (fate: string) => {
      const { panel, unmount } = show(play(around('KS', { held: 'KH', fate }), `r${ABOVE}`));
      const labels = panel.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
      unmount();
      return labels.map((label) => label.split(' ')[0]);
    };
    expect(buttonsAfter('9')).toEqual(['Accept', 'Play']);
    expect(buttonsAfter('8')).toEqual(['Play', 'Accept']);
  });

  it('with an item chosen, a press on an empty cell explores nothing', async () => {
    const state = around('KS', { held: 'JH' });
    const turn = renderHook(() =>
      useTurn(rules.view(state), 1, ports, null, { toPanel: vi.fn(), toButton: vi.fn() }),
    );
    act(() => turn.result.current.playItem(itemNumber('JH')));
    act(() => turn.result.current.activate(AROUND[1]));
    expect(ports.play).not.toHaveBeenCalled();
    expect(turn.result.current.chosen).toBeNull();
    act(() => turn.result.current.activate(AROUND[1]));
    expect(ports.play).toHaveBeenLastCalledWith({ kind: 'explore', cell: AROUND[1] });
  });

  it('a jack is chosen first, then the card it leads past', async () => {
    const { onPlay, user } = show(around('KS AS', { held: 'JD' }));
    await user.click(screen.getByRole('button', { name: /Jack of diamonds/ }));
    expect(onPlay).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: `cell ${ABOVE}` }));
    expect(onPlay).toHaveBeenLastCalledWith({ kind: 'open', item: itemNumber('JD'), cell: ABOVE });
  });

  it('a joker that can be two things asks which', async () => {
    const { onPlay, user, panel } = show(play(around('KS', { held: 'X', fate: '7' }), `r${ABOVE}`));
    await user.click(screen.getByRole('button', { name: /Red joker/ }));
    expect(onPlay).not.toHaveBeenCalled();
    expect(panel.getAllByRole('button', { name: /red joker/ }).map((button) => button.textContent)).toEqual([
      expect.stringContaining('Joker: Ward'),
      expect.stringContaining('Joker: Command Fate'),
    ]);
  });

  it('a chosen item lets go when pressed again, or when told “Not now”', async () => {
    const { user, panel } = show(around('KS', { held: 'JH' }));
    const jack = screen.getByRole('button', { name: /Jack of hearts/ });
    await user.click(jack);
    expect(jack).toHaveAttribute('aria-pressed', 'true');
    await user.click(jack);
    expect(jack).toHaveAttribute('aria-pressed', 'false');
    await user.click(jack);
    await user.click(panel.getByRole('button', { name: 'Not now' }));
    expect(jack).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('cards', () => {
  it('a press shows what would happen, a second goes to the button, and only the button does it', async () => {
    const { onPlay, user, panel } = show(around('KS'));
    const cell = screen.getByRole('button', { name: `cell ${ABOVE}` });
    await user.click(cell);
    expect(onPlay).not.toHaveBeenCalled();
    expect(panel.getByRole('heading', { name: 'Troll' })).toBeVisible();
    expect(panel.getByText(/Needs 9 or more, otherwise 2 damage/)).toBeVisible();
    expect(panel.getAllByText('succeeds')).toHaveLength(2);
    await user.click(cell);
    expect(onPlay).not.toHaveBeenCalled();
    expect(panel.getByRole('button', { name: 'Fight the Troll' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onPlay).toHaveBeenLastCalledWith({ kind: 'resolve', cell: ABOVE });
  });

  it('half a passage says what is missing and offers nothing', async () => {
    const { user, panel } = show(around('4S'));
    await user.click(screen.getByRole('button', { name: `cell ${ABOVE}` }));
    expect(panel.getByText(/Find its other end, the 4 of clubs/)).toBeVisible();
    expect(panel.getAllByRole('button')).toEqual([panel.getByRole('button', { name: 'Not now' })]);
  });

  it('the merchant offers every kind of item in stock and an exit for a gem, and nothing without one', async () => {
    const rich = show(around('AC', { gems: 1 }));
    await rich.user.click(screen.getByRole('button', { name: `cell ${ABOVE}` }));
    expect(rich.panel.getAllByRole('button', { name: /^Buy/ }).map((button) => button.textContent)).toEqual([
      expect.stringContaining('Secret Passage Past one card'),
      expect.stringContaining('Ward No damage or fate +1'),
      expect.stringContaining('Command Fate Draws fate again'),
      expect.stringContaining('Joker Any of the others'),
      expect.stringContaining('Exit To the next level'),
    ]);
    await rich.user.click(rich.panel.getByRole('button', { name: /^Buy an Exit/ }));
    expect(rich.onPlay).toHaveBeenLastCalledWith({ kind: 'trade', cell: ABOVE, want: 'exit' });
    rich.unmount();
    const poor = show(around('AC'));
    await poor.user.click(screen.getByRole('button', { name: `cell ${ABOVE}` }));
    expect(poor.panel.queryByRole('button', { name: /^Buy/ })).toBeNull();
    expect(poor.panel.getByText(/You have no gem/)).toBeVisible();
  });

  it('gems to spend are chosen, and what would be the end says so', () => {
    const { panel } = show(play(around('3C', { gems: 2, hearts: 3 }), `r${ABOVE}`));
    const buttons = panel.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Spend 2, lose 1',
      'Spend 1, lose 2',
      'Lose 3: the end',
    ]);
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Spend 2 gems, lose 1 heart',
      'Spend 1 gem, lose 2 hearts',
      'Lose 3 hearts, the end',
    ]);
  });

  it('a pit says what it costs before it is entered, and that it would be the end', () => {
    const cheap = show(around('2C', { hearts: 3 }));
    expect(cheap.panel.getByRole('button')).toHaveTextContent('Climb through the pit 2 damage');
    cheap.unmount();
    const { panel } = show(around('2C', { hearts: 2 }));
    const climb = panel.getByRole('button', { name: 'Climb through the pit, 2 damage: the end' });
    expect(climb).toHaveTextContent('Climb through the pit 2 damage: the end');
  });

  it('what would be the end is asked once, and is done or not', async () => {
    const onPlay = vi.fn();
    function Asked({ state }: { readonly state: State }) {
      const { play: playOrAsk, question } = useCertainEnd(rules.view(state), onPlay);
      const moves: DragonMove[] = [
        { kind: 'resolve', cell: ABOVE },
        { kind: 'explore', cell: AROUND[3] },
      ];
      return (
        <>
          {moves.map((move) => (
            <button key={move.kind} type="button" onClick={() => playOrAsk(move)}>
              {move.kind}
            </button>
          ))}
          {question}
        </>
      );
    }
    const user = userEvent.setup();
    render(<Asked state={around('2C', { hearts: 2 })} />);
    await user.click(screen.getByRole('button', { name: 'explore' }));
    expect(onPlay).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'resolve' }));
    const question = screen.getByRole('alertdialog', { name: /^This would be the end / });
    expect(question).toHaveTextContent(
      'It costs 2 damage for certain, and you have 2 hearts and no gem. You can still do something else.',
    );
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    expect(onPlay).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'resolve' }));
    await user.click(screen.getByRole('button', { name: 'Do it anyway' }));
    expect(onPlay).toHaveBeenLastCalledWith({ kind: 'resolve', cell: ABOVE });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('trapped is told with what stands in the way', () => {
    const { panel } = show(around('4S 5S 6S AC'));
    expect(panel.getByRole('heading', { name: 'Trapped' })).toBeVisible();
    expect(
      panel.getByText(
        /No empty cell can be explored; the 3 Passages lack their other ends and the Merchant wants a gem\./,
      ),
    ).toBeVisible();
  });

  it('a card just turned up is shown with what it does and its buttons', async () => {
    const { panel, user, onPlay } = show(around('KS'));
    expect(screen.getByRole('region', { name: 'What now' })).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Troll' })).toBeVisible();
    expect(panel.getByText(/Needs 9 or more, otherwise 2 damage/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Fight the Troll' }));
    expect(onPlay).toHaveBeenLastCalledWith({ kind: 'resolve', cell: ABOVE });
  });
});

afterEach(() => vi.clearAllMocks());
