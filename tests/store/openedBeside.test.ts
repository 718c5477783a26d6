/** A tab that is opened while another is at play meets a copy of a move that the database has not taken yet. */
import { expect, it } from 'vitest';
import { expect as must } from '../../src/core/result';
import { saveKey } from '../../src/store/saving/saveText';
import { rules } from '../template/rules/rules';
import { loaded } from './fakes';
import { modelBrowser, settle } from './modelBrowser';

const mark = (cup: number) => ({ kind: 'mark' as const, cup });

async function openedBeside() {
  const browser = modelBrowser();
  const open = (writer: string) => loaded(rules, { ...browser.openPage(), writer });
  const one = await open('one');
  must(await one.store.newGame({ cups: 12 }));
  await settle();
  const reading = browser.hold();
  const opening = open('two');
  await settle();
  must(one.store.play(mark(1)));
  reading.open();
  const writing = browser.hold();
  const two = await opening;
  expect(two.store.getState().game?.record.moves).toEqual(['m1']);
  return { browser, open, one, two, writing, stored: () => browser.texts.get(saveKey('cups')) };
}

it.each([0, 1_000])('it takes nothing from the other, which plays on %i ms later', async (pause) => {
  const { browser, one, writing, stored } = await openedBeside();
  writing.open();
  await settle();
  browser.time.pass(pause);
  await settle();
  must(one.store.play(mark(2)));
  await settle();
  expect(one.saves.state()).toBe('saved');
  expect(stored()).toContain('"m1","m2"');
});

it('if it plays on itself, it leaves a copy that continues what is stored', async () => {
  const { browser, open, two, writing, stored } = await openedBeside();
  must(two.store.play(mark(2)));
  writing.open();
  await settle();
  expect(stored()).toContain('"m1","m2"');

  const table = browser.hold();
  const late = open('three');
  await settle();
  browser.time.pass(2_000);
  const three = await late;
  must(three.store.play(mark(3)));
  table.open();
  await settle();
  expect(three.saves.state()).toBe('saved');
  expect(stored()).toContain('"m1","m2","m3"');
});
