// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MakerProps } from '../../src/frame/maker/MakerProps';
import type { ScreenProps } from '../../src/frame/ScreenProps';

/** How the room that was drawn last tells its code. */
const told = vi.hoisted((): { code: (code: string) => void } => ({ code: () => {} }));

vi.mock('../../src/app/registry', async () => {
  const screenOf = (name: string) => ({
    default: ({ request, rooms, makers, dailyHref, onCode }: ScreenProps) => {
      told.code = onCode;
      return (
        <p>
          {JSON.stringify({
            name,
            request,
            dailyHref,
            rooms: rooms.map(({ href, isHere }) => [href, isHere]),
            makers,
          })}
        </p>
      );
    },
  });
  const makerPage = {
    default: ({ rooms, homeHref, urlOf, onPlay }: MakerProps) => (
      <>
        <p>{JSON.stringify({ rooms, homeHref, url: urlOf('a~b') })}</p>
        <button type="button" onClick={() => onPlay('a~b')}>
          play
        </button>
      </>
    ),
  };
  const loadNames = () => import('../template/words/names');
  const entry = (id: string) => ({
    id,
    title: id,
    line: id,
    loadNames,
    loadCover: () => new Promise(() => {}),
  });
  return {
    games: [
      {
        ...entry('plain'),
        load: async () => screenOf('plain'),
        makers: [{ path: 'make', name: 'Make one', load: async () => ({ load: async () => makerPage }) }],
      },
      {
        ...entry('cups'),
        load: async () => screenOf('cups'),
        roomName: 'Table',
        rooms: [
          { id: 'cups-tray', path: 'tray', name: 'Tray', loadNames, load: async () => screenOf('tray') },
        ],
      },
    ],
  };
});
vi.stubGlobal('__BUILD__', '1.2.3');

const { PageRouter } = await import('../../src/app/boot/PageRouter');
const { GameRoute } = await import('../../src/app/GameRoute');
const { Home } = await import('../../src/app/home/Home');
const { settings, database } = await import('../../src/store/browser');
const { DEFAULT_SETTINGS } = await import('../../src/store/settings');
const { loaded, stateAt } = await import('../store/fakes');
const { rules } = await import('../template/rules/rules');

beforeEach(() => settings.setState({ ...DEFAULT_SETTINGS, seen: ['cups'] }, true));

function Address() {
  return <span data-testid="address">{useLocation().pathname}</span>;
}

async function at(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/" element={<Home />} />
        {['/:game', '/:game/daily', '/:game/daily/:day', '/:game/:code', '/:game/:room/:code'].map((path) => (
          <Route key={path} path={path} element={<GameRoute />} />
        ))}
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
}

