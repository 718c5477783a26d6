// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expect as must } from '../../src/core/result';
import { formatSave, parseSave } from '../../src/store/saving/saveText';
import type { FinishedGame } from '../../src/store/session/sessionState';
import { addFinished } from '../../src/store/stats/adding';

vi.mock('../../src/app/registry', async () => {
  const { extraGames } = await import('../template/entry');
  const blank = { load: () => Promise.reject(new Error('unused')), loadCover: () => new Promise(() => {}) };
  const { names } = await import('../template/words/names');
  const tray = {
    id: 'cups-tray',
    path: 'tray',
    name: 'Tray',
    load: blank.load,
    loadNames: async () => ({ names }),
  };
  const cups = extraGames.map((game) => ({ ...game, roomName: 'Table', rooms: [tray] }));
  const levels = ['Sand', 'Sand', 'Loam', 'Loam', 'Clay', 'Clay', 'Rock'] as const;
  const weeks = [{ from: '2026-12-14', levels }];
  const mole = { id: 'mole', title: 'Mole', line: 'It digs.', weeks, loadNames: tray.loadNames, ...blank };
  return { games: [...cups, mole] };
});
vi.stubGlobal('__BUILD__', '1.2.3');

const { default: About } = await import('../../src/app/about/About');
const { Home } = await import('../../src/app/home/Home');
const { NotFound } = await import('../../src/app/errors/NotFound');
const { default: Settings } = await import('../../src/app/settings/Settings');
const { default: Stats } = await import('../../src/app/stats/Stats');
const { today } = await import('../../src/app/daily/daily');
const { database, settings, stats } = await import('../../src/store/browser');
const { DEFAULT_SETTINGS } = await import('../../src/store/settings');
const { dayBefore } = await import('../../src/store/stats/stats');
const { loaded, stateAt } = await import('../store/fakes');
const { rules } = await import('../template/rules/rules');
// There before they are asked for, so that no wait for them decides a test.
await Promise.all([import('../../src/app/daily/DailyArchive'), import('../../src/app/daily/DayCard')]);

beforeEach(async () => {
  for (const key of await database.keys()) await database.remove(key);
  localStorage.clear();
  await stats.load();
  settings.setState({ ...DEFAULT_SETTINGS, seen: ['cups'] }, true);
});

