// @vitest-environment happy-dom
/** Rooms that break, and the ways on from there. */
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenProps } from '../../src/frame/ScreenProps';

vi.stubGlobal('__BUILD__', '1.2.3');
vi.mock('../../src/app/registry', () => {
  const entry = (id: string, title: string) => ({
    id,
    title,
    line: id,
    loadCover: () => new Promise(() => {}),
  });
  const load = async () => ({ default: Table });
  // What has arrived once is there for good, so every test has a room of its own.
  const dice = Array.from({ length: 20 }, (_, room) => ({
    ...entry(`dice-${room}`, 'Dice'),
    load: () => sent(),
  }));
  return { games: [{ ...entry('cups', 'Cups'), load }, ...dice] };
});
const reloads = vi.hoisted(() => ({ byItself: vi.fn(async () => false), atPress: vi.fn(async () => false) }));
vi.mock('../../src/app/boot/chunks', () => ({
  reloadByItself: reloads.byItself,
  reloadAtPress: reloads.atPress,
}));

/** What lies on the table, outside React, as in a store. */
let onTable: string | null = null;
const broken = new Set<string>();
const drawn: (string | null)[] = [];

function Table({ request }: ScreenProps) {
  const wanted = request.kind === 'code' ? request.code : request.kind;
  useLayoutEffect(() => {
    if (wanted !== 'resume' || onTable === null) onTable = wanted;
  }, [wanted]);
  drawn.push(onTable);
  if (onTable !== null && broken.has(onTable)) throw new Error(`planted in ${onTable}`);
  if (broken.has(wanted)) throw new Error(`planted in ${wanted}`);
  return <p>{`the board ${wanted}`}</p>;
}

let sent: () => Promise<{ default: typeof Table }> = async () => ({ default: Table });

const { GameRoute } = await import('../../src/app/GameRoute');
const { PageBoundary } = await import('../../src/app/errors/PageBoundary');
const { offerEmptying } = await import('../../src/store/session/afterError');
const { lastFailures, watchErrors } = await import('../../src/app/errors/errors');

watchErrors();
offerEmptying('cups', () => {
  onTable = null;
});

let room = 0;
let dice = '';

beforeEach(() => {
  dice = `/dice-${room++}`;
  onTable = null;
  broken.clear();
  drawn.length = 0;
  sent = async () => ({ default: Table });
  for (const reload of Object.values(reloads)) reload.mockReset().mockResolvedValue(false);
  // React tells the console of every error that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function settle() {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
}

async function at(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageBoundary>
        <Routes>
          <Route path="/" element={<p>the shelf</p>} />
          <Route path="/bad" element={<Bad />} />
          <Route path="/:game" element={<GameRoute />} />
          <Route path="/:game/:code" element={<GameRoute />} />
        </Routes>
      </PageBoundary>
      <Link to="/cups/good">good link</Link>
      <Link to="/cups">back to cups</Link>
      <Link to={dice}>to dice</Link>
    </MemoryRouter>,
  );
  await settle();
}

function Bad(): never {
  throw new Error('planted on a page');
}

async function press(name: string, role: 'button' | 'link' = 'button') {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
}

const stumbled = () => screen.queryByText('Cups has stumbled');

async function plantOutside() {
  await act(async () => {
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('planted outside'), message: 'x' }));
  });
}

describe('a room whose table breaks as it is drawn', () => {
  beforeEach(async () => {
    // It lies on the table already when it breaks, where the next screen would find it.
    await at('/cups/bad');
    broken.add('bad');
    await plantOutside();
    await press('Try again');
    expect(stumbled()).toBeVisible();
  });

  it('is tried again, and fails again while it is broken', async () => {
    await press('Try again');
    expect(stumbled()).toBeVisible();
    broken.clear();
    await press('Try again');
    expect(screen.getByText('the board bad')).toBeVisible();
  });

  it('deals a new game, without drawing what broke once more', async () => {
    drawn.length = 0;
    await press('New game');
    expect(screen.getByText('the board new')).toBeVisible();
    expect(drawn).not.toContain('bad');
  });

  it('opens a good link', async () => {
    await press('good link', 'link');
    expect(screen.getByText('the board good')).toBeVisible();
  });

  it('opens for whoever comes back from the shelf', async () => {
    await press('To the home page', 'link');
    expect(screen.getByText('the shelf')).toBeVisible();
    await press('back to cups', 'link');
    expect(screen.getByText('the board resume')).toBeVisible();
  });

  it('leaves the other rooms alone', async () => {
    await press('to dice', 'link');
    expect(screen.getByText('the board resume')).toBeVisible();
  });
});

