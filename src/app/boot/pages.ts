/** The pages, each in a file of its own, so that a game does not wait for the home page nor the reverse. */

import { roomAt } from '../rooms';
import { lazily } from './lazily';
import { ROUTER_BASE } from './paths';
import { screens } from './screens';

const home = lazily<object>(async () => ({ default: (await import('../home/Home')).Home }));
const settings = lazily(() => import('../settings/Settings'));
const stats = lazily(() => import('../stats/Stats'));
const about = lazily(() => import('../about/About'));
const gameRoute = lazily<object>(async () => ({ default: (await import('../GameRoute')).GameRoute }));

export const Home = home.Component;
export const Settings = settings.Component;
export const Stats = stats.Component;
export const About = about.Component;
export const GameRoute = gameRoute.Component;

const byAddress = new Map([
  ['', home],
  ['settings', settings],
  ['stats', stats],
  ['about', about],
]);

/** Sends for everything the address needs at once, rather than one file after the other as React comes to it. */
export async function sendForFirstPage(pathname: string): Promise<void> {
  const [first = '', second = ''] = pathname.slice(ROUTER_BASE.length).split('/').filter(Boolean);
  const room = roomAt(`${first}/${second}`) ?? roomAt(first);
  const screen = room && screens.get(room.id);
  const wanted = screen ? [gameRoute.load(), screen.load()] : [byAddress.get(first)?.load()];
  // A failure shows again, and is dealt with, where the page itself is asked for.
  await Promise.allSettled(wanted);
}
