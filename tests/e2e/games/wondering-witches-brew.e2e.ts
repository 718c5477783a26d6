import { expect, type Page } from '@playwright/test';
import { CALM, setSettings, test } from '../support/fixtures';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** A clue that proves a mark in the lowest row. */
const MINT_IS_NO_DECOY = '/1~6-0-x~0yk8m0802txl~rtp23ps4dz22~qxvw';

async function open(page: Page, url: string, code = ''): Promise<void> {
  await setSettings(page, CALM);
  await page.goto(`${url}wondering-witches/brew${code}?scene=game`);
  await expect(page.getByRole('grid', { name: 'Herbs for the cauldron' })).toBeVisible();
}

test('testing an empty cauldron is refused in its place: the button stays where it is', {
  tag: '@chromium',
}, async ({ page, site }) => {
  await open(page, site.url);
  const button = page.getByRole('button', { name: 'Use potion' });
  const before = await button.boundingBox();
  await button.click();
  const refusal = page.getByLabel('Cauldron').getByText('Put something into the cauldron first.');
  await expect(refusal).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await page.getByRole('gridcell', { name: /^Parsley: put into/ }).click();
  await expect(refusal).toHaveCount(0);
});

test('the note that a hint is about comes into sight beside the hint', { tag: '@chromium' }, async ({
  page,
  site,
}) => {
  await open(page, site.url, MINT_IS_NO_DECOY);
  const hint = page.locator('[data-say=hint]');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await hint.getByRole('button', { name: 'Tell me more' }).click();
  await hint.getByRole('button', { name: 'Show me' }).click();
  await expect(hint).toContainText('Mint is not a decoy. Cross it.');
  const note = page.getByRole('gridcell', { name: 'Mint, decoy: no mark' });
  await expect(note).toBeInViewport({ ratio: 1 });
  // Neither lies over the other.
  const [said, place] = [await hint.boundingBox(), await note.boundingBox()];
  if (!said || !place) throw new Error('Hint or note is not to be seen');
  expect(place.y >= said.y + said.height || place.y + place.height <= said.y).toBe(true);
});
