/** A player who knows only what the browser tells assistive software, and has only a keyboard. */
import type { CDPSession, Page } from '@playwright/test';

export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly focused: boolean;
  readonly disabled: boolean;
}

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  // What is to be heard comes a moment after what is to be seen.
  await page.locator('[data-announcement][data-due]').waitFor({ state: 'detached' });
  const known = sessions.get(page);
  if (known) return known;
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

type RawNode = Awaited<ReturnType<typeof wholeTree>>[number];

async function wholeTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes;
}

export async function axNodes(page: Page): Promise<AxNode[]> {
  const nodes = await wholeTree(await sessionOf(page));
  return nodes.filter(({ ignored }) => !ignored).map(read);
}

function read({ role, name, description, properties = [] }: RawNode): AxNode {
  const has = (property: string) =>
    properties.some(({ name, value }) => name === property && value.value === true);
  return {
    role: String(role?.value ?? ''),
    name: String(name?.value ?? ''),
    description: String(description?.value ?? ''),
    focused: has('focused'),
    disabled: has('disabled'),
  };
}

/** What has the focus, without reading the whole page for it. */
async function focusedNode(page: Page): Promise<AxNode | undefined> {
  const session = await sessionOf(page);
  const { result } = await session.send('Runtime.evaluate', {
    // A list's chosen option counts as focused while the focus stays in its field.
    expression: `document.activeElement?.hasAttribute('aria-activedescendant') ? null : document.activeElement`,
  });
  if (!result.objectId) return (await axNodes(page)).find(({ focused }) => focused);
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.send('Runtime.releaseObject', { objectId: result.objectId });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(read)
    .find(({ focused }) => focused);
}

export async function axText(page: Page): Promise<string> {
  return (await axNodes(page)).map(({ name }) => name).join('\n');
}

/** Tabs until a node of this role has the focus. */
export async function tabTo(page: Page, role: string, name: RegExp = /./): Promise<AxNode> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await focusedNode(page);
    if (focused?.role === role && name.test(focused.name)) return focused;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No ${role} ${name} can be reached with Tab`);
}

/** From the focused grid cell by arrow keys alone. */
export async function arrowTo(
  page: Page,
  from: { row: number; column: number },
  to: { row: number; column: number },
) {
  const press = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await press(to.row > from.row ? 'ArrowDown' : 'ArrowUp', Math.abs(to.row - from.row));
  await press(to.column > from.column ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.column - from.column));
}

/** `Row 3, column 2` in a cell's name. */
export function placeIn(name: string): { row: number; column: number } {
  const [, row, column] = /row (\d+), column (\d+)/i.exec(name) ?? [];
  return { row: Number(row), column: Number(column) };
}
