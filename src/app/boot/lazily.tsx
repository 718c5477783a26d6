import { type ComponentType, lazy, use, useState } from 'react';
import { loaded, NotLoaded } from '../../components/browser/notLoaded';
import { Attempt } from '../errors/attempt';
import { reloadByItself } from './chunks';

interface Module<P> {
  readonly default: ComponentType<P>;
}

interface Lazily<P> {
  readonly Component: ComponentType<P>;
  /** Sends for it ahead of time; what has arrived is then shown at once. */
  readonly load: () => Promise<unknown>;
}

/**
 * Like React's own `lazy`, but what is there already needs no fallback: once React has shown one, it holds back what
 * comes next for 300 ms, and a game whose files had all arrived would still be waiting. And what did not come is
 * asked for again, where `lazy` keeps its first failure for ever.
 */
export function lazily<P extends object>(send: () => Promise<Module<P>>): Lazily<P> {
  let arrived: ComponentType<P> | null = null;
  let late = lateIn('');

  const load = () =>
    loaded(send).then((module) => {
      arrived = module.default;
      return module;
    });

  function lateIn(attempt: string) {
    const own = { attempt, failed: false, Component: lazy(show) as unknown as ComponentType<P> };
    async function show(): Promise<Module<P>> {
      try {
        return await load();
      } catch (error) {
        // Nothing more is shown until the fresh page is there.
        if (isMissing(error) && (await reloadByItself())) return new Promise(() => {});
        own.failed = true;
        throw error;
      }
    }
    return own;
  }

  function Component(props: P) {
    const attempt = use(Attempt);
    if (!late.failed) late.attempt = attempt;
    else if (late.attempt !== attempt) late = lateIn(attempt);
    // Chosen once, or a page would start afresh when its file arrives.
    const [Shown] = useState<ComponentType<P>>(() => arrived ?? late.Component);
    return <Shown {...props} />;
  }
  return { Component, load };
}

function isMissing(error: unknown): boolean {
  return error instanceof NotLoaded && !error.arrived;
}
