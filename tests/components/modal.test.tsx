// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as painting from '../../src/components/browser/afterPaint';
import { ConfirmDialog } from '../../src/components/ConfirmDialog';
import { Modal } from '../../src/components/Modal';

function Opener({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rules
      </button>
      <Modal
        open={open}
        title="How to play"
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      >
        <input aria-label="Inside" />
      </Modal>
    </>
  );
}

const openIt = async () => userEvent.click(screen.getByRole('button', { name: 'Rules' }));

describe('Modal', () => {
  it('opens as a modal dialog named by its title, with the focus inside', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Opener />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await openIt();
    const dialog = screen.getByRole('dialog', { name: 'How to play' });
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog.contains(document.activeElement)).toBe(true);
    showModal.mockRestore();
  });

  it('gives the focus back where it was', async () => {
    render(<Opener />);
    await openIt();
    screen.getByLabelText('Inside').focus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Rules' })).toHaveFocus();
  });

  it('closes on cancel, which is what Escape sends, and lets the owner decide', async () => {
    const onClose = vi.fn();
    render(<Opener onClose={onClose} />);
    await openIt();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not take the cancel of something inside for its own', async () => {
    const onClose = vi.fn();
    render(<Opener onClose={onClose} />);
    await openIt();
    fireEvent(screen.getByLabelText('Inside'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes on a press and click on the backdrop only', async () => {
    const onClose = vi.fn();
    render(<Opener onClose={onClose} />);
    await openIt();
    const dialog = screen.getByRole('dialog');
    const inside = screen.getByLabelText('Inside');
    fireEvent.pointerDown(inside);
    fireEvent.click(inside);
    // A text selection that ends outside sends its click to the dialog.
    fireEvent.pointerDown(inside);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('opens where the browser has no modal dialogs', async () => {
    const original = HTMLDialogElement.prototype.showModal;
    Reflect.set(HTMLDialogElement.prototype, 'showModal', undefined);
    try {
      render(<Opener />);
      await openIt();
      expect(screen.getByRole('dialog')).toHaveAttribute('open');
    } finally {
      Reflect.set(HTMLDialogElement.prototype, 'showModal', original);
    }
  });
});

/** In a window of this height. */
function measured(height: number) {
  const laidOut: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        laidOut.push(told);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  return () => act(() => laidOut.forEach((tell) => void tell()));
}

describe('what stands in a dialog', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['is reached by the keyboard, by a name, where it scrolls', 120, 1],
    ['is no stop of its own where all of it shows', 300, 0],
  ])('%s', async (_, height, stops) => {
    const layOut = measured(height);
    render(<Opener />);
    await openIt();
    layOut();
    const groups = screen.queryAllByRole('group', { name: 'How to play' });
    expect(groups).toHaveLength(stops);
    for (const group of groups) {
      expect(group).toHaveAttribute('tabindex', '0');
      expect(group).toContainElement(screen.getByLabelText('Inside'));
    }
  });
});

/** A busy machine, which has not painted it yet. */
describe('a dialog before its first picture', () => {
  it('leaves the focus where it was put meanwhile', async () => {
    const paints: (() => void)[] = [];
    vi.spyOn(painting, 'afterPaint').mockImplementation((act) => {
      paints.push(act);
      return () => {};
    });
    try {
      render(<Opener />);
      await openIt();
      act(() => screen.getByLabelText('Inside').focus());
      act(() => paints.forEach((paint) => void paint()));
      expect(screen.getByLabelText('Inside')).toHaveFocus();
    } finally {
      vi.restoreAllMocks();
    }
  });
});

describe('ConfirmDialog', () => {
  function ask() {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(
      <ConfirmDialog
        open
        title="Show the solution?"
        confirmLabel="Show it"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        This ends the game.
      </ConfirmDialog>,
    );
    return {
      onConfirm,
      onCancel,
      dialog: screen.getByRole('alertdialog', { name: /^Show the solution\? / }),
    };
  }

  it('is read out with its reason before the focus comes to the harmless button, which reports', async () => {
    const { dialog, onCancel, onConfirm } = ask();
    expect(dialog).toHaveFocus();
    expect(dialog).toHaveAccessibleName('Show the solution? This ends the game.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('loses no key that comes before that', () => {
    vi.useFakeTimers();
    try {
      const { dialog } = ask();
      fireEvent.keyDown(dialog, { key: 'Enter' });
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not take the focus back from where it went meanwhile', () => {
    vi.useFakeTimers();
    try {
      ask();
      act(() => screen.getByRole('button', { name: 'Show it' }).focus());
      act(() => vi.advanceTimersByTime(1_000));
      expect(screen.getByRole('button', { name: 'Show it' })).toHaveFocus();
    } finally {
      vi.useRealTimers();
    }
  });
});
