/** What a player makes: undo to its beginning, kept through reloads, crashes and other tabs, bounded in size. */
import { describe, expect, it } from 'vitest';
import { describeFault, ok, refuse } from '../../src/core/result';
import { readJson } from '../../src/core/text';
import { createSketch, type SketchForm } from '../../src/store/making/createSketch';
import { openSketch } from '../../src/store/making/openSketch';
import {
  historyOf,
  MAX_HISTORY,
  MAX_SKETCH,
  MAX_STEPS,
  steppedBy,
  textInSight,
  withStep,
} from '../../src/store/making/sketchHistory';
import { parseSketchBody, sketchBody } from '../../src/store/making/sketchSave';
import { pageName } from '../../src/store/saving/pageName';
import { readSavedGames } from '../../src/store/saving/savedGames';
import { createSaves } from '../../src/store/saving/saves';
import { formatSave, MAX_SAVE, saveKey } from '../../src/store/saving/saveText';
import { fakeChannel, fakeDatabase, fakeLocal, fakeTime } from './fakes';

const NAME = 'cups-make';

/** A sketch is a number. */
const form: SketchForm<number> = {
  blank: 0,
  format: String,
  parse: (text) => (/^\d{1,6}$/.test(text) ? ok(Number(text)) : refuse('MALFORMED')),
};

function tab(around: Partial<ReturnType<typeof browser>> = {}, writer = 'tab1') {
  const { database, local, channel, time } = { ...browser(), ...around };
  const ports = { database, local, writer, ...channel, schedule: time.schedule, foundMore: () => {} };
  const saves = createSaves(NAME, ports);
  return { saves, sketch: createSketch(form, saves) };
}

const browser = () => ({
  database: fakeDatabase(),
  local: fakeLocal(),
  channel: fakeChannel(),
  time: fakeTime(),
});

async function loadedTab(around = browser(), writer = 'tab1') {
  const opened = tab(around, writer);
  await opened.sketch.load();
  return opened;
}