describe('an error from outside React', () => {
  it.each(['Try again', 'New game'])('goes with %s', async (name) => {
    await at('/cups/one');
    await plantOutside();
    expect(stumbled()).toBeVisible();
    await press(name);
    expect(stumbled()).toBeNull();
    expect(screen.getByText(/^the board/)).toBeVisible();
  });

  it('goes with a new game asked for twice at one address', async () => {
    await at('/cups?new');
    for (let round = 0; round < 2; round++) {
      await plantOutside();
      await press('New game');
      expect(screen.getByText('the board new')).toBeVisible();
    }
  });

  it('is not ours when an extension threw it, and the board stays', async () => {
    await at('/cups/one');
    const error = new Error('planted by an extension');
    error.stack = 'Error: planted\n    at f (chrome-extension://abc/inject.js:1:1)';
    await act(async () => {
      window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
      window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    });
    expect(stumbled()).toBeNull();
    expect(screen.getByText('the board one')).toBeVisible();
    expect(lastFailures().some(({ message }) => message === error.message)).toBe(false);
  });
});

describe('a file that does not come', () => {
  const missing = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'));

  beforeEach(() => {
    sent = vi.fn(missing);
  });

  it('is told in plain words, in its own room', async () => {
    await at(dice);
    expect(screen.getByText('Dice could not be fetched')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/dynamically|module|https?:/);
    await press('To the home page', 'link');
    expect(screen.getByText('the shelf')).toBeVisible();
    await press('back to cups', 'link');
    expect(screen.getByText('the board resume')).toBeVisible();
  });

  it('is asked for again by a fresh page, where there is an answer', async () => {
    await at(dice);
    await press('Try again');
    expect(reloads.atPress).toHaveBeenCalledOnce();
    expect(screen.getByText(/does not answer yet/)).toBeVisible();
    reloads.atPress.mockResolvedValue(true);
    await press('Try again');
    expect(screen.queryByText(/does not answer yet/)).toBeNull();
  });

  it('says when the connection is back', async () => {
    await at(dice);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText(/connection is back/)).toBeVisible();
  });

  it.each([
    ['New game', async () => press('New game')],
    [
      'going away and coming back',
      async () => {
        await press('To the home page', 'link');
        await press('to dice', 'link');
      },
    ],
  ])('is asked for again by %s', async (_name, again) => {
    await at(dice);
    const before = vi.mocked(sent).mock.calls.length;
    sent = vi.fn(async () => ({ default: Table }));
    await again();
    expect(before).toBeGreaterThan(0);
    expect(sent).toHaveBeenCalled();
    expect(screen.getByText(/^the board/)).toBeVisible();
  });

  it('keeps nobody while it is on its way', async () => {
    sent = () => new Promise(() => {});
    await at(dice);
    await press('Home', 'link');
    expect(screen.getByText('the shelf')).toBeVisible();
  });

  it('is not asked for without end', async () => {
    await at(dice);
    await settle();
    expect(vi.mocked(sent).mock.calls.length).toBeLessThan(3);
  });

  it('shows nothing more while the page is about to load afresh', async () => {
    reloads.byItself.mockResolvedValue(true);
    await at(dice);
    expect(screen.queryByText('Dice could not be fetched')).toBeNull();
  });

  it('is no missing file where it came and broke as it started', async () => {
    sent = () => Promise.reject(new Error('planted at the top of a file'));
    await at(dice);
    expect(screen.getByText('Dice has stumbled')).toBeVisible();
    expect(reloads.byItself).not.toHaveBeenCalled();
    await press('Try again');
    expect(reloads.atPress).toHaveBeenCalledOnce();
  });
});

describe('a page that breaks', () => {
  it('leaves the way to all others open', async () => {
    await at('/bad');
    expect(screen.getByText('This page has stumbled')).toBeVisible();
    await press('To the home page', 'link');
    expect(screen.getByText('the shelf')).toBeVisible();
  });
});
