// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Box, placeBeside, ringAround } from '../../src/components/browser/anchored';
import { SOUND_EFFECTS, sound } from '../../src/components/browser/sound';
import { createSound, tones } from '../../src/components/browser/tones';
import { GameBox } from '../../src/components/GameBox';
import { NumberPad, type NumberPadHandle } from '../../src/components/NumberPad';
import { Progress } from '../../src/components/Progress';
import { SegmentedControl } from '../../src/components/SegmentedControl';
import { Switch } from '../../src/components/Switch';
import { Tutorial } from '../../src/frame/tutorial/Tutorial';

const none = () => {};

describe('SegmentedControl', () => {
  it('is a group of radio buttons', async () => {
    const onChange = vi.fn();
    render(
      <SegmentedControl
        label="Size"
        value="classic"
        onChange={onChange}
        note="Twenty by eight."
        options={[
          { value: 'quick', label: 'Quick' },
          { value: 'classic', label: 'Classic' },
          { value: 'huge', label: 'Huge', disabled: true },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Twenty by eight.');
    expect(screen.getByRole('radio', { name: 'Classic' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Huge' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Quick' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('quick');
  });
});

it('Switch is a switch with a name of its own and a note', async () => {
  const onChange = vi.fn();
  render(<Switch label="Sound" note="Off at first." checked={false} onChange={onChange} />);
  const control = screen.getByRole('switch', { name: 'Sound' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription('Off at first.');
  await userEvent.click(screen.getByText('Off at first.'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

describe('Progress', () => {
  it.each([
    [50, 200, '25'],
    [300, 200, '100'],
    [-1, 200, '0'],
    [0, 0, '0'],
  ])('%i of %i is %s %%', (value, max, share) => {
    render(<Progress label="Cards" value={value} max={max} />);
    expect(screen.getByRole('progressbar', { name: 'Cards' })).toHaveAttribute('aria-valuenow', share);
  });

  it('says nothing about a share that nobody knows', () => {
    render(<Progress label="Dealing" value={null} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});

describe('NumberPad', () => {
  /** Three keys in a row, as large as one unit. */
  function layOut(pad: HTMLElement): void {
    const keys = [...pad.querySelectorAll('button')];
    for (const [at, key] of keys.entries())
      key.getBoundingClientRect = () => new DOMRect((at % 3) * 50, Math.floor(at / 3) * 50, 44, 44);
  }

  function Cell({
    onPick = none as (number: number) => void,
    onErase = none,
    notes = false,
    resting = false,
    onLock = undefined as ((number: number) => void) | undefined,
  }) {
    const pad = useRef<NumberPadHandle>(null);
    const cell = useRef<HTMLButtonElement>(null);
    return (
      <>
        <button ref={cell} type="button" onClick={() => pad.current?.focus()}>
          cell
        </button>
        <NumberPad
          ref={pad}
          label="Row 1, column 2"
          numbers={[1, 2, 3, 4]}
          spent={[3]}
          notes={notes}
          noted={[2]}
          resting={resting}
          onPick={onPick}
          onLock={onLock}
          lookOf={(number) => (onLock && number === 4 ? { isPressed: true, says: '2 left' } : {})}
          onErase={onErase}
          onToggleNotes={none}
          onLeave={() => cell.current?.focus()}
        />
      </>
    );
  }
  const key = (name: string) => screen.getByRole('button', { name });

  it('offers the given digits only, by click or key, and keeps the place of the others', async () => {
    const onPick = vi.fn();
    const onErase = vi.fn();
    render(<Cell onPick={onPick} onErase={onErase} />);
    expect(screen.getByRole('group', { name: 'Row 1, column 2' })).toBeInTheDocument();
    expect(screen.getByText('5')).toHaveClass('invisible');
    await userEvent.click(key('3, already placed'));
    await userEvent.click(key('cell'));
    await userEvent.keyboard('79{Delete}4');
    expect(onPick.mock.calls.flat()).toEqual([3, 4]);
    expect(onErase).toHaveBeenCalledOnce();
  });

  it('leaves the focus on the cell when a key is pressed', async () => {
    render(<Cell />);
    key('cell').focus();
    await userEvent.click(key('2'));
    expect(key('cell')).toHaveFocus();
  });

  it('walks by arrows and gives the focus back to the cell', async () => {
    render(<Cell />);
    layOut(screen.getByRole('group'));
    await userEvent.click(key('cell'));
    expect(key('1')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(key('2')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(key('4')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(key('cell')).toHaveFocus();
  });

  it('stays at its keys while notes are made', async () => {
    render(<Cell notes />);
    await userEvent.click(key('cell'));
    await userEvent.keyboard('{Enter}');
    expect(key('1')).toHaveFocus();
    expect(key('2')).toHaveAttribute('aria-pressed', 'true');
  });

  it('does nothing where no number can be entered', async () => {
    const onPick = vi.fn();
    render(<Cell onPick={onPick} resting />);
    await userEvent.click(key('1'));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('locks a number by Shift or a right click, and then gives it to be chosen first where none can be entered', async () => {
    const [onPick, onLock] = [vi.fn(), vi.fn()];
    render(<Cell onPick={onPick} onLock={onLock} resting />);
    const user = userEvent.setup();
    await user.click(key('1'));
    await user.keyboard('{Shift>}');
    await user.click(key('2'));
    await user.keyboard('{/Shift}');
    await user.pointer({ target: key('4, 2 left'), keys: '[MouseRight]' });
    expect(onPick.mock.calls.flat()).toEqual([1]);
    expect(onLock.mock.calls.flat()).toEqual([2, 4]);
    expect(key('4, 2 left')).toHaveAttribute('aria-pressed', 'true');
    expect(key('1')).not.toHaveAttribute('aria-disabled');
  });
});

describe('Tutorial', () => {
  const steps = [
    { id: 'a', title: 'Pick a tile', text: 'Then its twin.', target: '#tile' },
    { id: 'b', text: 'Stuck? A hint helps.', target: null },
    { id: 'c', text: 'Now you.', target: '#missing' },
  ];

  it('goes on when the move that a step asks for is made, and only then', async () => {
    const onDone = vi.fn();
    const asking = [
      { id: 'a', text: 'Turn up a card', target: null, asksForMove: true },
      { id: 'b', text: 'Look at it', target: null },
      { id: 'c', text: 'Resolve it', target: null, asksForMove: true },
    ] as const;
    const at = (lastMove: number | null) => (
      <Tutorial steps={asking} lastMove={lastMove} onDone={onDone} onSkip={() => undefined} />
    );
    const { rerender } = render(at(4));
    rerender(at(null));
    rerender(at(5));
    expect(screen.getByText('Look at it')).toBeVisible();
    rerender(at(6));
    expect(screen.getByText('Look at it')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    rerender(at(6));
    expect(screen.getByText('Resolve it')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    rerender(at(7));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('goes on when what a step asks for is pressed, by finger or key, and leaves the focus there', async () => {
    const asking = [
      { id: 'a', text: 'Press the tile', target: '#tile', asksForPress: '#tile' },
      { id: 'b', text: 'And the cell', target: '#cell', asksForPress: '#cell' },
      { id: 'c', text: 'Now you', target: null },
    ];
    render(
      <>
        <button id="tile" type="button">
          Tile
        </button>
        <button id="cell" type="button" onKeyDown={(event) => event.preventDefault()}>
          Cell
        </button>
        <Tutorial steps={asking} onDone={none} onSkip={none} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cell' }));
    expect(screen.getByText('Press the tile')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tile' }));
    expect(screen.getByText('And the cell')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tile' })).toHaveFocus();
    screen.getByRole('button', { name: 'Cell' }).focus();
    await userEvent.keyboard('x');
    expect(screen.getByText('And the cell')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Now you')).toBeVisible();
  });

  it('goes on when something is made ready where a step asks for that', () => {
    const asking = [
      {
        id: 'a',
        text: 'Put two herbs in',
        target: null,
        asksForDraft: (draft: string) => draft.includes(','),
      },
      { id: 'b', text: 'Use them', target: null },
    ];
    const at = (draft: string) => <Tutorial steps={asking} draft={draft} onDone={none} onSkip={none} />;
    const { rerender } = render(at('dill,mint'));
    expect(screen.getByText('Put two herbs in')).toBeVisible();
    rerender(at('sage'));
    expect(screen.getByText('Put two herbs in')).toBeVisible();
    rerender(at('sage,mint'));
    expect(screen.getByText('Use them')).toBeVisible();
  });

  it('goes forth and back through its steps and ends', async () => {
    const onDone = vi.fn();
    const onStep = vi.fn();
    render(<Tutorial steps={steps} onDone={onDone} onSkip={none} onStep={onStep} />);
    expect(screen.getByRole('dialog', { name: 'Pick a tile' })).toHaveAccessibleDescription('Then its twin.');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(onStep.mock.calls.flat()).toEqual(['a', 'b', 'a', 'b', 'c']);
  });

  it('points at what exists, and at nothing where there is nothing', async () => {
    const { container } = render(
      <>
        <div id="tile" />
        <Tutorial steps={steps} onDone={none} onSkip={none} />
      </>,
    );
    const ring = container.querySelector<HTMLElement>('.tutorial-ring');
    expect(ring?.hidden).toBe(false);
    await userEvent.keyboard('{ArrowRight}');
    expect(ring?.hidden).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(ring?.hidden).toBe(true);
  });

  it('puts whatever it scrolled back to where it was, however it is left', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
    ) {
      if (this.parentElement) this.parentElement.scrollTop += 200;
      document.documentElement.scrollTop += 90;
    });
    const tour = (on: boolean) => (
      <div data-testid="frame">
        <div id="tile" />
        <div id="missing" />
        {on && <Tutorial steps={steps} onDone={none} onSkip={none} />}
      </div>
    );
    document.documentElement.scrollTop = 30;
    const { rerender } = render(tour(false));
    const frame = screen.getByTestId('frame');
    rerender(tour(true));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect([frame.scrollTop, document.documentElement.scrollTop]).toEqual([400, 210]);
    rerender(tour(false));
    expect([frame.scrollTop, document.documentElement.scrollTop]).toEqual([0, 30]);
    document.documentElement.scrollTop = 0;
    scrolled.mockRestore();
  });

  it('can be left at once, and leaves the focus where it was', async () => {
    function Owner() {
      const [on, setOn] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOn(true)}>
            How to play
          </button>
          {on && <Tutorial steps={steps} onDone={none} onSkip={() => setOn(false)} />}
        </>
      );
    }
    render(<Owner />);
    await userEvent.click(screen.getByRole('button', { name: 'How to play' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'How to play' })).toHaveFocus();
  });
});

describe('placeBeside', () => {
  const room = { width: 360, height: 740 };
  const popup = { width: 180, height: 200 };
  const box = (left: number, top: number): Box => ({ left, top, right: left + 40, bottom: top + 40 });

  it.each([
    ['below, where there is room', box(160, 100), 'below', { left: 90, top: 150 }],
    ['above, at the foot of the window', box(160, 690), 'below', { left: 90, top: 480 }],
    ['kept from the left edge', box(0, 100), 'below', { left: 8, top: 150 }],
    ['kept from the right edge', box(320, 100), 'below', { left: 172, top: 150 }],
    ['right, as wanted', box(20, 300), 'right', { left: 70, top: 220 }],
  ] as const)('%s', (_, target, wanted, spot) => {
    expect(placeBeside(target, popup, room, wanted)).toEqual(spot);
  });

  it('stays inside a window that is too small for it on every side', () => {
    const spot = placeBeside(box(160, 100), { width: 340, height: 700 }, room, 'below');
    expect(spot).toEqual({ left: 10, top: 32 });
  });
});

describe('ringAround', () => {
  const room = { width: 360, height: 740 };

  it('stands off what is meant', () => {
    const target = { left: 100, top: 100, right: 140, bottom: 140 };
    expect(ringAround(target, room)).toEqual({ left: 94, top: 94, right: 146, bottom: 146 });
  });

  it('is whole, line and all, around what fills the window', () => {
    const target = { left: 0, top: 0, right: 360, bottom: 740 };
    expect(ringAround(target, room)).toEqual({ left: 3, top: 3, right: 357, bottom: 737 });
  });
});

it('GameBox names the game, its progress and its streak', () => {
  render(
    <GameBox
      mood="cups"
      title="Cups"
      line="Half sudoku against the hourglass."
      cover={<svg aria-hidden="true" />}
      href="/cups"
      doors={[
        { href: '/cups/1', name: 'Continue', label: 'Continue Cups', text: '12 of 36 cells', share: 0.3 },
      ]}
      streak={6}
      actions={<button type="button">New</button>}
    />,
  );
  expect(screen.getByRole('link', { name: 'Cups' })).toHaveAttribute('href', '/cups');
  expect(screen.getByRole('link', { name: 'Continue Cups' })).toHaveAttribute('href', '/cups/1');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 of 36 cells');
  expect(screen.getByText('6 days in a row')).toBeInTheDocument();
});

describe('sound', () => {
  it('is fetched for those who turn it on, and hears of what is played meanwhile', async () => {
    const setEnabled = vi.spyOn(tones, 'setEnabled').mockImplementation(() => {});
    const play = vi.spyOn(tones, 'play').mockImplementation(() => {});
    sound.setEnabled(false);
    sound.play('tap');
    sound.setEnabled(true);
    sound.play('match');
    sound.setEnabled(false);
    await vi.waitFor(() => expect(setEnabled.mock.calls).toEqual([[true], [false]]));
    expect(play.mock.calls).toEqual([['match']]);
    vi.restoreAllMocks();
  });

  function device() {
    const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
    const node = () => ({
      connect: (next: unknown) => next,
      start: vi.fn(),
      stop: vi.fn(),
      frequency: param(),
      gain: param(),
    });
    const context = {
      state: 'running',
      currentTime: 0,
      destination: {},
      resume: vi.fn(() => Promise.resolve()),
      suspend: vi.fn(() => Promise.resolve()),
      createOscillator: vi.fn(node),
      createGain: vi.fn(node),
    };
    return { context, open: vi.fn(() => context as unknown as AudioContext) };
  }

  it('touches no device until it is turned on and something sounds', () => {
    const { context, open } = device();
    const own = createSound(open);
    own.play('win');
    expect(open).not.toHaveBeenCalled();
    own.setEnabled(true);
    expect(open).not.toHaveBeenCalled();
    for (const effect of SOUND_EFFECTS) own.play(effect);
    expect(open).toHaveBeenCalledOnce();
    expect(context.createOscillator.mock.calls.length).toBeGreaterThanOrEqual(SOUND_EFFECTS.length);
  });

  it('is silent again when it is turned off', () => {
    const { context, open } = device();
    const own = createSound(open);
    own.setEnabled(true);
    own.play('tap');
    own.setEnabled(false);
    own.play('tap');
    expect(context.createOscillator).toHaveBeenCalledOnce();
    expect(context.suspend).toHaveBeenCalledOnce();
  });

  it('wakes a device that the browser put to sleep, and survives one that refuses', () => {
    const { context, open } = device();
    context.state = 'suspended';
    const own = createSound(open);
    own.setEnabled(true);
    own.play('tap');
    expect(context.resume).toHaveBeenCalledOnce();
    const broken = createSound(() => {
      throw new Error('no device');
    });
    broken.setEnabled(true);
    expect(() => broken.play('tap')).not.toThrow();
  });
});
