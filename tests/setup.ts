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
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
