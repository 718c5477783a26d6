import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// Tests of components ask for a DOM by name (`// @vitest-environment happy-dom`); rules and core run without one.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