async function show(page: ReactNode, at = '/') {
  const shown = render(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return shown;
}

function finished(change: Partial<FinishedGame> = {}): FinishedGame {
  const tally = { elapsedMs: 65_000, clockLeftMs: null, attempts: 2, mistakes: 0, aids: {} };
  return {
    game: 'cups',
    config: 'c6',
    outcome: 'won',
    cause: null,
    score: null,
    tally: { ...tally, assisted: false },
    day: null,
    begun: today(),
    practice: false,
    dealKey: 'k',
    ...change,
  };
}

/** A free game for null, the daily for a day. */
async function saveGame(...days: readonly (string | null)[]) {
  const { store, database: table, saves } = await loaded(rules, { seeds: ['abc'] });
  for (const day of days) {
    if (day === null) await store.newGame({ cups: 6 });
    else await store.openDaily(day);
    const { game } = store.getState();
    const pearl = game && stateAt(rules, game.record).pearl;
    store.play({ kind: 'lift', cup: pearl === 0 ? 1 : 0 });
  }
  await saves.idle();
  return table.texts.get('save:cups') ?? '';
}

/** Its records had no journal. */
async function firstEditionSave() {
  const save = must(parseSave(await saveGame(null), 'cups'));
  return formatSave({ ...save, body: save.body.replaceAll(/,"journal":"[^"]*"/g, '') });
}

const box = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);

/** No level of heading is left out, and there is one first. */
function headingsAreInOrder(container: HTMLElement) {
  const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
}

describe('home', () => {
  it('offers the daily and a new game where nothing has been begun', async () => {
    const { container } = await show(<Home />);
    headingsAreInOrder(container);
    expect(box('Cups').getByRole('link', { name: 'Daily Cups' })).toHaveAttribute('href', '/cups/daily');
    expect(box('Cups').getByRole('link', { name: 'New Cups' })).toHaveAttribute('href', '/cups?new');
    expect(box('Cups').queryByRole('link', { name: 'Continue Cups' })).toBeNull();
    expect(document.title).toContain('Parlour');
  });

  it('says how hard today’s daily is, from the day on which weekdays begin to differ', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 13, 12) });
    const { unmount } = await show(<Home />);
    expect(box('Mole').getByRole('link', { name: 'Daily Mole' })).toHaveTextContent(/^Daily$/);
    unmount();
    vi.setSystemTime(new Date(2026, 11, 20, 12));
    await show(<Home />);
    expect(box('Mole').getByRole('link', { name: 'Daily Mole, Rock' })).toHaveTextContent(/^Daily ?Rock$/);
    expect(box('Cups').getByRole('link', { name: 'Daily Cups' })).toHaveTextContent(/^Daily$/);
    fireEvent.click(screen.getByRole('button', { name: 'Earlier days' }));
    await screen.findByRole('grid', {}, { timeout: 20_000 });
    fireEvent.click(screen.getByRole('radio', { name: 'Mole' }));
    const day = (date: string) => screen.getByRole('gridcell', { name: new RegExp(`${date} December 2026`) });
    expect(day('14')).toHaveAccessibleName('Monday, 14 December 2026, Sand, not played');
    expect(day('20')).toHaveAccessibleName('Sunday, 20 December 2026, Rock, not played');
    expect(day('13')).toHaveAccessibleName('Sunday, 13 December 2026, not played');
    // Of days to come nothing is said.
    expect(day('21')).toHaveAccessibleName('Monday, 21 December 2026');
    expect(screen.getByText('We, Th: Loam')).toBeVisible();
    vi.useRealTimers();
  });

  it('says nothing of the day before the results have been read', async () => {
    vi.spyOn(stats, 'getState').mockReturnValue(stats.getInitialState());
    const { unmount } = await show(<Home />);
    expect(screen.getByText('0 of 2')).not.toBeVisible();
    unmount();
    vi.mocked(stats.getState).mockRestore();
    await show(<Home />);
    expect(screen.getByText('0 of 2')).toBeVisible();
  });

  it('leads whoever is new to a game to where it explains itself', async () => {
    await show(<Home />);
    expect(box('Mole').getByRole('link', { name: 'New Mole' })).toHaveAttribute('href', '/mole');
  });

  it.each([
    ['the database', (text: string) => database.update('save:cups', () => text)],
    ['localStorage', (text: string) => localStorage.setItem('parlour:save:cups', text)],
  ])('says how far a game is that %s holds', async (_where, put) => {
    await put(await saveGame(null));
    await show(<Home />);
    expect(await box('Cups').findByRole('link', { name: 'Continue Cups' })).toHaveAttribute(
      'href',
      '/cups?scene=game',
    );
    expect(await box('Cups').findByText('1 of 3 lifts')).toBeVisible();
    expect(box('Mole').queryByText(/of/)).toBeNull();
  });

  it('shows both doors where a game and a daily of another day wait', async () => {
    const text = await saveGame(null, '2026-01-18');
    await database.update('save:cups', () => text);
    await show(<Home />);
    const doors = await box('Cups').findAllByRole('link', { name: /^Continue Cups/ });
    expect(doors.map((door) => door.getAttribute('href'))).toEqual([
      '/cups?scene=free',
      '/cups/daily/2026-01-18',
    ]);
    expect(doors[1]).toHaveAccessibleName('Continue Cups: Table, 18 Jan 2026');
    expect(await box('Cups').findAllByText('1 of 3 lifts')).toHaveLength(2);
  });

  it('shows nothing of a save that cannot be read, and stands', async () => {
    await database.update('save:cups', () => 'parlour-save 1 cups 1 w - 0\n{"active":1}');
    await show(<Home />);
    expect(box('Cups').queryByRole('link', { name: 'Continue Cups' })).toBeNull();
  });

  it('tells today’s results and the streak', async () => {
    const day = today();
    for (const past of [dayBefore(dayBefore(day)), dayBefore(day)]) {
      await addFinished(stats, finished({ day: past, begun: past, dealKey: past.replaceAll('-', '') }));
    }
    await addFinished(
      stats,
      finished({ day, begun: day, tally: { ...finished().tally, aids: { hint: 1 } } }),
    );
    await show(<Home />);
    const dailies = within(screen.getByRole('region', { name: 'Today’s dailies' }));
    expect(dailies.getByRole('link', { name: 'Cups won with help' })).toHaveAttribute('href', '/cups/daily');
    expect(dailies.getByRole('link', { name: 'Mole not played' })).toHaveAttribute('href', '/mole/daily');
    expect(box('Cups').getByText('3 days in a row')).toBeInTheDocument();
    expect(box('Cups').getByRole('link', { name: 'Daily Cups, won with help today' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Share the day' }));
    const card = within(await screen.findByRole('dialog'));
    expect(card.getByText(/1 of 2 dailies · 3 days in a row/)).toBeInTheDocument();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const label of ['Copy', 'Copy as words']) fireEvent.click(card.getByText(label));
    expect(written.mock.calls[0]?.[0]).toMatch(/🌗▫️ 1 of 2/);
    expect(written.mock.calls[1]?.[0]).toMatch(/Cups: won with help\.\s+Mole: not played\./);
    expect(document.body).not.toHaveTextContent(/\p{Extended_Pictographic}/u);
  });

  it('marks days made up for later apart from those that count', async () => {
    const day = dayBefore(today());
    await addFinished(stats, finished({ day, begun: today() }));
    await show(<Home />);
    fireEvent.click(screen.getByRole('button', { name: 'Earlier days' }));
    await screen.findByRole('grid', {}, { timeout: 20_000 });
    if (day.slice(0, 7) !== today().slice(0, 7))
      fireEvent.click(screen.getByRole('button', { name: 'Month before' }));
    expect(screen.getByRole('gridcell', { name: /, won on a later day$/ })).toBeInTheDocument();
    expect(screen.queryByRole('gridcell', { name: /, won$/ })).toBeNull();
  });

  it('says that today’s daily has been begun', async () => {
    const saveText = await saveGame(today());
    await database.update('save:cups', () => saveText);
    await show(<Home />);
    expect(box('Cups').getByRole('link', { name: 'Daily Cups, begun today' })).toBeInTheDocument();
  });

  it('welcomes a first visit in the place of the day’s results, once', async () => {
    settings.setState({ seen: [] });
    await show(<Home />);
    expect(screen.queryByRole('region', { name: 'Today’s dailies' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close the welcome' }));
    expect(screen.queryByRole('region', { name: 'Welcome' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Today’s dailies' })).toBeInTheDocument();
    expect(localStorage.getItem('parlour:settings')).toContain('welcome');
  });

  describe('tells of the new edition', () => {
    const note = () => screen.queryByRole('region', { name: 'New edition' });
    const toldNote = () => screen.findByRole('region', { name: 'New edition' });

    it('whoever has settings of the first, until the note is closed', async () => {
      settings.setState({ whatChanged: 'due' });
      const { unmount } = await show(<Home />);
      expect(await toldNote()).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Close the note' }));
      expect(note()).toBeNull();
      expect(localStorage.getItem('parlour:settings')).toContain('"whatChanged":"read"');
      unmount();
      await show(<Home />);
      expect(note()).toBeNull();
    });

    it('until it is followed to what has changed', async () => {
      settings.setState({ whatChanged: 'due' });
      await show(<Home />);
      const link = within(await toldNote()).getByRole('link', { name: 'What changed' });
      expect(link).toHaveAttribute('href', '/about#what-changed');
      fireEvent.click(link);
      expect(settings.getState().whatChanged).toBe('read');
    });

    it.each([
      ['a save of the first', 'due', async () => firstEditionSave()],
      ['a save of this one', 'read', async () => saveGame(null)],
    ] as const)('whoever has, without any settings, %s: %s', async (_what, expected, save) => {
      settings.setState({ seen: [] });
      localStorage.setItem('parlour:save:cups', await save());
      await show(<Home />);
      await waitFor(() => expect(settings.getState().whatChanged).toBe(expected));
      expect(note() !== null).toBe(expected === 'due');
    });

    it('nobody who has nothing, and stores nothing for it', async () => {
      settings.setState({ seen: [] });
      localStorage.clear();
      await show(<Home />);
      expect(note()).toBeNull();
      expect(localStorage.length).toBe(0);
    });

    it('nobody who began with this edition', async () => {
      await addFinished(stats, finished());
      await show(<Home />);
      expect(note()).toBeNull();
    });
  });

  it('opens the archive on today’s month, with days to come closed', async () => {
    await show(<Home />);
    fireEvent.click(screen.getByRole('button', { name: 'Earlier days' }));
    const grid = await screen.findByRole('grid');
    expect(grid.querySelector('[data-today]')).toHaveAttribute('tabindex', '0');
    const cells = within(grid).getAllByRole('gridcell');
    const at = cells.findIndex((cell) => cell.hasAttribute('data-today'));
    for (const later of cells.slice(at + 1)) expect(later).toHaveAttribute('aria-disabled', 'true');
    const after = screen.getByRole('button', { name: 'Month after' });
    expect(after).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('settings', () => {
  it('take effect and are remembered at once', async () => {
    const { container } = await show(<Settings />);
    headingsAreInOrder(container);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    fireEvent.click(screen.getByRole('switch', { name: 'High contrast' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Colour-blind-safe symbols' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Slow' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Extended' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Letter keys' }));
    fireEvent.click(screen.getByRole('switch', { name: 'New cards for Dokuborn' }));
    const expected = {
      theme: 'dark',
      contrast: 'high',
      symbols: true,
      motion: 'reduced',
      speed: 'slow',
      timers: 'extended',
      letterKeys: false,
      newerCards: 'yes',
    };
    expect(settings.getState()).toMatchObject(expected);
    expect(JSON.parse(localStorage.getItem('parlour:settings') ?? '')).toMatchObject(expected);
  });

  it('ask before a game is reset', async () => {
    await database.update('save:cups', () => 'kept');
    await show(<Settings />);
    fireEvent.click(screen.getByRole('button', { name: 'Reset Cups' }));
    expect(screen.getByRole('alertdialog', { name: /^Reset Cups\? / })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await database.get('save:cups')).toBe('kept');
  });

  it('refuse a file that is no backup, in words', async () => {
    await show(<Settings />);
    const file = new File(['{"some":"thing"}'], 'x.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('Backup file'), { target: { files: [file] } });
    expect(await screen.findByText(/not a backup of Parlour.*untouched/)).toBeInTheDocument();
  });

  it('show saves kept aside until the player drops them', async () => {
    await database.update('aside:cups:tab10', () => 'damaged');
    await show(<Settings />);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await database.get('aside:cups:tab10')).toBe('damaged');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await database.get('aside:cups:tab10')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Saves that could not be read')).toBeNull());
  });
});

describe('statistics', () => {
  it('do not claim to be empty before they have been read', async () => {
    vi.spyOn(stats, 'getState').mockReturnValue(stats.getInitialState());
    await show(<Stats />);
    expect(screen.getByRole('heading', { level: 1, name: 'Statistics' })).toBeInTheDocument();
    expect(screen.queryByText('Nothing to count yet')).toBeNull();
    vi.mocked(stats.getState).mockRestore();
    await show(<Stats />);
    expect(screen.getByText('Nothing to count yet')).toBeInTheDocument();
  });

  it('say so when there is nothing to count', async () => {
    const { container } = await show(<Stats />);
    headingsAreInOrder(container);
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  });

  it('count a single game and a single daily as one', async () => {
    await addFinished(stats, finished({ day: today(), begun: today() }));
    const { container } = await show(<Stats />, '/stats?game=cups');
    expect(screen.getByText('One game finished and won; one daily played on the day.')).toBeInTheDocument();
    expect(screen.getByText('1 game')).toBeInTheDocument();
    expect(screen.getByText('Won without help.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /^(Scores|Times) of/ })).toBeNull();
    expect(container.textContent).not.toMatch(/\b1 [a-z]+s\b/);
  });

  it('show of a first game that was lost nothing that would be nought', async () => {
    await addFinished(stats, finished({ outcome: 'lost', cause: 'lifts' }));
    const { container } = await show(<Stats />, '/stats?game=cups');
    expect(screen.getByText('One game finished.')).toBeInTheDocument();
    for (const label of ['Finished', 'Won', 'Wins in a row', 'Days in a row', 'Dailies', 'Without help'])
      expect(screen.queryByText(label)).toBeNull();
    // The solution may have been shown.
    expect(container.textContent).not.toContain('without help');
    expect(container.textContent).not.toMatch(/(?<![\d:])0 (%|games|won,|dailies)/);
  });

  it('tell how games ended in words, whatever the name it is kept under', async () => {
    const lost: [game: string, causes: readonly string[], told: readonly string[]][] = [
      ['cups', ['stuck', 'lifts'], ['no move was left', 'three empty cups']],
      ['mole', ['lifts', 'lost'], ['for another reason', 'three empty cups']],
    ];
    for (const [game, causes, told] of lost) {
      for (const [at, cause] of causes.entries()) {
        await addFinished(stats, finished({ game, outcome: 'lost', cause, dealKey: `${game}${at}` }));
      }
      const { container, unmount } = await show(<Stats />, `/stats?game=${game}`);
      const panel = screen.getByRole('region', { name: 'How games were lost' });
      const said = within(panel)
        .getAllByRole('listitem')
        .map((item) => item.firstChild?.textContent);
      expect(said.toSorted()).toEqual(told);
      expect(container.textContent).not.toMatch(/: (stuck|lifts)\b/);
      unmount();
    }
  });

  it('keep runs with help apart', async () => {
    await addFinished(stats, finished());
    await addFinished(stats, finished({ outcome: 'lost', cause: 'three empty cups', dealKey: 'l' }));
    const helped = { ...finished().tally, aids: { hint: 2 }, elapsedMs: 9_000 };
    await addFinished(stats, finished({ tally: helped, dealKey: 'm', config: 'c12' }));
    const { container } = await show(<Stats />, '/stats?game=cups');
    headingsAreInOrder(container);
    expect(screen.getByText(/3 games finished, 2 of them won/)).toBeInTheDocument();
    const unaided = screen.getByRole('heading', { name: '6 cups' }).closest('li') as HTMLElement;
    expect(within(unaided).getByText('1 of 2 won')).toBeInTheDocument();
    // An average of one would say the same twice.
    expect(within(unaided).getByText('1:05')).toBeInTheDocument();
    expect(within(unaided).queryByText(/Average|Best/)).toBeNull();
    expect(screen.queryByRole('heading', { name: '12 cups' })).toBeNull();
    expect(
      screen.getByRole('img', { name: /last 2 games, oldest first: 1 won, 1 lost/ }),
    ).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'With help' }));
    const aided = screen.getByRole('heading', { name: '12 cups' }).closest('li') as HTMLElement;
    expect(within(aided).getByText('1 of 1 won')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '6 cups' })).toBeNull();
  });

  it('lead on where a game has none yet', async () => {
    await addFinished(stats, finished());
    await show(<Stats />, '/stats?game=mole');
    expect(screen.getByRole('link', { name: 'Play Mole' })).toHaveAttribute('href', '/mole');
  });
});

describe('about and not found', () => {
  it('tells what players notice of each edition, newest first, and leads who asked for it there', async () => {
    const { container } = await show(<About />, '/about#what-changed');
    headingsAreInOrder(container);
    const heading = screen.getByRole('heading', { name: 'What changed' });
    expect(heading).toHaveFocus();
    const panel = within(heading.closest('section') as HTMLElement);
    const editions = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(editions.map((name) => name?.split(' ')[0])).toEqual(['Second', 'First']);
    expect(panel.getAllByText('Not released yet: you have it before others do.')).toHaveLength(1);
    const change = panel.getByText('A shuffle always leaves a pair that connects.');
    expect(change).not.toBeVisible();
    fireEvent.click(within(change.closest('details') as HTMLElement).getByText(/^Pikachu/));
    expect(change).toBeVisible();
    expect(panel.queryByText(/Rules know no language/)).toBeNull();
  });

  it('name version, licences, and give a report with the game’s record in it', async () => {
    localStorage.setItem('parlour:save:cups', 'the record');
    const { container } = await show(<About />);
    headingsAreInOrder(container);
    expect(screen.getByText(/Parlour 1\.2\.3/)).toBeInTheDocument();
    expect(screen.getByLabelText('Report')).not.toHaveTextContent('the record');
    fireEvent.change(screen.getByLabelText('Which game?'), { target: { value: 'cups' } });
    expect(screen.getByLabelText('Report')).toHaveTextContent('the record');
  });

  it('give the report at once with the page’s copy, then with what the database knows later', async () => {
    const save = must(parseSave(await saveGame(null), 'cups'));
    const copy = formatSave({ ...save, revision: 1 });
    const later = formatSave({
      ...save,
      revision: 2,
      body: save.body.replace('"draft":""', '"draft":"later"'),
    });
    localStorage.setItem('parlour:save:cups', copy);
    await database.update('save:cups', () => later);
    await show(<About />);
    fireEvent.change(screen.getByLabelText('Which game?'), { target: { value: 'cups' } });
    expect(screen.getByLabelText('Report')).toHaveTextContent('parlour-save 1 cups 1 ');
    await waitFor(() => expect(screen.getByLabelText('Report')).toHaveTextContent('parlour-save 1 cups 2 '));
    expect(screen.getByLabelText('Report')).toHaveTextContent('later');
  });

  it('give the report with what is damaged, too', async () => {
    await database.update('save:cups', () => 'torn in the middle');
    await show(<About />);
    fireEvent.change(screen.getByLabelText('Which game?'), { target: { value: 'cups' } });
    await waitFor(() => expect(screen.getByLabelText('Report')).toHaveTextContent('torn in the middle'));
  });

  it('lead back to the shelf and to every game', async () => {
    const { container } = await show(<NotFound />);
    headingsAreInOrder(container);
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Cups' })).toHaveAttribute('href', '/cups');
  });
});
