// @vitest-environment happy-dom
/** What is said of installing and keeping where the browser makes no offer. */
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearsAfterAWeek, installWay, type Surroundings } from '../../src/app/offline/platform';
import { InstallSettings } from '../../src/app/settings/InstallSettings';

const NOWHERE: Surroundings = {
  isStandalone: false,
  knowsHomeScreen: false,
  isSafari: false,
  isAndroid: false,
};
const IPHONE = { ...NOWHERE, knowsHomeScreen: true, isSafari: true };
const MAC = { ...NOWHERE, isSafari: true };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['an iPhone', IPHONE, 'home-screen', true],
  ['an iPhone’s home screen', { ...IPHONE, isStandalone: true }, 'done', false],
  ['Safari on a Mac', MAC, 'dock', true],
  ['Firefox on a phone', { ...NOWHERE, isAndroid: true }, 'menu', false],
  ['Firefox', NOWHERE, 'none', false],
] as const)('%s is told its own way', (_where, around, way, isCleared) => {
  expect(installWay(around)).toBe(way);
  expect(clearsAfterAWeek(around)).toBe(isCleared);
});

it('an iPhone is told where to press', () => {
  vi.stubGlobal('GestureEvent', class {});
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  render(<InstallSettings />);
  Reflect.deleteProperty(navigator, 'standalone');
  expect(screen.getByText(/press Share, then “Add to Home Screen”/)).toBeInTheDocument();
});

it('the browser’s own offer is a button', async () => {
  const prompt = vi.fn(async () => {});
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  render(<InstallSettings />);
  screen.getByRole('button', { name: 'Install Parlour' }).click();
  expect(prompt).toHaveBeenCalledOnce();
});
