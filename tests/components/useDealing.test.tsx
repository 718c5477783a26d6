// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, type Result, refuse } from '../../src/core/result';
import { useDealing } from '../../src/frame/print/useDealing';

interface Asked {
  readonly kind: string;
  readonly signal: AbortSignal;
  readonly answer: (result: Result<string>) => void;
}

/** A dealer that answers when it is told to. */
function begin(kind: string, wanted: number) {
  const asked: Asked[] = [];
  const hook = renderHook(
    (props: { kind: string; wanted: number }) =>
      useDealing(
        props.kind,
        props.wanted,
        (signal) =>
          new Promise<Result<string>>((answer) => {
            asked.push({ kind: props.kind, signal, answer });
          }),
      ),
    { initialProps: { kind, wanted } },
  );
  const answer = (result: Result<string>, which = asked.length - 1) =>
    act(async () => asked[which]?.answer(result));
  return { ...hook, asked, answer, now: () => hook.result.current };
}

describe('dealing for print', () => {
  it('deals one after another until there are as many as were asked for', async () => {
    const { asked, answer, now } = begin('gentle', 3);
    for (const name of ['a', 'b', 'c']) {
      expect(now().state).toBe('dealing');
      await answer(ok(name));
    }
    expect(now()).toMatchObject({ dealt: ['a', 'b', 'c'], state: 'done', wanted: 3 });
    expect(asked).toHaveLength(3);
  });

  it('keeps what is there where more or fewer are wanted', async () => {
    const { asked, answer, now, rerender } = begin('gentle', 2);
    await answer(ok('a'));
    await answer(ok('b'));
    rerender({ kind: 'gentle', wanted: 1 });
    expect(now()).toMatchObject({ dealt: ['a'], state: 'done' });
    rerender({ kind: 'gentle', wanted: 3 });
    expect(now()).toMatchObject({ dealt: ['a', 'b'], state: 'dealing' });
    expect(asked).toHaveLength(3);
  });

  it('ends the work that nobody wants any more, and takes no late answer of another kind', async () => {
    const { asked, answer, now, rerender } = begin('gentle', 2);
    rerender({ kind: 'sharp', wanted: 2 });
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer(ok('late'), 0);
    expect(now().dealt).toEqual([]);
    await answer(ok('sharp one'));
    expect(now().dealt).toEqual(['sharp one']);
    expect(asked.map((one) => one.kind)).toEqual(['gentle', 'sharp', 'sharp']);
  });

  it('is stopped and gone on with', async () => {
    const { asked, answer, now } = begin('gentle', 3);
    await answer(ok('a'));
    act(() => now().stop());
    expect(now()).toMatchObject({ dealt: ['a'], state: 'stopped' });
    expect(asked[1]?.signal.aborted).toBe(true);
    await answer(ok('late'), 1);
    expect(now().dealt).toEqual(['a']);
    act(() => now().goOn());
    await answer(ok('b'));
    expect(now()).toMatchObject({ dealt: ['a', 'b'], state: 'dealing' });
  });

  it('says that it failed, and tries again when asked to', async () => {
    const { answer, now } = begin('gentle', 1);
    await answer(refuse('DEAL_FAILED'));
    expect(now()).toMatchObject({ dealt: [], state: 'failed' });
    act(() => now().goOn());
    await answer(ok('a'));
    expect(now()).toMatchObject({ dealt: ['a'], state: 'done' });
  });

  it('deals others in the place of all', async () => {
    const { answer, now } = begin('gentle', 1);
    await answer(ok('a'));
    act(() => now().again());
    expect(now()).toMatchObject({ dealt: [], state: 'dealing' });
    await answer(ok('b'));
    expect(now().dealt).toEqual(['b']);
  });
});