describe('a sketch', () => {
  it('changes nothing before it is known what was saved', () => {
    const { sketch } = tab();
    sketch.change(1);
    expect(sketch.getState()).toMatchObject({ isLoaded: false, sketch: 0, serial: 0 });
  });

  it('undoes and redoes every change, and forgets what was taken back at the next one', async () => {
    const { sketch } = await loadedTab();
    for (const number of [1, 2, 2, 3]) sketch.change(number);
    const seen = () => sketch.getState().sketch;
    sketch.undo();
    expect([seen(), sketch.getState().last]).toEqual([2, 'undone']);
    sketch.undo();
    sketch.undo();
    sketch.undo();
    expect([seen(), sketch.getState().canUndo, sketch.getState().canRedo]).toEqual([0, false, true]);
    sketch.redo();
    expect([seen(), sketch.getState().last]).toEqual([1, 'redone']);
    sketch.change(9);
    expect([seen(), sketch.getState().canRedo]).toEqual([9, false]);
    sketch.redo();
    expect(seen()).toBe(9);
  });

  it('is there after a reload, with every step; also where only the page had a copy left', async () => {
    const around = browser();
    const first = await loadedTab(around);
    for (const number of [1, 2, 3]) first.sketch.change(number);
    first.sketch.undo();
    await first.saves.idle();
    const second = await loadedTab(around, 'tab2');
    expect(second.sketch.getState()).toMatchObject({
      sketch: 2,
      canUndo: true,
      canRedo: true,
      last: 'opened',
    });

    const crashed = await loadedTab({ ...around, database: fakeDatabase() }, 'tab3');
    expect(crashed.sketch.getState().sketch).toBe(2);
    const killed = await loadedTab({ ...around, local: fakeLocal() }, 'tab4');
    expect(killed.sketch.getState().sketch).toBe(2);
  });

  it('goes on in one tab at a time, and says so in the other', async () => {
    const around = browser();
    const [one, other] = [await loadedTab(around, 'one'), await loadedTab(around, 'other')];
    other.sketch.change(5);
    await other.saves.idle();
    expect(one.sketch.getState().saving).toBe('superseded');
    one.sketch.change(7);
    await one.saves.idle();
    expect((await loadedTab(around, 'third')).sketch.getState().sketch).toBe(5);
    await one.sketch.load();
    expect(one.sketch.getState()).toMatchObject({ sketch: 5, saving: 'saved' });
  });

  it('goes on unsaved where nothing can be stored', async () => {
    const around = browser();
    around.database.failing = new Error('full');
    around.local.failing = new Error('full');
    const { sketch, saves } = await loadedTab(around);
    sketch.change(1);
    await saves.idle();
    expect(sketch.getState()).toMatchObject({ sketch: 1, saving: 'unsaved' });
  });

  it.each([
    ['no JSON', '{"sketch":'],
    ['steps that are no text', JSON.stringify({ sketch: { steps: [1], cursor: 0 } })],
    ['a step that its maker cannot read', JSON.stringify({ sketch: { steps: ['1', 'x'], cursor: 0 } })],
    ['too many steps', JSON.stringify({ sketch: { steps: Array(MAX_STEPS + 1).fill('1'), cursor: 0 } })],
    [
      'a step that is too long',
      JSON.stringify({ sketch: { steps: ['1'.repeat(MAX_SKETCH + 1)], cursor: 0 } }),
    ],
  ])('begins anew over %s, which is kept aside', async (_what, body) => {
    const around = browser();
    const save = formatSave({ game: NAME, revision: 3, writer: 'other', base: '-', body });
    around.database.texts.set(saveKey(NAME), save);
    const { sketch } = await loadedTab(around);
    expect(sketch.getState()).toMatchObject({ isLoaded: true, sketch: 0 });
    expect(sketch.getState().fault).not.toBeNull();
    expect([...around.database.texts.keys()].filter((key) => key.startsWith('aside:'))).toHaveLength(1);
  });

  it('is blank after it was taken away', async () => {
    const around = browser();
    const nothing = JSON.stringify({
      active: 'free',
      free: null,
      daily: null,
      replaced: null,
      summaries: {},
    });
    const save = formatSave({ game: NAME, revision: 3, writer: 'reset', base: '-', body: nothing });
    around.database.texts.set(saveKey(NAME), save);
    expect((await loadedTab(around)).sketch.getState()).toMatchObject({ sketch: 0, fault: null });
  });
});

describe('its save', () => {
  it('is a save without games to every edition, so that backups carry it along', () => {
    const body = sketchBody(historyOf('7'));
    const read = readJson(body, MAX_SAVE, readSavedGames);
    expect(read.ok && [read.value.free, read.value.daily, read.value.replaced]).toEqual([null, null, null]);
    const back = parseSketchBody(body);
    expect(back.ok ? back.value : describeFault(back.fault)).toEqual(historyOf('7'));
  });

  it('lies under a name that no other could have', () => {
    expect(pageName('cups', 'make')).toBe('cups-make');
    expect(() => pageName('cups', 'Make/it')).toThrow();
    expect(typeof openSketch).toBe('function');
  });
});

describe('its history', () => {
  it('keeps the newest steps, and no more text than is written in one go', () => {
    let history = historyOf('start');
    for (let step = 0; step < 2 * MAX_STEPS; step++) history = withStep(history, `step ${step}`);
    expect(history.steps).toHaveLength(MAX_STEPS);
    expect(textInSight(history)).toBe(`step ${2 * MAX_STEPS - 1}`);
    for (let step = 0; step < MAX_STEPS; step++)
      history = withStep(history, `${step} `.padEnd(MAX_SKETCH, '.'));
    const size = history.steps.reduce((sum, { length }) => sum + length, 0);
    expect(size).toBeLessThanOrEqual(MAX_HISTORY);
    expect(size).toBeGreaterThan(MAX_HISTORY - MAX_SKETCH);
    expect(steppedBy(history, 1)).toBeNull();
    expect(() => withStep(history, 'x'.repeat(MAX_SKETCH + 1))).toThrow();
  });
});
