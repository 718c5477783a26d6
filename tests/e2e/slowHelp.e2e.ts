/** Help that takes long: it shows that it is coming, keeps nobody waiting, and can be cancelled. */
import { expect, type Page } from '@playwright/test';
import { STEADY } from './support/everyGame';
import { CALM, setSettings, test } from './support/fixtures';

/** What the rooms ask of their workers waits until it is let go: their deals, or all else. */
async function holdWorkers(page: Page, held: 'deals' | 'help'): Promise<void> {
  await page.addInitScript((kind) => {
    const waiting: (() => void)[] = [];
    let isOpen = false;
    window.Worker = class extends Worker {
      override postMessage(data: { readonly job?: { readonly kind: string } }): void {
        const send = () => super.postMessage(data);
        if (isOpen || !data.job || (data.job.kind === 'deal') !== (kind === 'deals')) send();
        else waiting.push(send);
      }
    };
    Object.assign(window, {
      letGo() {
        isOpen = true;
        for (const send of waiting.splice(0)) send();
      },
    });
  }, held);
}

const letGo = (page: Page) => page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());

const HINT = { ask: 'Hint', words: 'Thinking of a hint …' };
const ROOMS = [
  { room: 'wondering-witches', ...HINT },
  { room: 'wondering-witches/brew', ...HINT },
  { room: 'pikachu', ask: 'Shuffle', words: 'Working it out …' },
];

for (const { room, ask, words } of ROOMS) {
  test(`${room}: ${ask} that takes long can be cancelled, and nothing waits for it`, async ({
    page,
    site,
  }) => {
    await setSettings(page, CALM);
    await holdWorkers(page, 'help');
    await page.goto(`${site.url}${room}?scene=game`);
    const cells = page.getByRole('gridcell');
    await expect(cells.first()).toBeVisible();
    const coming = page.locator('[data-say=notice]').getByRole('progressbar', { name: words });
    const cancel = page.locator('[data-say=notice]').getByRole('button', { name: 'Cancel' });
    const press = async () => {
      const tool = page.locator(`[data-tool=${ask.toLowerCase()}]`);
      if (await tool.isVisible()) return tool.click();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: ask }).click();
    };

    await press();
    await expect(coming).toBeVisible();
    await cancel.click();
    await expect(coming).toHaveCount(0);

    await press();
    await expect(coming).toBeVisible();
    await expect(page.locator('[data-announcement] ~ [role=status]')).toHaveText(words);
    // A dialog opens and closes, and the focus goes from cell to cell.
    await page.locator('[data-tool=new]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const place = page.locator('[role=gridcell][tabindex="0"]').first();
    await place.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
    await expect(coming).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(coming).toHaveCount(0);
    const before = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
    await letGo(page);
    // Asked for anew and answered, none of the earlier ones has had any effect.
    await expect(page.locator('[data-say=hint]')).toHaveCount(0);
    expect(await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')))).toEqual(
      before,
    );
    await press();
    if (ask === 'Hint') await expect(page.locator('[data-say=hint]')).toContainText('1 of 3');
    else await expect(page.locator('[data-announcement]')).toContainText(/shuffle/i);
    await expect(coming).toHaveCount(0);
  });
}

test('Deduce that takes long says so, and put away it keeps no hint waiting', async ({ page, site }) => {
  await setSettings(page, CALM);
  await holdWorkers(page, 'help');
  await page.goto(`${site.url}wondering-witches/brew?scene=game`);
  await page.locator('[data-tool=deduce]').click();
  const panel = page.getByRole('region', { name: 'What can be known' });
  await expect(panel.getByRole('progressbar', { name: 'Going through the recipes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.locator('[data-tool=deduce]').click();
  await letGo(page);
  await expect(panel).toContainText('still possible');
});

for (const room of ['pikachu', 'hudoku', 'dragon-quest', 'wondering-witches', 'wondering-witches/brew']) {
  test(`${room}: a deal that takes long says so, and nothing waits for it`, async ({ page, site }) => {
    await setSettings(page, { ...CALM, ...STEADY });
    await holdWorkers(page, 'deals');
    await page.goto(`${site.url}${room}?scene=game`);
    const dealing = page.locator('[data-area=board]').getByRole('progressbar');
    await expect(dealing).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'How to play' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(dealing).toBeVisible();
    await letGo(page);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expect(dealing).toHaveCount(0);
  });
}
