/** The boards whose cells have promised widths, each opened by a code that was released; and how its states are reached. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { Site } from './fixtures';

/** In the order of the spec's table. */
export const TABLE_WINDOWS = [
  '320x568',
  '360x740',
  '740x360',
  '667x375',
  '768x1024',
  '1440x900',
  '2560x1440',
];

export interface PromisedBoard {
  readonly name: string;
  readonly room: string;
  /** The id of its record, and how its golden codes name its setting. */
  readonly id: string;
  readonly setting: string;
  /** Cell widths at least; null: it scrolls there. */
  readonly cells?: readonly (number | null)[];
  /** Whole, its cells would have to be so wide; under that it scrolls. Else under 24 px. */
  readonly leastWhole?: number;
  /** What is pressed to open what is played with, pad or search or panel; null: nothing opens. */
  readonly open?: ((page: Page) => Promise<void>) | undefined;
  /** How the game is brought to its end: an item of the menu, and the button that says yes. */
  readonly end?: readonly [item: string, yes: string];
  readonly hintKey?: string;
  /** It has *Deduce* among its tools. */
  readonly deduces?: boolean;
  /** Nothing stands below it, so that its page never has to scroll. */
  readonly isAlone?: boolean;
  /** Capped at a quarter of the window's smaller side instead of a sixth. */
  readonly isOfCards?: boolean;
}

const S = null;
const pressCell = (name: RegExp) => async (page: Page) => {
  await page.getByRole('gridcell', { name }).first().press('Enter');
};

const PIKACHU = { room: 'pikachu', id: 'pikachu', isAlone: true, open: pressCell(/./) };
const HUDOKU = {
  room: 'hudoku',
  id: 'hudoku',
  hintKey: 'e',
  open: pressCell(/empty$/),
  end: ['Show solution', 'Show it'],
} as const;
const DOKUBORN = {
  room: 'dokuborn',
  isOfCards: true,
  id: 'dokuborn',
  open: pressCell(/./),
  end: ['Give up', 'Show me an answer'],
} as const;
const SOLO = {
  room: 'wondering-witches',
  id: 'wondering-witches',
  deduces: true,
  end: ['Show solution', 'Show it'],
} as const;

export const PROMISED: readonly PromisedBoard[] = [
  { ...PIKACHU, name: 'Pikachu Quick', setting: 'qs', cells: [44, 57, 46, 49, 80, 124, 214] },
  { ...PIKACHU, name: 'Pikachu Classic', setting: 'cs', cells: [38, 30, 33, 29, 40, 65, 121] },
  { ...PIKACHU, name: 'Pikachu Grand', setting: 'gs', cells: [25, 28, S, S, 28, 46, 86] },
  { ...HUDOKU, name: 'Hudoku 6×5', setting: '6x5-steady-hourglass', cells: [42, 64, 54, 56, 115, 132, 222] },
  { ...HUDOKU, name: 'Hudoku 8×8', setting: '8x8-steady-hourglass', cells: [32, 40, 40, 42, 86, 99, 166] },
  {
    ...DOKUBORN,
    name: 'Dokuborn 3×3',
    setting: '3-3-free-20260923-1j760u6',
    cells: [74, 94, 70, 74, 158, 181, 310],
  },
  {
    ...DOKUBORN,
    name: 'Dokuborn 4×4',
    setting: '4-3-free-20260923-1j760u6',
    cells: [55, 69, 52, 55, 118, 136, 232],
  },
  {
    name: 'Dragon Quest',
    room: 'dragon-quest',
    isOfCards: true,
    id: 'dragon-quest',
    setting: 'wide-winnable',
    open: pressCell(/can be explored/),
    end: ['Give up', 'Give up'],
    cells: [33, 43, 46, 49, 83, 113, 190],
  },
  { ...SOLO, name: 'Solo, First Game', setting: '6-0-x', cells: [27, 42, 56, 46, 90, 118, 240] },
  {
    ...SOLO,
    name: 'Solo, High Witch',
    setting: '10-2-dvs',
    cells: [37, 42, 41, 42, 54, 99, 167],
    // Two sides of a garden, with a number on every bed.
    leastWhole: 37,
  },
  {
    name: 'Brew',
    room: 'wondering-witches/brew',
    id: 'wondering-witches-brew',
    deduces: true,
    setting: '6-0-x',
    end: ['Show solution', 'Show it'],
  },
];

/** The first code that was released for a setting. */
export function codeOf({ id, setting }: PromisedBoard): string {
  const game = id.replace(/-brew$/, '');
  const file = new URL(`../../games/${game}/golden/${id}.released.txt.gz`, import.meta.url);
  const line = gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .find((one) => one.startsWith(`${setting} `));
  const code = line?.split(' ')[2];
  if (!code) throw new Error(`no code of ${id} was released for ${setting}`);
  return code;
}

export async function openBoard(page: Page, site: Pick<Site, 'url'>, board: PromisedBoard): Promise<void> {
  await page.goto(`${site.url}${board.room}/${encodeURIComponent(codeOf(board))}`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const begin = page.getByRole('button', { name: 'Turn the hourglass' });
  if (await begin.count()) await begin.click();
}
