// @vitest-environment happy-dom
/** Browsers that forbid site data forbid parts of what makes the app work offline, each in its own way. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const forbid = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const registration = {
  active: {},
  waiting: null,
  installing: null,
  addEventListener: () => {},
  update: async () => {},
};
const workers = { addEventListener: () => {}, register: async () => registration, controller: null };

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
});

async function noteOnHome(): Promise<string> {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { renderHook, act } = await import('@testing-library/react');
  const { useOffline, watchServiceWorker } = await import('../../src/app/offline/serviceWorker');
  const { result } = renderHook(() => useOffline());
  await act(async () => {
    await watchServiceWorker(Promise.resolve());
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  return result.current.offline;
}

const withWorkers = (serviceWorker: unknown) => vi.stubGlobal('navigator', { serviceWorker });

it('is ready where the page is stored', async () => {
  withWorkers(workers);
  vi.stubGlobal('caches', { match: async () => ({}) });
  expect(await noteOnHome()).toBe('ready');
});

it.each([
  ['it is stored no more', { match: async () => undefined }],
  ['looking fails', { match: async () => forbid() }],
  ['looking throws', { match: forbid }],
  ['there is no such thing', undefined],
])('is not ready where %s', async (_name, caches) => {
  withWorkers(workers);
  vi.stubGlobal('caches', caches);
  expect(await noteOnHome()).toBe('failed');
});

it('is not ready where even the name throws', async () => {
  withWorkers(workers);
  Object.defineProperty(globalThis, 'caches', { configurable: true, get: forbid });
  expect(await noteOnHome()).toBe('failed');
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: undefined });
});

it.each([
  ['refuses', { ...workers, register: async () => forbid() }],
  ['throws', { ...workers, register: forbid }],
  ['cannot be listened to', { ...workers, addEventListener: forbid }],
  ['answers with nothing', { ...workers, register: async () => undefined }],
])('is not ready where the worker %s', async (_name, serviceWorker) => {
  withWorkers(serviceWorker);
  expect(await noteOnHome()).toBe('failed');
});

it('is not ready where asking for the worker throws, or there is none', async () => {
  vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get: forbid }));
  expect(await noteOnHome()).toBe('failed');
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  expect(await noteOnHome()).toBe('failed');
});

describe('storing everything for offline', () => {
  const never = new Promise<void>(() => {});

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function registeredWhen(shown: Promise<void>, afterMs: number): Promise<number> {
    const register = vi.fn(async () => registration);
    withWorkers({ ...workers, register });
    vi.stubGlobal('caches', { match: async () => ({}) });
    const { watchServiceWorker } = await import('../../src/app/offline/serviceWorker');
    void watchServiceWorker(shown);
    await vi.advanceTimersByTimeAsync(afterMs);
    return register.mock.calls.length;
  }

  it('waits as long as the first screen is not there', async () => {
    expect(await registeredWhen(never, 9_000)).toBe(0);
  });
  it('begins when it is', async () => {
    expect(await registeredWhen(Promise.resolve(), 10)).toBe(1);
  });
  it('begins after ten seconds where it never comes', async () => {
    expect(await registeredWhen(never, 10_010)).toBe(1);
  });
  it('waits until the page is idle', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    expect(await registeredWhen(Promise.resolve(), 60_000)).toBe(0);
  });
});
