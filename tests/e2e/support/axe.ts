import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { soaking } from '../../counts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** For a page that follows the system; it is left in the light. */
export async function expectFaultless(page: Page, what = '', part = 'html'): Promise<void> {
  const lines: string[] = [];
  // A dialog is painted first and holds back the page with the next picture: what is between the two nobody meets.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('dialog[open]')].every((dialog) => dialog.matches(':modal')),
  );
  for (const colorScheme of themesFor(page, what)) {
    await page.emulateMedia({ colorScheme });
    for (const line of await linesOf(page, part)) lines.push(`${colorScheme}: ${line}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(lines, what).toEqual([]);
}

/** On every push places take turns, this one in the light and the next in the dark; the soak asks both of all. */
function themesFor(page: Page, what: string): readonly ('dark' | 'light')[] {
  if (soaking) return ['dark', 'light'];
  const [, game = '', room = ''] = new URL(page.url()).pathname.split('/');
  return [(game + room + what).length % 2 === 0 ? 'dark' : 'light'];
}

async function linesOf(page: Page, part: string): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Without frames there is nothing to gather in a page of its own, which would take longer than the search; and to
  // describe every element that is right takes four times as long as to find those that are not.
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page })
    .include(part)
    .setLegacyMode(true)
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
