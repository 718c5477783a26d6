import { type ComponentType, lazy, useState } from 'react';

export interface Lazily<P> {
  readonly Component: ComponentType<P>;
  /** Sends for it ahead of time; what has arrived is then shown at once. */
  readonly load: () => Promise<unknown>;
}

/**
 * Like React's own `lazy`, but what is there already needs no fallback: once React has shown one, it holds back what
 * comes next for 300 ms, and a game whose files had all arrived would still be waiting.
 */
export function lazily<P extends object>(
  send: () => Promise<{ readonly default: ComponentType<P> }>,
): Lazily<P> {
  let arrived: ComponentType<P> | null = null;
  const load = () =>
    send().then((module) => {
      arrived = module.default;
      return module;
    });
  const Late = lazy(load) as unknown as ComponentType<P>;
  function Component(props: P) {
    // Chosen once, or a page would start afresh when its file arrives.
    const [Shown] = useState<ComponentType<P>>(() => arrived ?? Late);
    return <Shown {...props} />;
  }
  return { Component, load };
}
