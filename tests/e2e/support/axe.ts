import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What may differ between two themes of the same page. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** For a page that follows the system: everything in the light, and all that has a colour once more in the dark. */
export async function expectFaultless(page: Page, what = '', part = 'html'): Promise<void> {
  // Without frames there is nothing to gather in a page of its own, which would take longer than the search.
  const axe = () => new AxeBuilder({ page }).include(part).setLegacyMode(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await linesOf(axe().withRules(COLOURS));
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await linesOf(axe().withTags(TAGS));
  expect([...light, ...dark.map((line) => `dark: ${line}`)], what).toEqual([]);
}

async function linesOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
