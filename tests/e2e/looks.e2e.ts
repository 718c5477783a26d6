/** Looks that no eye should have to check again: whole shadows, whole words, on small screens and large. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dense } from '../../src/games/dokuborn/rules/cards/dense';
import { allConditions, conditionLabel } from '../../src/games/dokuborn/rules/conditions';
import { hyphenated } from '../../src/games/dokuborn/screen/fitting/hyphenated';
import { widestWord } from '../../src/games/dokuborn/screen/fitting/widestWord';
import { count } from '../counts';
import { openGame, STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

const ROOMS = [
  'pikachu?scene=game',
  'hudoku?scene=game',
  'dokuborn?scene=game',
  'dragon-quest?scene=game',
  'wondering-witches?scene=game',
  'wondering-witches/brew?scene=game',
];
const QUIET = { ...CALM, ...STEADY };

/** What floats, and all that might cut its shadow off before it has faded. */
const FLOATING =
  'dialog[open] > *, [role=menu], div:has(> [role=dialog]), [data-tone], [data-finish][data-open]';

async function cutShadows(page: Page): Promise<string[]> {
  return page.locator(FLOATING).evaluateAll((all) =>
    all.flatMap((card) => {
      const shadows = getComputedStyle(card).boxShadow.match(
        /-?[\d.]+px -?[\d.]+px [\d.]+px -?[\d.]+px(?! inset)/g,
      );
      const reach = { x: 0, above: 0, below: 0 };
      for (const shadow of shadows ?? []) {
        const [x = 0, y = 0, blur = 0, spread = 0] = shadow.split(' ').map(Number.parseFloat);
        reach.x = Math.max(reach.x, Math.abs(x) + blur + spread);
        reach.above = Math.max(reach.above, blur + spread - y);
        reach.below = Math.max(reach.below, blur + spread + y);
      }
      const box = card.getBoundingClientRect();
      const cuts: string[] = [];
      // What lies in the top layer is cut by nothing but the window.
      const isOnTop = card.matches(':popover-open');
      for (let around = isOnTop ? null : card.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, contain, clipPath } = getComputedStyle(around);
        const clips =
          overflowX !== 'visible' || overflowY !== 'visible' || /paint|strict|content/.test(contain);
        // The window's own edge cuts nothing that could be seen.
        if (around === document.documentElement || around === document.body) break;
        if (!clips && clipPath === 'none') continue;
        const edge = around.getBoundingClientRect();
        const isCut =
          (edge.left > 0 && box.left - edge.left < reach.x) ||
          (edge.right < innerWidth && edge.right - box.right < reach.x) ||
          (edge.top > 0 && box.top - edge.top < reach.above) ||
          (edge.bottom < innerHeight && edge.bottom - box.bottom < reach.below);
        if (isCut) cuts.push(`${card.className} by ${around.className || around.tagName}`);
      }
      return cuts;
    }),
  );
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const path of ['wondering-witches', 'pikachu'].slice(0, count(1, 2))) {
  test(`no shadow of what floats is cut off in ${path}`, async ({ page, site }) => {
    await setSettings(page, QUIET);
    await openGame(page, site, `${path}?scene=game`);
    for (const size of SIZES) {
      const expectWhole = async (what: string) =>
        expect(await cutShadows(page), `${what} at ${size.width} × ${size.height}`).toEqual([]);
      await page.setViewportSize(size);
      await page.keyboard.press('h');
      await expect(page.locator('[data-say=hint]')).toBeVisible();
      await expectWhole('hint');
      // On a phone its buttons may stand where the tools are.
      await page.getByRole('button', { name: 'Close the hint' }).click();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectWhole('menu');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      for (const item of ['Share this deal', 'How to play']) {
        await fromMenu(page, item);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWhole(item);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    }
  });
}

/** Words that are broken between two of their letters, with what they stand in. */
async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement } = node;
      // A link or a code has no words.
      if (!parentElement?.checkVisibility() || parentElement.closest('.unseen, .code, .share-text, svg'))
        continue;
      for (const word of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          broken.add(`${word[0]} in ${parentElement.className || parentElement.tagName}`);
      }
    }
    return [...broken];
  });
}

/** The narrowest is the hardest; the others differ from it only by luck. */
const WIDTHS = [320, 360, 390].slice(0, count(1, 3));

const CARDS = JSON.parse(
  readFileSync(new URL('../../src/games/dokuborn/rules/cards/cards.json', import.meta.url), 'utf8'),
);

const LETTERS = count(11, 7);

