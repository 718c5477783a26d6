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

export async function axNodes(page: Page): Promise<AxNode[]> {
  // What is to be heard comes a moment after what is to be seen.
  await page.locator('[data-announcement][data-due]').waitFor({ state: 'detached' });
  let session = sessions.get(page);
  if (!session) {
    session = await page.context().newCDPSession(page);
    sessions.set(page, session);
  }
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => {
      const has = (property: string) =>
        properties.some(({ name, value }) => name === property && value.value === true);
      return {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        focused: has('focused'),
        disabled: has('disabled'),
      };
    });
}

export async function axText(page: Page): Promise<string> {
  return (await axNodes(page)).map(({ name }) => name).join('\n');
}

/** Tabs until a node of this role has the focus. */
export async function tabTo(page: Page, role: string, name: RegExp = /./): Promise<AxNode> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = (await axNodes(page)).find(
      (node) => node.focused && node.role === role && name.test(node.name),
    );
    if (focused) return focused;
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
