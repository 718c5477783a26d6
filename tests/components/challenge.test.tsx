// @vitest-environment happy-dom
/** Runs that were sent, as a player meets them: hidden until the own end, side by side after it, and answered. */
import 'fake-indexeddb/auto';
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expect as must } from '../../src/core/result';
import { runToSend } from '../../src/core/runs/runMake';
import { ownRunLink } from '../../src/frame/challenge/ownRun';
import { readRunLink, runLink } from '../../src/frame/challenge/runLink';
import { useChallenges } from '../../src/frame/challenge/useChallenges';
import { ShareDialog } from '../../src/frame/dialogs/ShareDialog';
import { database, settings, stats } from '../../src/store/browser';
import { loaded } from '../store/fakes';
import { type Config, rules } from '../template/rules/rules';
import { clear, definitionOf, desk, kept, lift, parts, room, sentBy, urlOf, watched } from './challengeBench';

beforeEach(clear);

describe('a run that was sent', () => {
  it('is kept and hidden until the own end, then stands beside it, and touches no statistics', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    const onKept = vi.fn();
    await receive(bench.code, await sentBy('Ada'), onKept);
    expect(onKept).toHaveBeenCalledOnce();
    expect(await kept()).toMatchObject([{ code: bench.code, begun: false, seen: false }]);
    expect(parts?.notice?.text).toContain('Ada');
    expect(parts?.beside).toBeFalsy();
    expect(parts?.ghost).toBeTruthy();

    bench.time.pass(5_000);
    act(() => void bench.store.play(lift(bench.pearl)));
    await waitFor(() => expect(parts?.beside).toBeTruthy());
    expect(parts?.ghost).toBeFalsy();
    render(parts?.beside);
    const table = await screen.findByRole('table', { name: 'Runs side by side' });
    await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(2));
    expect(within(table).getByRole('columnheader', { name: 'You' })).toBeInTheDocument();
    const mistakes = within(table).getByRole('row', { name: /^Moves/ });
    expect(
      within(mistakes)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '2']);
    expect(screen.getByText(/as their sender sent them/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Watch .*Ada/ }));
    expect(watched.mock.calls[0]?.[0]?.record.moves).toHaveLength(2);
    await waitFor(async () => expect(await kept()).toMatchObject([{ begun: true, seen: true }]));
    expect(stats.getState().games.cups).toBeUndefined();
  });

  it('that is damaged is told, and touches nothing that is kept', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    await receive(bench.code, await sentBy('Ada'));
    const before = await kept();
    await receive(bench.code, '#r1~abcd');
    expect(parts?.notice).toMatchObject({
      tone: 'bad',
      text: 'The run in this link is damaged. You can play the deal all the same.',
    });
    expect(await kept()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('is kept by five others, and a sixth is not taken', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    for (let sender = 0; sender < 6; sender++)
      await receive(bench.code, await sentBy(`N${sender}`, sender * 100));
    expect(await kept()).toHaveLength(5);
    expect(parts?.notice?.text).toMatch(/^Five runs/);
  });

  it('is read again by a page that was loaded anew, without its link', async () => {
    const first = await room();
    await (await desk(first)).receive(first.code, await sentBy('Ada'));
    await desk(await room());
    await waitFor(() => expect(parts?.ghost).toBeTruthy());
  });

  it('stands beside those that were kept before, though all are read at the same time', async () => {
    const first = await room();
    const before = await desk(first);
    for (const name of ['Ann', 'Ben', 'Cem', 'Dot'])
      await before.receive(first.code, await sentBy(name, name.charCodeAt(0)));
    const more = await sentBy('Eli', 700);
    // A page that was loaded anew, by one more link.
    const again = await room();
    await (await desk(again)).receive(again.code, more);
    await waitFor(async () => expect(await kept()).toHaveLength(5));
    await waitFor(() => {
      const { unmount } = render(parts?.ghost);
      const told = screen.getByRole('img').getAttribute('aria-label') ?? '';
      unmount();
      expect(told.match(/Eli|Dot|Cem|Ben|Ann/g)).toEqual(['Eli', 'Dot', 'Cem', 'Ben', 'Ann']);
    });
  });

  it('that cannot be stored leaves its link in the address, and is shown as long as the page lives', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const onKept = vi.fn();
    await receive(bench.code, await sentBy('Ada'), onKept);
    full.mockRestore();
    expect(await kept()).toEqual([]);
    expect(onKept).not.toHaveBeenCalled();
    expect(parts?.ghost).toBeTruthy();
  });

  it('is kept although another game was begun before it had been read', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    const onKept = vi.fn();
    const received = receive(bench.code, await sentBy('Ada'), onKept);
    must(await bench.store.newGame({ cups: 6 }));
    await received;
    expect(onKept).not.toHaveBeenCalled();
    expect(parts?.ghost).toBeFalsy();
    must(bench.store.openCode(bench.code));
    await waitFor(() => expect(parts?.ghost).toBeTruthy());
  });

  it('is shown at once on a deal that has ended, and leaves the address as the dialog is closed', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    bench.store.play(lift(bench.pearl));
    const onKept = vi.fn();
    await receive(bench.code, await sentBy('Ada'), onKept);
    const { rerender } = render(parts?.over);
    const dialog = await screen.findByRole('dialog', { name: 'Runs of this deal' });
    expect(onKept).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onKept).toHaveBeenCalledOnce());
    rerender(parts?.over);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the address alone where its dialog goes because another game has come', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    bench.store.play(lift(bench.pearl));
    const onKept = vi.fn();
    await receive(bench.code, await sentBy('Ada'), onKept);
    render(parts?.over);
    await screen.findByRole('dialog', { name: 'Runs of this deal' });
    must(await bench.store.newGame({ cups: 6 }));
    cleanup();
    render(parts?.over);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onKept).not.toHaveBeenCalled();
  });

  it('waits although the game that was saved of it is not there yet, as after a crash', async () => {
    const first = await room();
    await (await desk(first)).receive(first.code, await sentBy('Ada'));
    act(() => void first.store.play(lift(first.empty)));
    await waitFor(async () => expect(await kept()).toMatchObject([{ begun: true }]));
    // An old copy is all that could be read so far.
    const again = await room('another');
    await desk(again);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    must(again.store.openCode(first.code));
    await waitFor(() => expect(parts?.ghost).toBeTruthy());
    // What was discarded before its eyes is discarded.
    act(() => void again.store.play(lift(first.empty)));
    must(await again.store.newGame({ cups: 6 }));
    act(() => void again.store.play(lift(0)));
    must(await again.store.newGame({ cups: 12 }));
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('is shown although the disk is slow to say that it is kept', async () => {
    const bench = await room();
    await (await desk(bench)).receive(bench.code, await sentBy('Ada'));
    const slow = vi.spyOn(database, 'get').mockRejectedValueOnce(new Error('no answer'));
    const { result, unmount } = renderHook(() => useChallenges(definitionOf(bench.store), true, urlOf));
    await waitFor(() => expect(slow).toHaveBeenCalled());
    expect(result.current.parts).toBeNull();
    await waitFor(() => expect(result.current.parts?.ghost).toBeTruthy(), { timeout: 4_000 });
    unmount();
    slow.mockRestore();
  });

  it('waits while another game is played in between, and goes once it was seen and left', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    await receive(bench.code, await sentBy('Ada'));
    must(await bench.store.newGame({ cups: 6 }));
    await waitFor(() => expect(parts?.ghost).toBeFalsy());
    expect(await kept()).toHaveLength(1);
    must(bench.store.openCode(bench.code));
    await waitFor(() => expect(parts?.ghost).toBeTruthy());

    act(() => void bench.store.play(lift(bench.pearl)));
    await waitFor(() => expect(parts?.beside).toBeTruthy());
    render(parts?.beside);
    await waitFor(async () => expect(await kept()).toMatchObject([{ seen: true }]));
    must(await bench.store.newGame({ cups: 6 }));
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('has a ghost that a switch turns off', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    await receive(bench.code, await sentBy('Ada'));
    const { rerender } = render(parts?.ghost);
    expect(
      screen.getByRole('img', { name: /By now, you: 0 per cent, .*Ada.*: 0 per cent/ }),
    ).toBeInTheDocument();
    act(() => parts?.actions[0]?.onPress());
    rerender(parts?.ghost);
    expect(screen.queryByRole('img')).toBeNull();
    expect(settings.getState().ghost).toBe(false);
  });
});

