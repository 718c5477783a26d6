/** A player who knows only what the browser tells assistive software, and has only a keyboard. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { isChromium } from './engines';

export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly focused: boolean;
  readonly disabled: boolean;
}

/** What is to be heard comes a moment after what is to be seen. */
const allIsSaid = (page: Page) =>
  page.locator('[data-announcement][data-due]').waitFor({ state: 'detached' });

export async function axNodes(page: Page): Promise<AxNode[]> {
  await allIsSaid(page);
  return isChromium(page.context()) ? chromiumNodes(page) : snapshotNodes(page);
}

/** What has the focus, without reading the whole page for it; nothing where that is plainly of another role. */
async function focusedNode(page: Page, role: string): Promise<AxNode | undefined> {
  return isChromium(page.context()) ? chromiumFocus(page) : snapshotFocus(page, role);
}

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
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

async function chromiumNodes(page: Page): Promise<AxNode[]> {
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

async function chromiumFocus(page: Page): Promise<AxNode | undefined> {
  const session = await sessionOf(page);
  const { result } = await session.send('Runtime.evaluate', {
    // A list's chosen option counts as focused while the focus stays in its field.
    expression: `document.activeElement?.hasAttribute('aria-activedescendant') ? null : document.activeElement`,
  });
  if (!result.objectId) return (await chromiumNodes(page)).find(({ focused }) => focused);
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

/** `- button "Undo" [disabled]: what is in it`; a line that could be misread stands in quotes, its own doubled. */
const SNAPSHOT_LINE = /^\s*- ([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)(?::(?: (.*))?)?$/;
const QUOTED_LINE = /^(\s*- )'((?:[^']|'')*)'/;

const MARK = 'data-has-focus';

/** Other engines tell no tree; Playwright reads roles and names out of the page as they would. */
async function snapshotNodes(page: Page): Promise<AxNode[]> {
  const focus = await snapshotFocus(page);
  const nodes = nodesIn(await page.locator('body').ariaSnapshot());
  return nodes.map((node) => ({
    ...node,
    focused: node.role === focus?.role && node.name === focus.name,
  }));
}

async function snapshotFocus(page: Page, sought?: string): Promise<AxNode | undefined> {
  // Not `:focus`, which nothing matches while Firefox counts the window itself among what Tab reaches.
  const isThere = await page.evaluate(
    ({ mark, sought }) => {
      const { activeElement } = document;
      const chosen = activeElement?.getAttribute('aria-activedescendant');
      const focused = chosen ? document.getElementById(chosen) : activeElement;
      if (!focused || focused === document.body) return false;
      const usual = { a: 'link', button: 'button' }[focused.localName];
      const role = focused.getAttribute('role') ?? usual ?? sought;
      if (sought !== undefined && role !== sought) return false;
      focused.setAttribute(mark, '');
      return true;
    },
    { mark: MARK, sought },
  );
  if (!isThere) return undefined;
  const snapshot = await page.locator(`[${MARK}]`).ariaSnapshot();
  await page.evaluate((mark) => document.querySelector(`[${mark}]`)?.removeAttribute(mark), MARK);
  const [node] = nodesIn(snapshot);
  return node && { ...node, focused: true };
}

function nodesIn(snapshot: string): AxNode[] {
  return snapshot.split('\n').flatMap((raw) => {
    const line = raw.replace(QUOTED_LINE, (_all, start, inner) => start + inner.replaceAll("''", "'"));
    const [, role = '', quoted, states = '', text] = SNAPSHOT_LINE.exec(line) ?? [];
    if (role === '') return [];
    const own = { description: '', focused: false, disabled: states.includes('[disabled]') };
    const said = text === undefined ? [] : [{ ...own, role: 'StaticText', name: unquoted(text) }];
    return [{ ...own, role, name: quoted === undefined ? '' : JSON.parse(quoted) }, ...said];
  });
}

const unquoted = (text: string): string => (text.startsWith('"') ? JSON.parse(text) : text);

export async function axText(page: Page): Promise<string> {
  return (await axNodes(page)).map(({ name }) => name).join('\n');
}

/** Tabs until a node of this role has the focus. */
export async function tabTo(page: Page, role: string, name: RegExp = /./): Promise<AxNode> {
  const isSought = (node: AxNode | undefined) => node?.role === role && name.test(node.name);
  const key = await wayTo(page, isSought);
  await allIsSaid(page);
  for (let presses = 0; presses < 60; presses++) {
    const focused = await focusedNode(page, role);
    if (focused && isSought(focused)) return focused;
    await page.keyboard.press(key);
  }
  throw new Error(`No ${role} ${name} can be reached with ${key}`);
}

/** Chromium goes round; Firefox goes on to its own bar, and so the page's order tells which way is the right one. */
async function wayTo(page: Page, isSought: (node: AxNode) => boolean): Promise<'Tab' | 'Shift+Tab'> {
  if (isChromium(page.context())) return 'Tab';
  const nodes = await axNodes(page);
  return nodes.findIndex(isSought) < nodes.findIndex(({ focused }) => focused) ? 'Shift+Tab' : 'Tab';
}

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Where a cell lies in its grid, as a screen reader counts: by what the page says, else cell for cell. */
export function placeOf(cell: Locator): Promise<Place> {
  return cell.evaluate((element) => {
    const row = element.closest('[role=row]');
    const rows: (Element | null)[] = [
      ...(element.closest('[role=grid]')?.querySelectorAll('[role=row]') ?? []),
    ];
    const cells = [...(row?.querySelectorAll('[role=gridcell]') ?? [])];
    return {
      row: Number(row?.getAttribute('aria-rowindex') ?? rows.indexOf(row) + 1),
      column: Number(element.getAttribute('aria-colindex') ?? cells.indexOf(element) + 1),
    };
  });
}

export const focusedPlace = (page: Page): Promise<Place> => placeOf(page.locator('[role=gridcell]:focus'));

/** As counted from 1. */
export const cellIn = (grid: Locator, { row, column }: Place): Locator =>
  grid
    .locator('[role=row]:has([role=gridcell])')
    .nth(row - 1)
    .getByRole('gridcell')
    .nth(column - 1);

/** From the focused grid cell by arrow keys alone. */
export async function arrowTo(page: Page, from: Place, to: Place) {
  const press = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await press(to.row > from.row ? 'ArrowDown' : 'ArrowUp', Math.abs(to.row - from.row));
  await press(to.column > from.column ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.column - from.column));
}

/** `Row 3, column 2` in what is said. */
export function placeIn(said: string): Place {
  const [, row, column] = /row (\d+), column (\d+)/i.exec(said) ?? [];
  return { row: Number(row), column: Number(column) };
}
