/** Joins a maker to this browser: one sketch for each, made when its module is first loaded. */
import { openSaves } from '../saving/openSaves';
import { pageName } from '../saving/pageName';
import { createSketch, type SketchForm, type SketchStore } from './createSketch';

interface Place {
  readonly game: string;
  /** As in its address. */
  readonly path: string;
}

interface OpenedSketch<S> extends SketchStore<S> {
  /** It is known what was saved. Its page is shown no earlier: what is entered before that would be lost. */
  readonly opened: Promise<void>;
}

export function openSketch<S>({ game, path }: Place, form: SketchForm<S>): OpenedSketch<S> {
  const saves = openSaves(pageName(game, path), () => void store.load());
  const store = createSketch(form, saves);
  return { ...store, opened: store.load() };
}
