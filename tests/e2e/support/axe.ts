import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may differ between two themes of the same page. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** For a page that follows the system: everything in the light, and all that has a colour once more in the dark. */
export async function expectFaultless(page: Page, what = '', part = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await linesOf(page, part, { type: 'rule', values: COLOURS });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await linesOf(page, part, { type: 'tag', values: TAGS });
  expect([...light, ...dark.map((line) => `dark: ${line}`)], what).toEqual([]);
}

interface Rules {
  readonly type: 'rule' | 'tag';
  readonly values: string[];
}

async function linesOf(page: Page, part: string, runOnly: Rules): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Without frames there is nothing to gather in a page of its own, which would take longer than the search; and to
  // describe every element that is right takes four times as long as to find those that are not.
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
    .include(part)
    .setLegacyMode(true)
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
