/** How far somebody is in a study: what comes next, what comes back, and that none of it is lost. */
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../../src/core/study';
import { read } from '../../src/core/text';
import { readSavedGames } from '../../src/store/saving/savedGames';
import { createSaves } from '../../src/store/saving/saves';
import { createStudy } from '../../src/store/study/createStudy';
import { openStudy } from '../../src/store/study/openStudy';
import {
  type LessonProgress,
  NO_PROGRESS,
  nextPosition,
  progressIn,
  readProgress,
  withAnswer,
} from '../../src/store/study/studyProgress';
import { fakeChannel, fakeDatabase, fakeLocal, fakeTime } from './fakes';

/** Answers what comes next, once for each sign: `+` rightly, `-` wrongly. Tells what came. */
function answer(signs: string, from: LessonProgress = NO_PROGRESS) {
  let progress = from;
  const came = [...signs].map((sign) => {
    const position = nextPosition(progress);
    progress = withAnswer(progress, position, sign === '+');
    return position;
  });
  return { came, progress };
}

describe('what comes next', () => {
  it('goes from the first position to the next as long as all goes well', () => {
    expect(answer('++++').came).toEqual([0, 1, 2, 3]);
  });

  it('brings back what went wrong once three others have come', () => {
    const { came, progress } = answer('+-++++');
    expect(came).toEqual([0, 1, 2, 3, 4, 1]);
    expect(progress.again).toEqual([]);
    expect(progress.solved).toEqual([0, 2, 3, 4, 1]);
  });

  it('brings it back again when it goes wrong again', () => {
    expect(answer('-+++-+++').came).toEqual([0, 1, 2, 3, 0, 4, 5, 6]);
    expect(answer('-+++-++++').came.at(-1)).toBe(0);
  });

  it('asks what is due first where several are, and never the same twice in a row', () => {
    const { came } = answer('-'.repeat(40));
    came.forEach((position, at) => void expect(position).not.toBe(came[at - 1]));
  });

  it('goes on with what comes back where nothing is new, and all over again once all are solved', () => {
    const almost = { ...NO_PROGRESS, solved: Array.from({ length: POSITIONS - 1 }, (_, n) => n), turns: 99 };
    const { progress } = answer('-', almost);
    expect(nextPosition(progress)).toBe(99);
    const all = answer('+', progress).progress;
    expect([all.solved.length, all.again.length]).toEqual([POSITIONS, 0]);
    const { came } = answer('+++', all);
    expect(new Set(came).size).toBe(3);
    expect(answer('+++', all).progress.solved).toHaveLength(POSITIONS);
  });
});

describe('what is read', () => {
  const good = { solved: [1, 2], again: [{ position: 3, due: 7 }], turns: 5 };

  it('keeps what is good, and begins a damaged lesson anew', () => {
    const found = read(
      { one: good, two: { solved: 'all' }, three: { ...good, solved: [100] } },
      readProgress,
    );
    expect(found).toEqual({ ok: true, value: { one: good, two: NO_PROGRESS, three: NO_PROGRESS } });
  });

  it('takes no position twice', () => {
    const twice = { solved: [1, 1], again: [...good.again, { position: 3, due: 9 }], turns: 5 };
    const found = read({ one: twice }, readProgress);
    expect(found.ok && found.value.one).toEqual({
      solved: [1],
      again: [{ position: 3, due: 9 }],
      turns: 5,
    });
  });

  it.each([[{ __proto__: null, 'Not a name': good }], [[]], [null], ['x']])('refuses %j', (text) => {
    expect(read(text, readProgress).ok).toBe(false);
  });
});

function tab(around: ReturnType<typeof browser>, writer: string) {
  const { database, local, channel, time } = around;
  const ports = { database, local, writer, ...channel, schedule: time.schedule, foundMore: () => {} };
  const saves = createSaves('cups-study', ports);
  return { saves, study: createStudy(saves) };
}

const browser = () => ({
  database: fakeDatabase(),
  local: fakeLocal(),
  channel: fakeChannel(),
  time: fakeTime(),
});

describe('progress that is kept', () => {
  it('opens where there is no storage at all', async () => {
    const study = openStudy('cups');
    await study.load();
    expect(study.getState()).toMatchObject({ isLoaded: true, progress: {} });
  });

  it('is there after a reload, and reads as a save without games for every edition', async () => {
    const around = browser();
    const first = tab(around, 'one');
    await first.study.load();
    first.study.answered('pairs', 4, true);
    first.study.answered('pairs', 5, false);
    await first.saves.idle();
    const second = tab(around, 'two');
    await second.study.load();
    expect(progressIn(second.study.getState().progress, 'pairs')).toEqual({
      solved: [4],
      again: [{ position: 5, due: 5 }],
      turns: 2,
    });
    expect(read(JSON.parse(second.study.savedText()), readSavedGames).ok).toBe(true);
  });

  it('counts nothing before it is known what was saved', () => {
    const { study } = tab(browser(), 'one');
    study.answered('pairs', 4, true);
    expect(study.getState().progress).toEqual({});
  });

  it('tells a second tab that the first went on', async () => {
    const around = browser();
    const [first, second] = [tab(around, 'one'), tab(around, 'two')];
    await first.study.load();
    await second.study.load();
    first.study.answered('pairs', 0, true);
    await first.saves.idle();
    expect(second.study.getState().saving).toBe('superseded');
  });

  it('keeps aside what it cannot read, and says so', async () => {
    const around = browser();
    const first = tab(around, 'one');
    await first.study.load();
    first.saves.save('{"study":7}');
    await first.saves.idle();
    const second = tab(around, 'two');
    await second.study.load();
    expect(second.study.getState()).toMatchObject({ isLoaded: true, progress: {} });
    expect(second.study.getState().fault).not.toBeNull();
  });
});
