import { useSyncExternalStore } from 'react';
import type { SketchState, SketchStore } from '../../store/making/createSketch';

export function useSketch<S>({ getState, subscribe }: SketchStore<S>): SketchState<S> {
  return useSyncExternalStore(subscribe, getState, getState);
}
