// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Grid } from '../../src/components/grid/Grid';
import type { ToolbarAction } from '../../src/components/ToolbarButton';
import type { Voices } from '../../src/frame/say/Say';
import { GameShell, type GameShellProps } from '../../src/frame/shell/GameShell';

const action = (id: string, more: Partial<ToolbarAction> = {}): ToolbarAction => ({
  id,
  label: id,
  icon: null,
  onPress: () => {},
  ...more,
});

const shell = ({ children = <p>the board</p>, ...props }: Partial<GameShellProps> = {}) => (
  <GameShell
    mood="cups"
    title="Cups"
    homeHref="/sub/"
    shape={1}
    toolbar={[action('Undo'), action('Hint')]}
    voices={{}}
    {...props}
  >
    {children}
  </GameShell>
);

const hint = (text: string): Voices => ({
  hint: { stages: [{ text }], shown: 1, onMore: () => {}, onClose: () => {} },
});

describe('GameShell', () => {
  it('carries the mood, the title, a way home and the board', () => {
    const { container } = render(shell({ subtitle: '4x5, Sharp' }));
    expect(container.firstElementChild).toHaveAttribute('data-mood', 'cups');
    expect(screen.getByRole('heading', { level: 1, name: 'Cups' })).toBeInTheDocument();
    expect(screen.getByText('4x5, Sharp')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/sub/');
    expect(within(screen.getByRole('main')).getByText('the board')).toBeInTheDocument();
  });

  it('uses the link it is given', () => {
    render(shell({ link: ({ href, children }) => <a href={`#router${href}`}>{children} home</a> }));
    expect(screen.getByRole('link')).toHaveAttribute('href', '#router/sub/');
  });

  it('presses tools, shows what is on, and names the letters', async () => {
    const undo = vi.fn();
    render(
      shell({
        toolbar: [action('Undo', { onPress: undo, keyHint: 'Shift+U' }), action('Notes', { pressed: true })],
      }),
    );
    const button = screen.getByRole('button', { name: 'Undo' });
    await userEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Shift+U');
    expect(screen.getByRole('button', { name: 'Notes' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('leaves the focus on a tool that has become disabled, and does nothing there', async () => {
    const undo = vi.fn();
    const { rerender } = render(shell({ toolbar: [action('Undo', { onPress: undo })] }));
    screen.getByRole('button', { name: 'Undo' }).focus();
    rerender(shell({ toolbar: [action('Undo', { onPress: undo, disabled: true })] }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    expect(undo).not.toHaveBeenCalled();
  });

  it('announces politely in a region that is always there', async () => {
    const { container, rerender } = render(shell());
    const region = container.querySelector('[data-announcement]');
    expect(region).toHaveAttribute('role', 'status');
    expect(region).toHaveTextContent('');
    rerender(shell({ announcement: '12 pairs left' }));
    await waitFor(() => expect(region).toHaveTextContent('12 pairs left'));
    expect(container.querySelector('[data-announcement]')).toBe(region);
  });

  it.each([
    ['a hint', { voices: hint('Look at row 2.'), hintTold: 'Look at row 2.' }, 'Look at row 2.'],
    ['a notice', { voices: { notice: { text: 'Cannot save.' } } }, 'Cannot save.'],
    ['a refusal', { voices: { refusal: 'Not twice in a row.' } }, 'Not twice in a row.'],
  ])('has %s said in a region that was there before it', async (_, props, words) => {
    const { rerender } = render(shell());
    const regions = screen.getAllByRole('status');
    rerender(shell(props));
    const hears = () => regions.filter((region) => region.isConnected && region.textContent?.includes(words));
    await waitFor(() => expect(hears()).toHaveLength(1));
    expect(screen.getAllByRole('status')).toEqual(regions);
  });

  it('takes the focus to the board when what had it is gone, and leaves it where it was put by hand', async () => {
    const notice = (text: string, onDismiss: () => void) => ({ voices: { notice: { text, onDismiss } } });
    const board = (
      <Grid rows={1} columns={1} label="Board" labelOf={() => 'a cell'} renderCell={() => null} />
    );
    const { rerender } = render(shell({ children: board, ...notice('Old.', () => {}) }));
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    rerender(shell({ children: board }));
    await waitFor(() => expect(screen.getByRole('gridcell')).toHaveFocus());
    act(() => screen.getByRole('gridcell').blur());
    rerender(shell({ children: board, ...notice('New.', () => {}) }));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(document.body).toHaveFocus();
  });

  it('shows a notice with its actions until it is dismissed', async () => {
    const onDismiss = vi.fn();
    const save = vi.fn();
    render(
      shell({
        voices: {
          notice: { text: 'Cannot save.', onDismiss, actions: [{ label: 'Save a file', onPress: save }] },
        },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save a file' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(save).toHaveBeenCalledOnce();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('keeps the board on the page beneath a result', () => {
    render(shell({ result: <p>won</p> }));
    expect(screen.getByText('won')).toBeVisible();
    expect(screen.getByText('the board')).toBeVisible();
  });

  it('has five tools in reach, and the rest before all else in the menu', async () => {
    const last = vi.fn();
    const toolbar = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
      action(id, { onPress: id === 'g' ? last : () => {} }),
    );
    render(shell({ toolbar, menu: [action('Share')] }));
    const names = within(screen.getByRole('region', { name: 'Tools' }))
      .getAllByRole('button')
      .map((one) => one.textContent);
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e', 'More']);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('menuitem').map((one) => one.getAttribute('aria-label'))).toEqual([
      'f',
      'g',
      'Share',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'g' }));
    expect(last).toHaveBeenCalledOnce();
  });
});

describe('Menu', () => {
  const open = async () => userEvent.click(screen.getByRole('button', { name: 'More' }));
  const items = [action('Share'), action('Code', { disabled: true }), action('Rules', { pressed: true })];

  it('opens on its first item, walks in a ring and gives the focus back on Escape', async () => {
    render(shell({ menu: items }));
    await open();
    expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Rules' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('opens on the first item that can be chosen', async () => {
    render(shell({ menu: [action('Pause', { disabled: true }), ...items] }));
    await open();
    expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
  });

  it('closes by a press elsewhere', async () => {
    render(shell({ menu: items }));
    await open();
    await userEvent.click(screen.getByText('the board'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('does nothing for a disabled item', async () => {
    const onPress = vi.fn();
    render(shell({ menu: [action('Code', { disabled: true, onPress })] }));
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Code' }));
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});
