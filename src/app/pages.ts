/** The pages, each in a file of its own, so that a game does not wait for the home page nor the reverse. */
import { lazy } from 'react';
import { ROUTER_BASE } from './paths';
import { findGame } from './registry';

const loadHome = () => import('./Home');
const loadGameRoute = () => import('./GameRoute');

export const Home = lazy(() => loadHome().then((module) => ({ default: module.Home })));
export const GameRoute = lazy(() => loadGameRoute().then((module) => ({ default: module.GameRoute })));
export const NotFound = lazy(() => import('./NotFound').then((module) => ({ default: module.NotFound })));
export const Settings = lazy(() => import('./Settings'));
export const Stats = lazy(() => import('./Stats'));
export const About = lazy(() => import('./About'));

/** Sends for everything the address needs at once, rather than one file after the other as React comes to it. */
export function sendForFirstPage(pathname: string): void {
  const [first = ''] = pathname.slice(ROUTER_BASE.length).split('/').filter(Boolean);
  const game = findGame(first);
  const wanted = game ? [loadGameRoute(), game.load()] : first === '' ? [loadHome()] : [];
  // A failure shows again, and is dealt with, where the page itself is asked for.
  for (const file of wanted) void file.catch(() => undefined);
}

/** Once there is nothing else to do, so that the first change of page is as quick as the later ones. */
export function sendForOtherPages(): void {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2_000));
  const load = () => idle(() => [loadHome(), loadGameRoute()].map((file) => file.catch(() => undefined)));
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
