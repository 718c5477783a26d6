import { afterEach, vi } from 'vitest';

// Nothing is painted here, and nothing waits for it.
vi.mock('../src/components/browser/afterPaint', () => ({
  afterPaint(act: () => void) {
    act();
    return () => {};
  },
  tellInstead() {},
}));

// Tests of components ask for a DOM by name (`// @vitest-environment happy-dom`); rules and core run without one, and
// without what it takes to judge one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is slow, and none of what is waited for is about time.
  configure({ asyncUtilTimeout: 20_000 });
  afterEach(cleanup);
}
