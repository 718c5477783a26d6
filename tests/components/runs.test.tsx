// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ToolbarAction } from '../../src/components/ToolbarButton';
import { startOverQuestion } from '../../src/frame/dialogs/startOverQuestion';
import type { FrameControls, FrameGame } from '../../src/frame/frame';
import { frameActions } from '../../src/frame/frameActions';
import { PauseCover } from '../../src/frame/PauseCover';
import { useRunSentence } from '../../src/frame/runWords';

const GAME: FrameGame = {
  configName: '6 cups',
  day: null,
  practice: false,
  draft: '',
  otherRun: null,
  status: { kind: 'playing' },
  tally: { hints: 0, shuffles: 0, assisted: false },
  canUndo: true,
  canRedo: true,
  clockRuns: true,
  paused: false,
  coming: null,
  hint: null,
  watch: null,
  last: { serial: 1, kind: 'played', fault: null },
};

const none = () => {};
const CONTROLS: FrameControls = {
  undo: none,
  redo: none,
  startOver: none,
  backToFirstRun: none,
  backToPractice: none,
  question: null,
  hint: none,
  closeHint: none,
  cancelWork: none,
  takeBack: none,
  again: none,
  wake: none,
  hold: none,
  letGo: none,
  pause: none,
  resume: none,
  code: () => null,
  savedText: () => '',
  openCode: () => null,
  runLink: async () => null,
  reload: none,
  dismissNotice: none,
  tutorialDue: false,
  tutorialSeen: none,
  watch: {
    begin: none,
    goTo: none,
    film: none,
    close: none,
    leave: none,
    playOn: none,
    lostSince: async () => null,
    backTo: none,
  },
};

const shuffle: ToolbarAction = { id: 'shuffle', label: 'Shuffle', icon: null, onPress: none };

function enabled(game: FrameGame, controls = CONTROLS): string[] {
  const { toolbar, menu } = frameActions(
    game,
    controls,
    { canPause: true, tools: [shuffle], menu: [shuffle] },
    none,
  );
  return [...toolbar, ...menu].filter(({ disabled }) => !disabled).map(({ label }) => label);
}

describe('a paused game', () => {
  it('leaves only what goes on or away, a game’s own tools included', () => {
    expect(enabled(GAME)).toEqual(
      expect.arrayContaining(['Shuffle', 'Undo', 'Redo', 'New', 'Hint', 'Pause']),
    );
    expect(enabled({ ...GAME, paused: true, clockRuns: false })).toEqual(['Pause']);
    expect(enabled({ ...GAME, paused: true, clockRuns: false, otherRun: 'first' })).toEqual([
      'Pause',
      'Back to my first run',
    ]);
  });

  it('is resumed by what paused it', () => {
    const [pause, resume] = [vi.fn(), vi.fn()];
    const press = (game: FrameGame) =>
      frameActions(game, { ...CONTROLS, pause, resume }, { canPause: true }, none)
        .toolbar.find(({ id }) => id === 'pause')
        ?.onPress();
    press(GAME);
    press({ ...GAME, paused: true, clockRuns: false });
    expect([pause.mock.calls.length, resume.mock.calls.length]).toEqual([1, 1]);
  });

  it('goes on by Enter, and by Escape wherever the focus is', async () => {
    const onResume = vi.fn();
    render(
      <>
        <a href="/">Home</a>
        <PauseCover onResume={onResume} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('link', { name: 'Home' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(onResume).toHaveBeenCalledTimes(2);
  });
});

describe('Start over', () => {
  it('is there once something was played', () => {
    expect(enabled(GAME)).toContain('Start over');
    expect(enabled({ ...GAME, canUndo: false })).not.toContain('Start over');
  });

  it.each([
    [{}, /kept as it is/, /daily|earlier practice/],
    [{ day: '2026-11-18' }, /Only your first run counts for the daily and its streak/, /earlier practice/],
    [{ otherRun: 'practice' }, /earlier practice run is deleted/, /daily/],
    [{ practice: true, otherRun: 'first' }, /first run stays/, /daily|record/],
    [{ practice: true }, /begins again/, /first run/],
  ] as const)('asks what it does: %j', (change, says, saysNot) => {
    const { text } = startOverQuestion({ ...GAME, ...change });
    expect(text).toMatch(says);
    expect(text).not.toMatch(saysNot);
  });

  function Said({ game }: { readonly game: FrameGame }) {
    return <p role="status">{useRunSentence(game)}</p>;
  }
  it('is announced, and so is the way back, until something is played', () => {
    const last = (serial: number, kind = 'opened') => ({ last: { serial, kind, fault: null } });
    const { rerender } = render(<Said game={GAME} />);
    const next = (change: Partial<FrameGame>) => {
      rerender(<Said game={{ ...GAME, ...change }} />);
      return screen.getByRole('status').textContent;
    };
    expect(next({ practice: true, otherRun: 'first', ...last(2) })).toMatch(
      /practice run.*first run is kept/,
    );
    expect(next({ practice: true, otherRun: 'first', ...last(3, 'played') })).toBe('');
    expect(next({ otherRun: 'practice', ...last(4) })).toMatch(/your first run, as you left it/);
    expect(next({ otherRun: 'practice', ...last(5, 'played') })).toBe('');
    expect(next({ practice: true, otherRun: 'first', ...last(6) })).toMatch(/practice run/);
    expect(next({ canUndo: false, ...last(7) })).toBe('');
    expect(next({ practice: true, ...last(8) })).toBe('This is a practice run.');
  });
});
