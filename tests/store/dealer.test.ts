import { describe, expect, it } from 'vitest';
import { freshTally, type GameRecord } from '../../src/core/record';
import { ok } from '../../src/core/result';
import { inlineDealer, serveDealer, workerDealer } from '../../src/store/session/dealer';
import { rules as cups } from '../template/rules';

const rules = {
  ...cups,
  compute: (state: { lifted: readonly number[] }, task: string) => ok(`${task}${state.lifted.length}`),
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
  ['in a worker', () => workerDealer(rules, fakeWorker)],
  [
    'when no worker starts',
    () =>
      workerDealer(rules, () => {
        throw new Error('blocked');
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
});

it('does waiting jobs itself when its worker dies', async () => {
  const worker: Partial<Worker> = { postMessage: () => {}, terminate: () => {} };
  const dealer = workerDealer(rules, () => worker as Worker);
  const deal = dealer.deal('c6', 'a');
  worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
  expect(await deal).toEqual(await inlineDealer(rules).deal('c6', 'a'));
  expect((await dealer.deal('c6', 'b')).ok).toBe(true);
});

it('refuses to compute where the rules compute nothing', async () => {
  expect(await inlineDealer(cups).compute(record, 'x')).toMatchObject({
    ok: false,
    fault: { code: 'NOTHING_TO_COMPUTE' },
  });
});