async function shownAt(address: string) {
  await at(address);
  return JSON.parse(screen.getByText(/^\{/).textContent ?? '');
}

describe('a game with several rooms', () => {
  it.each([
    ['/cups', 'cups', { kind: 'resume' }],
    ['/cups?scene=game', 'cups', { kind: 'play' }],
    ['/cups/abc', 'cups', { kind: 'code', code: 'abc' }],
    ['/cups/tray', 'tray', { kind: 'resume' }],
    ['/cups/tray?new', 'tray', { kind: 'new' }],
    ['/cups/tray/abc', 'tray', { kind: 'code', code: 'abc' }],
    ['/plain/tray', 'plain', { kind: 'code', code: 'tray' }],
  ])('opens %s as %s', async (address, name, request) => {
    expect(await shownAt(address)).toMatchObject({ name, request });
  });

  it('gives today’s daily the address of its day, where a reload after midnight finds it again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 23, 50) });
    const { request } = await shownAt('/plain/daily');
    expect(request).toMatchObject({ kind: 'daily', day: '2026-11-18' });
    expect(screen.getByTestId('address')).toHaveTextContent('/plain/daily/2026-11-18');
    vi.useRealTimers();
  });

  it('names all its rooms to each of them, and one daily', async () => {
    expect(await shownAt('/cups/tray')).toMatchObject({
      rooms: [
        ['/cups', false],
        ['/cups/tray', true],
      ],
      dailyHref: '/cups/daily',
    });
  });

  it('has no rooms to name where there is only one', async () => {
    expect(await shownAt('/plain')).toMatchObject({ rooms: [] });
  });

  it('opens a maker at its address, with ways to the game, and plays what it has made there', async () => {
    await at('/plain/make');
    const page = await screen.findByText(/homeHref/);
    expect(JSON.parse(page.textContent ?? '')).toMatchObject({
      rooms: [
        { name: 'plain', href: '/plain', isHere: false },
        { name: 'Make one', href: '/plain/make', isHere: true },
      ],
      homeHref: '/',
      url: expect.stringMatching(/\/plain\/a~b$/),
    });
    await act(async () => screen.getByRole('button', { name: 'play' }).click());
    expect(await screen.findByText(/"kind":"code"/)).toHaveTextContent('"code":"a~b"');
  });

  it('tells a game which makers it has', async () => {
    expect(await shownAt('/plain')).toMatchObject({ makers: [{ name: 'Make one', href: '/plain/make' }] });
    cleanup();
    expect(await shownAt('/cups')).toMatchObject({ makers: [] });
  });

  it.each([
    '/plain/study',
    '/plain/secret',
    '/plain/STUDY',
    '/cups/make',
    '/cups/tray/make',
    '/plain/make/x',
  ])('takes no word of addresses for a code: %s', async (address) => {
    await at(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  it('knows no room that is not there', async () => {
    await at('/cups/cellar/abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  it('goes on in the room where a game waits', async () => {
    const tray = { ...rules, id: 'cups-tray' };
    const { store, database: table, saves } = await loaded(tray, { seeds: ['abc'] });
    await store.newGame({ cups: 6 });
    const { game } = store.getState();
    const pearl = game && stateAt(tray, game.record).pearl;
    store.play({ kind: 'lift', cup: pearl === 0 ? 1 : 0 });
    await saves.idle();
    await database.update('save:cups-tray', () => table.texts.get('save:cups-tray') ?? '');
    await at('/');
    expect(await screen.findByRole('link', { name: 'Continue cups' })).toHaveAttribute(
      'href',
      '/cups/tray?scene=game',
    );
  });
});

describe('a daily that is not open', () => {
  const evening = () =>
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(2026, 10, 18, 18, 10) });

  async function shown(address: string) {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/:game/daily/:day" element={<GameRoute />} />
          <Route path="/:game/daily" element={<GameRoute />} />
        </Routes>
      </MemoryRouter>,
    );
    // The page is in a file of its own, which takes its real time.
    await act(async () => vi.advanceTimersByTimeAsync(20));
    await vi.waitFor(() => expect(document.body.textContent).not.toBe(''));
  }

  beforeEach(() => void evening());
  afterEach(() => void vi.useRealTimers());

  it.each([
    [
      '/plain/daily/2026-11-19',
      'Thursday, 19 November 2026',
      'This daily opens at midnight here, in 6 hours.',
    ],
    ['/plain/daily/2026-11-20', 'Friday, 20 November 2026', 'on Friday, 20 November 2026 here, in 30 hours.'],
    ['/plain/daily/2027-03-01', 'Monday, 1 March 2027', 'on Monday, 1 March 2027 here, in 102 days.'],
    [
      '/plain/daily/2025-12-31',
      'Wednesday, 31 December 2025',
      'There was no daily on that day: the first was on Thursday, 1 January 2026.',
    ],
  ])('says when it opens: %s', async (address, day, sentence) => {
    await shown(address);
    expect(screen.getByRole('heading', { level: 1, name: `plain, ${day}` })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play today’s daily' })).toHaveAttribute('href', '/plain/daily');
    expect(screen.queryByText('Page not found')).toBeNull();
  });

  it('counts the last hour in minutes, and one of anything as one', async () => {
    vi.setSystemTime(new Date(2026, 10, 18, 23, 35));
    await shown('/plain/daily/2026-11-19');
    expect(screen.getByText(/in 25 minutes/)).toBeInTheDocument();
    vi.setSystemTime(new Date(2026, 10, 18, 22, 55));
    await act(async () => vi.advanceTimersByTimeAsync(0));
    cleanup();
    await shown('/plain/daily/2026-11-19');
    expect(screen.getByText(/in 1 hour\./)).toBeInTheDocument();
  });

  it('opens by itself at midnight', async () => {
    vi.setSystemTime(new Date(2026, 10, 18, 23, 59, 58));
    await shown('/plain/daily/2026-11-19');
    expect(screen.getByText(/opens at midnight/)).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText(/^\{/).textContent).toContain('"kind":"daily","day":"2026-11-19"');
  });

  it('stays open where the clock is set back over it', async () => {
    await shown('/plain/daily/2026-11-18');
    vi.setSystemTime(new Date(2026, 10, 17, 12));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^\{/).textContent).toContain('"day":"2026-11-18"');
  });

  it('is no room at all on a day that there is not', async () => {
    await shown('/plain/daily/2027-02-30');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('is today’s where the clock stands before the first', async () => {
    vi.setSystemTime(new Date(2024, 5, 1));
    await shown('/plain/daily');
    expect(screen.getByText(/There was no daily on that day/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /today/ })).toBeNull();
  });
});

describe('a code that a room tells', () => {
  const addressAfter = async (room: string, now: string) => {
    history.replaceState(null, '', room);
    render(
      <PageRouter>
        <Routes>
          {['/:game', '/:game/:code', '/:game/:room/:code'].map((path) => (
            <Route key={path} path={path} element={<GameRoute />} />
          ))}
        </Routes>
      </PageRouter>,
    );
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    // As Back does it: the address has changed, and React has yet to hear of it.
    history.replaceState(null, '', now);
    told.code('abc');
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    return location.pathname;
  };

  it.each([
    ['/cups', '/cups', '/cups/abc'],
    ['/cups/tray', '/cups/tray', '/cups/tray/abc'],
    ['/cups', '/', '/'],
    ['/cups', '/cups/tray', '/cups/tray'],
    ['/cups/tray', '/cups', '/cups'],
  ])('told by %s while the address is %s, leads to %s', async (room, now, then) => {
    expect(await addressAfter(room, now)).toBe(then);
  });
});
