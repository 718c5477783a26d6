// @vitest-environment happy-dom
/** A copy of a game that is only in memory, where even the file that makes backups does not come. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { expect as must } from '../../src/core/result';
import { loaded } from '../store/fakes';
import { rules } from '../template/rules';

const given = vi.hoisted((): { name: string; text: string }[] => []);
vi.mock('../../src/components/saveFile', () => ({
  saveAsFile: (name: string, text: string) => given.push({ name, text }),
}));
vi.stubGlobal('__BUILD__', '1.2.3');

beforeEach(() => {
  vi.resetModules();
  given.length = 0;
});

async function shelf(): Promise<string> {
  const { store } = await loaded(rules, { seeds: ['abc'] });
  await store.newGame({ cups: 6 });
  store.play({ kind: 'mark', cup: 2 });
  return store.shelfText();
}

it.each([
  ['with all there is', false],
  ['alone', true],
])('holds the game, %s', async (_how, isMissing) => {
  if (isMissing) {
    vi.doMock('../../src/app/backup', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  }
  const { giveCopy } = await import('../../src/app/giveCopy');
  const body = await shelf();
  await giveCopy('cups', body);
  vi.doUnmock('../../src/app/backup');
  const { parseBackup, summarise } =
    await vi.importActual<typeof import('../../src/app/backup')>('../../src/app/backup');
  expect(given).toHaveLength(1);
  expect(given[0]?.name).toMatch(/^parlour-\d{4}-\d{2}-\d{2}\.json$/);
  const backup = must(parseBackup(given[0]?.text ?? ''));
  expect(backup.texts['save:cups']).toContain(body);
  expect(summarise(backup).games).toEqual([{ id: 'cups', finished: 0, open: ['0 of 3 lifts'] }]);
});
