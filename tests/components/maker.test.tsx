// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, type Result } from '../../src/core/result';
import { MakerFrame } from '../../src/frame/maker/MakerFrame';
import { useSketch } from '../../src/frame/maker/useSketch';
import { useAsked, useStanding } from '../../src/frame/maker/useWork';
import { createSketch, type SketchStore } from '../../src/store/making/createSketch';
import { createSaves } from '../../src/store/saving/saves';
import type { AskedWorker } from '../../src/store/session/askWorker';
import { fakeChannel, fakeDatabase, fakeLocal, fakeTime } from '../store/fakes';

const around = { database: fakeDatabase(), local: fakeLocal(), channel: fakeChannel() };
let store: SketchStore<string>;

function open(writer: string): SketchStore<string> {
  const { database, local, channel } = around;
  const { schedule } = fakeTime();
  const saves = createSaves('cups-make', {
    database,
    local,
    writer,
    ...channel,
    schedule,
    foundMore: () => {},
  });
  return createSketch<string>({ blank: '', format: (text) => text, parse: ok }, saves);
}

beforeEach(async () => {
  around.database.texts.clear();
  around.local.items.clear();
  store = open('here');
  await store.load();
});

const maker = {
  link: 'a' as never,
  homeHref: '/',
  rooms: [
    { name: 'Cups', href: '/cups', isHere: false },
    { name: 'Make a table', href: '/cups/make', isHere: true },
  ],
  urlOf: (code: string) => code,
  onPlay: () => {},
  keepCopy: vi.fn(),
};

function Cups() {
  const state = useSketch(store);
  return (
    <MakerFrame
      maker={maker}
      mood="cups"
      title="Cups by hand"
      subtitle="Six cups"
      store={store}
      state={state}
      tools={[]}
      proof={<p>One pearl.</p>}
      proofInWords="One pearl."
      play={<p>cups to put down</p>}
      shape={1}
    >
      <p>the table</p>
    </MakerFrame>
  );
}

describe('a maker’s frame', () => {
  it('has a head that leads back, the proof, and undo and redo that say what they did', async () => {
    render(<Cups />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cups by hand');
    expect(screen.getByRole('link', { name: 'Cups' })).toHaveAttribute('href', '/cups');
    expect(screen.getByRole('link', { name: 'Make a table' })).toHaveAttribute('aria-current', 'page');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    act(() => store.change('a pearl'));
    expect(undo).not.toHaveAttribute('aria-disabled');
    fireEvent.click(undo);
    expect(store.getState().sketch).toBe('');
    await waitFor(() =>
      expect(document.querySelector('[data-announcement]')).toHaveTextContent('Taken back. One pearl.'),
    );
    fireEvent.keyDown(document.body, { key: 'U', shiftKey: true });
    expect(store.getState().sketch).toBe('a pearl');
  });

  it('says where it went on in another tab, and goes on here', async () => {
    render(<Cups />);
    const other = open('there');
    await other.load();
    await act(async () => {
      other.change('theirs');
      await Promise.resolve();
    });
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Continue here' })));
    expect(store.getState().sketch).toBe('theirs');
  });
});

/** Answers when it is told to. */
function slowWorker() {
  const asked: { job: string; signal: AbortSignal | undefined; answer: (value: string) => void }[] = [];
  const worker: AskedWorker<string> = {
    wake: () => {},
    ask: (job, signal) =>
      new Promise<Result<unknown>>((resolve) =>
        asked.push({ job, signal, answer: (value) => resolve(ok(value)) }),
      ),
  };
  return { worker, asked };
}

describe('work for a maker', () => {
  it('answers for the newest state alone, keeps the last answer meanwhile, and says that it is due', async () => {
    vi.useFakeTimers();
    const { worker, asked } = slowWorker();
    function Standing({ about }: { readonly about: string }) {
      const { answer, isDue } = useStanding<string, string>(worker, about, about);
      return <p>{`${answer} ${isDue ? 'due' : 'done'}`}</p>;
    }
    const { rerender, container } = render(<Standing about="a" />);
    rerender(<Standing about="ab" />);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(asked.map(({ job }) => job)).toEqual(['ab']);
    await act(async () => asked[0]?.answer('AB'));
    expect(container).toHaveTextContent('AB done');
    rerender(<Standing about="abc" />);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(container).toHaveTextContent('AB due');
    rerender(<Standing about="abcd" />);
    expect(asked[1]?.signal?.aborted).toBe(true);
    await act(async () => asked[1]?.answer('late'));
    expect(container).toHaveTextContent('AB due');
    vi.useRealTimers();
  });

  it('is one thing at a time, and can be cancelled', async () => {
    const { worker, asked } = slowWorker();
    const done = vi.fn();
    function Asking() {
      const { job, start, cancel } = useAsked(worker);
      return (
        <>
          <button type="button" onClick={() => start('thin', done)}>
            {job ?? 'start'}
          </button>
          <button type="button" onClick={cancel}>
            cancel
          </button>
        </>
      );
    }
    render(<Asking />);
    fireEvent.click(screen.getByRole('button', { name: 'start' }));
    fireEvent.click(screen.getByRole('button', { name: 'thin' }));
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    await act(async () => asked[1]?.answer('thinner'));
    expect(done).toHaveBeenCalledExactlyOnceWith(ok('thinner'));
    fireEvent.click(screen.getByRole('button', { name: 'start' }));
    fireEvent.click(screen.getByRole('button', { name: 'cancel' }));
    expect(asked[2]?.signal?.aborted).toBe(true);
    expect(screen.getByRole('button', { name: 'start' })).toBeInTheDocument();
  });
});
