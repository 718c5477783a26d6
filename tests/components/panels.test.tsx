// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorState } from '../../src/components/ErrorState';
import { ToastStack } from '../../src/components/Toast';
import { CodeDialog } from '../../src/frame/dialogs/CodeDialog';
import { RulesDialog } from '../../src/frame/dialogs/RulesDialog';
import { ShareDialog } from '../../src/frame/dialogs/ShareDialog';
import { FinishSheet } from '../../src/frame/finish/FinishSheet';
import { EndBand } from '../../src/frame/say/EndBand';
import { HintSaid } from '../../src/frame/say/HintSaid';

const none = () => {};

function clipboard(writeText: (text: string) => Promise<void>) {
  const spy = vi.fn(writeText);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: spy } });
  return spy;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('FinishSheet', () => {
  const sheet = (props = {}) => (
    <FinishSheet
      headline="Cleared"
      rows={[
        { label: 'Time', value: '4:07', best: true },
        { label: 'Moves', value: 92 },
      ]}
      isWon
      aids={[]}
      actions={[]}
      isOpen
      onClose={none}
      {...props}
    />
  );

  it('is named by how it ended and lists the result', () => {
    render(sheet());
    expect(screen.getByRole('region', { name: 'Result: Cleared' })).toBeVisible();
    const [time, moves] = screen.getAllByRole('definition');
    expect(time).toHaveTextContent('4:07Best');
    expect(moves).toHaveTextContent('92');
  });

  it.each([
    [[], undefined, 'Without any help.'],
    [['2 hints', '1 shuffle'], undefined, 'With help: 2 hints, 1 shuffle.'],
    [[], 'Practice: played before', 'Without any help. Practice: played before.'],
  ])('says honestly what helped: %j %s', (aids, unranked, sentence) => {
    render(sheet({ aids, unranked }));
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('praises no loss: who lost may have asked for the solution', () => {
    const { rerender } = render(sheet({ isWon: false, unranked: 'Practice: played before' }));
    expect(screen.getByText('Practice: played before.')).toBeVisible();
    rerender(sheet({ isWon: false, aids: ['1 hint'] }));
    expect(screen.getByText('With help: 1 hint.')).toBeVisible();
  });

  it('gives the focus back to what opened it, but not from where somebody has gone since', async () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Result</button>
        <button type="button">a cell</button>
        {sheet({ isOpen })}
      </>
    );
    const cross = () => screen.getByRole('button', { name: 'See the board' });
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'Result' }).focus();
    rerender(page(true));
    await waitFor(() => expect(cross()).toHaveFocus());
    rerender(page(false));
    expect(screen.getByRole('button', { name: 'Result' })).toHaveFocus();
    rerender(page(true));
    await waitFor(() => expect(cross()).toHaveFocus());
    act(() => screen.getByRole('button', { name: 'a cell' }).focus());
    rerender(page(false));
    expect(screen.getByRole('button', { name: 'a cell' })).toHaveFocus();
  });

  it.each([
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'See the board' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press on the board beside it', () => userEvent.click(screen.getByText('the board'))],
  ])('is put down by %s', async (_, putDown) => {
    const onClose = vi.fn();
    render(
      <>
        <div data-area="board">the board</div>
        {sheet({ onClose })}
      </>,
    );
    await putDown();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shares, copies both forms, and offers what comes next', async () => {
    const copied = clipboard(async () => {});
    const onShare = vi.fn();
    const onDaily = vi.fn();
    render(
      sheet({
        share: { text: '🟩 4:07', plain: 'green 4:07', shown: 'Three of nine.', onShare },
        actions: [{ id: 'daily', label: 'Next daily', onPress: onDaily }],
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await userEvent.click(screen.getByRole('button', { name: /^Copy as words/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next daily' }));
    expect(onShare).toHaveBeenCalledOnce();
    expect(onDaily).toHaveBeenCalledOnce();
    expect(copied.mock.calls.flat()).toEqual(['🟩 4:07', 'green 4:07']);
  });
});

describe('EndBand', () => {
  it('takes the focus to its headline, says one figure, opens the result and leads on', async () => {
    const onOpen = vi.fn();
    const onNext = vi.fn();
    render(
      <EndBand
        outcome="won"
        headline="Cleared"
        figure={{ label: 'Time', value: '4:07' }}
        next={{ id: 'new', label: 'New game', onPress: onNext }}
        isOpen={false}
        onOpen={onOpen}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Cleared' })).toHaveFocus();
    expect(screen.getByText('Time 4:07')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Result' }));
    await userEvent.click(screen.getByRole('button', { name: 'New game' }));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(onNext).toHaveBeenCalledOnce();
  });
});

describe('HintSaid', () => {
  const stages = [{ text: 'Look left.' }, { text: 'Because of the 7.' }, { text: 'Put 7 in row 5.' }];

  it('says one stage after the other, and takes no focus', async () => {
    const onMore = vi.fn();
    const act7 = { label: 'Do it', onPress: vi.fn() };
    const panel = (shown: number) => (
      <HintSaid stages={stages} shown={shown} onMore={onMore} onClose={none} act={act7} />
    );
    const { rerender } = render(panel(1));
    const hint = screen.getByRole('region', { name: 'Hint' });
    expect(document.body).toHaveFocus();
    expect(hint).toHaveTextContent('Look left. 1 of 3');
    expect(screen.queryByRole('button', { name: 'Do it' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tell me more' }));
    expect(onMore).toHaveBeenCalledOnce();
    rerender(panel(3));
    expect(hint).toHaveTextContent('Put 7 in row 5. 3 of 3');
    expect(screen.queryByRole('button', { name: /Tell me more|Show me/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
    expect(act7.onPress).toHaveBeenCalledOnce();
  });

  it('keeps the focus of the button that goes, and in the end gives it back to where it was asked for', async () => {
    const cell = <button type="button">a cell</button>;
    const page = (shown: number) => (
      <>
        {cell}
        {shown > 0 && (
          <HintSaid
            stages={stages}
            shown={shown}
            onMore={none}
            onClose={none}
            act={{ label: 'Do it', onPress: none }}
          />
        )}
      </>
    );
    const { rerender } = render(page(0));
    screen.getByRole('button', { name: 'a cell' }).focus();
    rerender(page(1));
    expect(screen.getByRole('button', { name: 'a cell' })).toHaveFocus();
    rerender(page(2));
    act(() => screen.getByRole('button', { name: 'Show me' }).focus());
    rerender(page(3));
    expect(screen.getByRole('button', { name: 'Do it' })).toHaveFocus();
    rerender(page(0));
    expect(screen.getByRole('button', { name: 'a cell' })).toHaveFocus();
  });

  it('gives the focus to the tool where nobody asked from the page', () => {
    const page = (open: boolean) => (
      <>
        <button type="button" data-tool="hint">
          Hint
        </button>
        {open && <HintSaid stages={stages} shown={1} onMore={none} onClose={none} />}
      </>
    );
    const { rerender } = render(page(true));
    act(() => screen.getByRole('button', { name: 'Close the hint' }).focus());
    rerender(page(false));
    expect(screen.getByRole('button', { name: 'Hint' })).toHaveFocus();
  });

  it('is no dialog and can be closed', async () => {
    const onClose = vi.fn();
    render(<HintSaid stages={stages} shown={1} onMore={none} onClose={onClose} price="−500" />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('region', { name: 'Hint' })).toHaveTextContent('1 of 3 · −500');
    await userEvent.click(screen.getByRole('button', { name: 'Close the hint' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('ShareDialog', () => {
  it('shows link and code, copies, and says so', async () => {
    const copied = clipboard(async () => {});
    render(<ShareDialog open onClose={none} url="https://x.example/cups/abc" code="abc" />);
    expect(screen.getByLabelText('Link')).toHaveValue('https://x.example/cups/abc');
    expect(screen.getByLabelText('Code')).toHaveValue('abc');
    await userEvent.click(screen.getByRole('button', { name: /^Copy link/ }));
    expect(copied).toHaveBeenCalledWith('https://x.example/cups/abc');
    expect(screen.getAllByRole('status').some((one) => one.textContent === 'Copied')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  });

  it('offers the text by hand where copying is blocked', async () => {
    clipboard(() => Promise.reject(new Error('blocked')));
    render(<ShareDialog open onClose={none} url="https://x.example/a" />);
    await userEvent.click(screen.getByRole('button', { name: /^Copy link/ }));
    expect(screen.getByLabelText(/Copying is blocked/)).toHaveValue('https://x.example/a');
  });

  it('copies the text that is sent along', async () => {
    const copied = clipboard(async () => {});
    const onShare = vi.fn();
    render(<ShareDialog open onClose={none} url="u" text="Play this deal" onShare={onShare} />);
    await userEvent.click(screen.getByRole('button', { name: /^Copy text/ }));
    expect(copied).toHaveBeenCalledWith('Play this deal');
    await userEvent.click(screen.getByRole('button', { name: 'Share…' }));
    expect(onShare).toHaveBeenCalledOnce();
  });
});

describe('CodeDialog', () => {
  it('sends what was pasted, without the white space around it', async () => {
    const onSubmit = vi.fn();
    render(<CodeDialog open onClose={none} onSubmit={onSubmit} />);
    await waitFor(() => expect(screen.getByLabelText('Code or link')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Open' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Code or link'), '  1-abc  {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('1-abc');
  });

  it('shows the refusal at the field, and a way on', async () => {
    const onFresh = vi.fn();
    render(
      <CodeDialog open onClose={none} onSubmit={none} onFresh={onFresh} error="This code is too short." />,
    );
    const input = screen.getByLabelText('Code or link');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/This code is too short\./);
    await userEvent.click(screen.getByRole('button', { name: 'Deal me a new one' }));
    expect(onFresh).toHaveBeenCalledOnce();
  });

  it('takes nothing while it looks', async () => {
    const onSubmit = vi.fn();
    render(<CodeDialog open busy onClose={none} onSubmit={onSubmit} />);
    await userEvent.type(screen.getByLabelText('Code or link'), 'abc{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('RulesDialog goes to its sections, lists the keys and leads to the tutorial', async () => {
  const onTutorial = vi.fn();
  render(
    <RulesDialog
      open
      onClose={none}
      title="How to play"
      sections={['Aim', 'Line', 'Stuck'].map((title) => ({
        id: title,
        title,
        content: <p>{title} words</p>,
      }))}
      keys={[{ keys: 'Shift U', does: 'Redo' }]}
      onTutorial={onTutorial}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Line' }));
  expect(screen.getByRole('heading', { name: 'Line' })).toHaveFocus();
  expect(screen.getByText('Redo').parentElement).toHaveTextContent('ShiftURedo');
  await userEvent.click(screen.getByRole('button', { name: 'Tutorial' }));
  expect(onTutorial).toHaveBeenCalledOnce();
});

it('ErrorState offers retry, a report and a new game', async () => {
  const copied = clipboard(async () => {});
  const onRetry = vi.fn();
  const onNewGame = vi.fn();
  render(
    <ErrorState title="This game stumbled" onRetry={onRetry} onNewGame={onNewGame} report="the record" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This game stumbled');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(screen.getByRole('button', { name: /^Copy report/ }));
  await userEvent.click(screen.getByRole('button', { name: 'New game' }));
  expect([onRetry.mock.calls.length, onNewGame.mock.calls.length]).toEqual([1, 1]);
  expect(copied).toHaveBeenCalledWith('the record');
});

describe('ToastStack', () => {
  it('is a live region even when it is empty, and lets messages go after a while', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    const { rerender } = render(<ToastStack toasts={[]} onDismiss={onDismiss} />);
    const region = screen.getByRole('status');
    act(() => vi.advanceTimersByTime(1_000));
    rerender(<ToastStack toasts={[{ id: 'a', text: 'Copied' }]} onDismiss={onDismiss} />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent('Copied');
    act(() => vi.advanceTimersByTime(5_999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('waits for whoever is on it, and for ever where it is told to stay', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    render(
      <ToastStack
        toasts={[
          { id: 'a', text: 'Gone', action: { label: 'Bring it back', onPress: none } },
          { id: 'b', text: 'New version', stays: true },
        ]}
        onDismiss={onDismiss}
      />,
    );
    act(() => vi.advanceTimersByTime(1_000));
    act(() => screen.getByRole('button', { name: 'Bring it back' }).focus());
    act(() => vi.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Bring it back' }).blur());
    act(() => vi.advanceTimersByTime(60_000));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('acts and goes', async () => {
    const onPress = vi.fn();
    const onDismiss = vi.fn();
    render(
      <ToastStack
        toasts={[{ id: 'a', text: 'x', action: { label: 'Undo', onPress } }]}
        onDismiss={onDismiss}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
  });
});