/** Every word of so many letters, and more, in what cards are called. A line may end at a hyphen that is written. */
function longWords(column: 'name' | 'version'): string[] {
  const words = dense
    .names(CARDS.columns[column])
    .join(' ')
    .split(/\s+|(?<=-)/);
  return [...new Set(words)].filter((word) => word.length >= LETTERS);
}

/** Those that are broken where no hyphen is allowed, or reach over the edge of where they are written. */
async function brokenOn(
  page: Page,
  where: string,
  property: string,
  words: readonly string[],
): Promise<string[]> {
  const measured = words.map((word) => ({ word, widest: String(widestWord(word)) }));
  return page
    .locator(where)
    .first()
    .evaluate(
      (original, { where, property, measured }) => {
        const field = original.closest('[role=gridcell], [role$=header]');
        const box = field?.getBoundingClientRect();
        if (!field?.parentElement || !box) return ['nowhere to write'];
        // A copy of the field for every word, all of its size and in its place, since to lay out the board for each word
        // in turn takes a hundred times as long.
        const copies = measured.map(({ word, widest }) => {
          const copy = field.cloneNode(true) as HTMLElement;
          copy.style.cssText += `;position:absolute;box-sizing:border-box;width:${box.width}px;height:${box.height}px`;
          const place = copy.querySelector(where);
          const styled = place?.closest<HTMLElement>('.dk-names, .dk-unbroken');
          if (place) place.textContent = word;
          styled?.style.setProperty(property, widest);
          return { word, copy, place, room: place?.closest('.dk-plate, .dk-caption') };
        });
        field.parentElement.append(...copies.map(({ copy }) => copy));
        const broken = copies.filter(({ word, place, room }) => {
          if (!place || !room) return true;
          const edge = room.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(place);
          const { left, right } = range.getBoundingClientRect();
          const letters = place.firstChild as Text;
          // A hyphen that is shown counts as the beginning of the letter after it.
          const topOf = (at: number) => {
            range.setStart(letters, at);
            range.setEnd(letters, at + 1);
            return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
          };
          const isBroken = [...word].some(
            (letter, at) =>
              at > 0 && ![letter, word[at - 1]].includes('\u00ad') && topOf(at) !== topOf(at - 1),
          );
          return isBroken || left < edge.left || right > edge.right;
        });
        for (const { copy } of copies) copy.remove();
        return broken.map(({ word }) => word);
      },
      { where, property, measured },
    );
}

for (const width of WIDTHS) {
  test(`no word is broken in the margins and on the plates of Dokuborn at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await setSettings(page, QUIET);
    await openGame(page, site, 'dokuborn?scene=game');
    for (const size of [3, 4]) {
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await page.getByRole('radio', { name: `${size} × ${size}` }).check({ force: true });
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
      await expect(page.getByRole('gridcell')).toHaveCount(size * size);
      // Not every card has a version.
      while ((await page.locator('.dk-version').count()) === 0) {
        await page.getByRole('gridcell').first().focus();
        for (let stage = 0; stage < 3; stage++) await page.keyboard.press('h');
        await page.getByRole('button', { name: 'Do it' }).click();
      }
      const labels = allConditions.map(conditionLabel).flatMap((label) => label.split(' '));
      // Filled, and therefore bold.
      await page.locator('.dk-caption').evaluateAll((all) => {
        for (const caption of all) caption.setAttribute('data-full', '');
      });
      expect({
        captions: await brokenOn(page, '.dk-unbroken', '--widest', [...new Set(labels)]),
        names: await brokenOn(
          page,
          '.dk-plate:has(.dk-version) .dk-name',
          '--widest-of-name',
          longWords('name').map(hyphenated),
        ),
        versions: await brokenOn(
          page,
          '.dk-version',
          '--widest-of-version',
          longWords('version').map(hyphenated),
        ),
      }).toEqual({ captions: [], names: [], versions: [] });
    }
  });

  test(`no word is broken in any room or its rules at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 740 });
    await setSettings(page, QUIET);
    for (const path of ROOMS) {
      await openGame(page, site, path);
      expect(await brokenWords(page), path).toEqual([]);
      await fromMenu(page, 'How to play');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await brokenWords(page), `rules of ${path}`).toEqual([]);
    }
  });
}

test('words between keys are no keys', async ({ page, site }) => {
  await setSettings(page, QUIET);
  await openGame(page, site, 'pikachu?scene=game');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').locator('kbd').filter({ hasText: 'Space' })).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .locator('kbd')
      .filter({ hasText: /^(or|and|–)$/ }),
  ).toHaveCount(0);
});
