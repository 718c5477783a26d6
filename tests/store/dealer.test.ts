import { describe, expect, it, vi } from 'vitest';
import { freshTally, type GameRecord } from '../../src/core/record';
import { ok } from '../../src/core/result';
import type { Rules } from '../../src/core/rules';
import { inlineDealer, workerDealer } from '../../src/store/session/dealer';
import { serveDealer } from '../../src/store/session/jobs';
import { type CupsGame, rules as cups } from '../template/rules/rules';

interface CountedCups extends CupsGame {
  readonly tasks: { readonly count: string };
}
const rules: Rules<CountedCups> = {
  ...(cups as Rules<CountedCups>),
  hint: ({ lifted }) => ({ stages: [{ code: 'lift', cup: lifted.length }], move: { kind: 'lift', cup: 5 } }),
  tasks: { count: (state) => ok(`count${state.lifted.length}`) },
};

const record: GameRecord = {
  game: 'cups',
  version: 1,
  dealVersion: 1,
  config: 'c6',
  seed: 's',
  deal: 'p5',
  moves: ['l0', 'l1'],
  cursor: 1,
  tally: freshTally(null),
};

const wholeRules = async () => rules;

/** Both ends of a worker in one thread, speaking through copies as real ones do. */
function fakeWorker(): Worker {
  const worker: Partial<Worker> = {};
  const scope = {
    addEventListener: (_type: string, listener: (event: MessageEvent) => void) => {
      worker.postMessage = (message: unknown) => {
        queueMicrotask(() => listener({ data: structuredClone(message) } as MessageEvent));
      };
    },
    postMessage: (message: unknown) =>
      worker.onmessage?.call(worker as Worker, { data: structuredClone(message) } as MessageEvent),
  };
  serveDealer(rules, scope as unknown as DedicatedWorkerGlobalScope);
  worker.terminate = () => {};
  return worker as Worker;
}

describe.each([
  ['inline', () => inlineDealer(rules)],
  ['in a worker', () => workerDealer(rules, { startWorker: fakeWorker, wholeRules })],
  [
    'when no worker starts',
    () =>
      workerDealer(rules, {
        startWorker: () => {
          throw new Error('blocked');
        },
        wholeRules,
      }),
  ],
])('a dealer %s', (_name, make) => {
  it('deals and computes the same', async () => {
    const dealer = make();
    const dealt = await Promise.all(['a', 'b', 'a'].map((seed) => dealer.deal('c12', seed)));
    expect(dealt[0]).toEqual(dealt[2]);
    expect(dealt).toEqual(
      await Promise.all(['a', 'b', 'a'].map((seed) => inlineDealer(rules).deal('c12', seed))),
    );
    expect(await dealer.compute(record, 'count')).toEqual(ok('count1'));
    expect(await dealer.deal('c7', 'a')).toMatchObject({ ok: false, fault: { code: 'BAD_CONFIG' } });
    expect(await dealer.compute({ ...record, deal: 'p9' }, 'count')).toMatchObject({
      ok: false,
      fault: { code: 'BAD_DEAL' },
    });
  });

  it('hints at what is in play at the cursor', async () => {
    const dealer = make();
    expect(await dealer.hint(record)).toMatchObject({ value: { stages: [{ code: 'lift', cup: 1 }] } });
    expect(await dealer.hint({ ...record, deal: 'p9' })).toMatchObject({ fault: { code: 'BAD_DEAL' } });
  });
});

it('starts its worker once: when woken, else at the first job', async () => {
  const startWorker = vi.fn(fakeWorker);
  const dealer = workerDealer(rules, { startWorker, wholeRules });
  expect(startWorker).not.toHaveBeenCalled();
  dealer.wake();
  expect(startWorker).toHaveBeenCalledOnce();
  await dealer.deal('c6', 'a');
  expect(startWorker).toHaveBeenCalledOnce();
});

it('does waiting jobs itself when its worker dies', async () => {
  const worker: Partial<Worker> = { postMessage: () => {}, terminate: () => {} };
  const dealer = workerDealer(rules, { startWorker: () => worker as Worker, wholeRules });
  const deal = dealer.deal('c6', 'a');
  const error = new Event('error', { cancelable: true }) as ErrorEvent;
  worker.onerror?.call(worker as Worker, error);
  // Or a browser would report it to the page as well.
  expect(error.defaultPrevented).toBe(true);
  expect(await deal).toEqual(await inlineDealer(rules).deal('c6', 'a'));
  expect((await dealer.deal('c6', 'b')).ok).toBe(true);
});

it('gives up a hint that is not wanted any more, and goes on with what else is asked', async () => {
  let started = 0;
  let ended = 0;
  const startWorker = () => {
    started += 1;
    // The first one is busy for good.
    if (started > 1) return fakeWorker();
    return {
      postMessage: () => {},
      terminate: () => {
        ended += 1;
      },
    } as Partial<Worker> as Worker;
  };
  const dealer = workerDealer(rules, { startWorker, wholeRules });
  const thinking = new AbortController();
  const hint = dealer.hint(record, thinking.signal);
  const deal = dealer.deal('c6', 'a');
  thinking.abort();
  expect(await hint).toMatchObject({ ok: false, fault: { code: 'OVERTAKEN' } });
  expect(await deal).toEqual(await inlineDealer(rules).deal('c6', 'a'));
  expect({ started, ended }).toEqual({ started: 2, ended: 1 });
});

it('deals by the generator that it is asked for, else by the newest', async () => {
  const dealing: typeof cups = {
    ...cups,
    dealVersion: 2,
    deal: (_config, _chance, version) => `p${version}`,
  };
  expect(await inlineDealer(dealing).deal('c6', 'a', 1)).toEqual(ok('p1'));
  expect(await inlineDealer(dealing).deal('c6', 'a')).toEqual(ok('p2'));
});

it('refuses to compute where the rules compute nothing', async () => {
  // The types allow no such question; a page of another version may ask it all the same.
  const forgetful: Rules<CountedCups> = { ...rules, tasks: Object.create({ count: () => ok('inherited') }) };
  expect(await inlineDealer(forgetful).compute(record, 'count')).toMatchObject({
    ok: false,
    fault: { code: 'UNKNOWN_TASK' },
  });
});
