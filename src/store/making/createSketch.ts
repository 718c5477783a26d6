/** What a player is making: every change undoable, and saved like a game. Knows nothing of what is being made. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Fault, Result } from '../../core/result';
import type { SaveState, Saves } from '../saving/saves';
import { historyOf, type SketchHistory, steppedBy, textInSight, withStep } from './sketchHistory';
import { parseSketchBody, sketchBody } from './sketchSave';

/** A maker's text form; what it has written it reads. */
export interface SketchForm<S> {
  /** What a maker begins with. */
  readonly blank: S;
  /** At most `MAX_SKETCH` characters. */
  readonly format: (sketch: S) => string;
  /** Untrusted: strict, bounded, never throws. */
  readonly parse: (text: string) => Result<S>;
}

export interface SketchState<S> {
  /** Whether it is known what was saved; until then there is nothing to change. */
  readonly isLoaded: boolean;
  readonly sketch: S;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly last: 'opened' | 'changed' | 'undone' | 'redone';
  /** Raised by whatever is in `last`. */
  readonly serial: number;
  readonly saving: SaveState;
  /** Why what was saved could not be opened; it has been kept aside. */
  readonly fault: Fault | null;
}

export interface SketchStore<S> extends Pick<StoreApi<SketchState<S>>, 'getState' | 'subscribe'> {
  readonly load: () => Promise<void>;
  /** One step, however much of it is new. */
  readonly change: (sketch: S) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** As it would be saved. */
  readonly savedText: () => string;
}

export function createSketch<S>(form: SketchForm<S>, saves: Saves): SketchStore<S> {
  let history: SketchHistory = historyOf(form.format(form.blank));
  const store = createStore<SketchState<S>>(() => ({
    isLoaded: false,
    sketch: form.blank,
    canUndo: false,
    canRedo: false,
    last: 'opened',
    serial: 0,
    saving: saves.state(),
    fault: null,
  }));
  saves.subscribe(() => store.setState({ saving: saves.state() }));

  function show(next: SketchHistory, sketch: S, last: SketchState<S>['last'], fault: Fault | null = null) {
    history = next;
    store.setState(({ serial }) => ({
      isLoaded: true,
      sketch,
      canUndo: steppedBy(next, -1) !== null,
      canRedo: steppedBy(next, 1) !== null,
      last,
      serial: serial + 1,
      saving: saves.state(),
      fault,
    }));
  }

  async function load(): Promise<void> {
    const { body, fault } = await saves.load();
    const saved = body === null ? null : openBody(form, body);
    if (saved?.ok) return show(saved.value.history, saved.value.sketch, 'opened', fault);
    if (body !== null && saved) saves.keepAside(body);
    show(historyOf(form.format(form.blank)), form.blank, 'opened', saved?.fault ?? fault);
  }

  function take(next: SketchHistory | null, last: SketchState<S>['last'], made?: S): void {
    if (next === null || next === history || !store.getState().isLoaded) return;
    const sketch = made === undefined ? form.parse(textInSight(next)) : { ok: true as const, value: made };
    // Every step was read when it was opened, or written here.
    if (!sketch.ok) throw new Error(`A step that cannot be read: ${sketch.fault.code}`);
    show(next, sketch.value, last);
    saves.save(sketchBody(next));
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load,
    change: (sketch) => take(withStep(history, form.format(sketch)), 'changed', sketch),
    undo: () => take(steppedBy(history, -1), 'undone'),
    redo: () => take(steppedBy(history, 1), 'redone'),
    savedText: () => sketchBody(history),
  };
}

interface Opened<S> {
  readonly history: SketchHistory;
  readonly sketch: S;
}

/** All of it or nothing: undo must not lead to what cannot be shown. */
function openBody<S>(form: SketchForm<S>, body: string): Result<Opened<S>> {
  const saved = parseSketchBody(body);
  if (!saved.ok) return saved;
  const history = saved.value ?? historyOf(form.format(form.blank));
  for (const step of history.steps) {
    const read = form.parse(step);
    if (!read.ok) return read;
  }
  const sketch = form.parse(textInSight(history));
  return sketch.ok ? { ok: true, value: { history, sketch: sketch.value } } : sketch;
}
