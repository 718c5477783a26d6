// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenProps } from '../../src/components/ScreenProps';

vi.mock('../../src/app/registry', async () => {
  const screenOf = (name: string) => ({
    default: ({ request, doors, dailyHref }: ScreenProps) => (
      <p>
        {JSON.stringify({ name, request, dailyHref, doors: doors.map(({ href, isHere }) => [href, isHere]) })}
      </p>
    ),
  });
  const entry = (id: string) => ({ id, title: id, line: id, loadCover: () => new Promise(() => {}) });
  return {
    games: [
      { ...entry('plain'), load: async () => screenOf('plain') },
      {
        ...entry('cups'),
        load: async () => screenOf('cups'),
        doorName: 'Table',
        doors: [{ id: 'cups-tray', path: 'tray', name: 'Tray', load: async () => screenOf('tray') }],
      },
    ],
  };
});
vi.stubGlobal('__BUILD__', '1.2.3');

const { GameRoute } = await import('../../src/app/GameRoute');
const { Home } = await import('../../src/app/Home');
const { settings, database } = await import('../../src/store/browser');
const { DEFAULT_SETTINGS } = await import('../../src/store/settings');
const { loaded } = await import('../store/fakes');
const { rules } = await import('../template/rules');

beforeEach(() => settings.setState({ ...DEFAULT_SETTINGS, seen: ['cups'] }, true));

function Address() {
  return <span data-testid="address">{useLocation().pathname}</span>;
}

async function at(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/" element={<Home />} />
        {['/:game', '/:game/daily', '/:game/daily/:day', '/:game/:code', '/:game/:door/:code'].map((path) => (
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

describe('a game with several doors', () => {
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

  it('names all its doors to each of them, and one daily', async () => {
    expect(await shownAt('/cups/tray')).toMatchObject({
      doors: [
        ['/cups', false],
        ['/cups/tray', true],
      ],
      dailyHref: '/cups/daily',
    });
  });

  it('has no doors to name where there is only one', async () => {
    expect(await shownAt('/plain')).toMatchObject({ doors: [] });
  });

  it('knows no door that is not there', async () => {
    await at('/cups/cellar/abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such room' })).toBeInTheDocument();
  });

  it('goes on behind the door where a game waits', async () => {
    const { store, database: table, saves } = await loaded({ ...rules, id: 'cups-tray' }, { seeds: ['abc'] });
    await store.newGame({ cups: 6 });
    store.play({ kind: 'lift', cup: store.getState().game?.state.pearl === 0 ? 1 : 0 });
    await saves.idle();
    await database.update('save:cups-tray', () => table.texts.get('save:cups-tray') ?? '');
    await at('/');
    expect(await screen.findByRole('link', { name: 'Continue cups' })).toHaveAttribute(
      'href',
      '/cups/tray?scene=game',
    );
  });
});