/** As in Hudoku, where the player's own settings say how fast the sand runs. */
const settled = { ...rules, isDealtAlike: () => true };
const roomier = (): Config => ({ cups: 12 });

describe('an answer by somebody who has other settings', () => {
  async function seat(adapt?: typeof roomier, code?: string) {
    const bench = await loaded(settled, { seeds: ['one'] });
    must(code === undefined ? await bench.store.newGame({ cups: 6 }) : bench.store.openCode(code, adapt));
    return { ...bench, code: bench.store.code() ?? '', record: () => bench.store.getState().game?.record };
  }

  it('opens the game that its reader has ended, and brings both runs', async () => {
    const ada = await seat();
    const { pearl } = must(rules.start({ cups: 6 }, ada.record()?.deal ?? '', rules.dealVersion));
    ada.time.pass(1_000);
    ada.store.play(lift(pearl));
    const challenge = await ownRunLink(settled, ada.record(), 'Ada');

    const bob = await seat(roomier, ada.code);
    expect(bob.code).not.toBe(ada.code);
    await (await desk(bob)).receive(ada.code, challenge?.fragment ?? '');
    bob.time.pass(7_000);
    act(() => void bob.store.play(lift(pearl)));
    await waitFor(() => expect(parts?.beside).toBeTruthy());
    render(parts?.beside);
    await userEvent.click(await screen.findByRole('button', { name: /^Send back to .*Ada/ }));
    cleanup();
    render(parts?.over);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toHaveDisplayValue(/#r1~.+~/));
    const { pathname, hash } = new URL(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value);
    cleanup();
    expect(pathname).toBe(`/cups/${ada.code}`);
    const [own, theirs] = must(await readRunLink(hash));
    expect([own?.config, theirs?.config]).toEqual(['c12', '']);

    for (const key of await database.keys()) await database.remove(key);
    await (await desk(ada)).receive(ada.code, hash);
    render(parts?.over);
    const dialog = await screen.findByRole('dialog', { name: 'Runs of this deal' });
    await waitFor(() => expect(within(dialog).getAllByRole('columnheader')).toHaveLength(2));
    await userEvent.click(within(dialog).getByRole('button', { name: /^Send back to/ }));
    cleanup();
    render(parts?.over);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Link' })).toHaveDisplayValue(/#r1~.+~/));
    const again = new URL(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value);
    const runs = must(await readRunLink(again.hash));
    expect(runs.map(({ config }) => config)).toEqual(['', 'c12']);
  });
});

describe('sending a run', () => {
  const show = (link: ((name: string) => ReturnType<typeof runLink>) | null) =>
    render(<ShareDialog open onClose={() => {}} url="https://x.example/cups/abc" run={{ link }} />);
  const link = () => screen.getByRole('textbox', { name: 'Link' });

  it('is a choice once the game has ended, and before that says so', () => {
    show(null);
    expect(screen.getByText(/once the game has ended/)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('puts run and name into the link, and says where only the result goes along', async () => {
    const { store, pearl } = await room();
    store.play(lift(pearl));
    const record = store.getState().game?.record;
    if (!record) throw new Error('nothing in play');
    show((name) => runLink({ ...must(runToSend(rules, record, name)), whole: null }));
    expect(link()).toHaveValue('https://x.example/cups/abc');
    await userEvent.click(screen.getByRole('switch', { name: 'With my run' }));
    await waitFor(() => expect(link()).toHaveDisplayValue(/#r1~\./));
    expect(screen.getByText(/Only your result and progress go along/)).toBeInTheDocument();
    const nameless = link().getAttribute('value');
    await userEvent.type(screen.getByRole('textbox', { name: /Your name/ }), 'Zoë');
    await waitFor(() => expect(link()).not.toHaveValue(nameless));
    const made = link().getAttribute('value') ?? '';
    expect(must(await readRunLink(made.slice(made.indexOf('#'))))[0]?.name).toBe('Zoë');
  });
});
