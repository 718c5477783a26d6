/** Renders pages while the site is built: what an address shows before anything is known of who asks for it. */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { AppRoutes } from '../AppRoutes';
import { sendForFirstPage } from '../boot/pages';
import { ROUTER_BASE } from '../boot/paths';
import { sendForCover } from '../home/covers';
import { games } from '../registry';
import { roomsOf } from '../rooms';
import { painting } from './painting';

export interface PaintedPlace {
  /** `pikachu`, `wondering-witches/brew`; empty for the shelf. */
  readonly place: string;
  /** The same text twice where both are alike. */
  readonly start: string;
  readonly board: string;
}

/** The shelf first, then every room. Done as the module loads: once it has, Vite imports nothing more for it. */
export const painted = await paintAll();

async function paintAll(): Promise<readonly PaintedPlace[]> {
  painting.now = true;
  await Promise.all(games.map(sendForCover));
  const shelf = await paint('/');
  const painted: PaintedPlace[] = [{ place: '', start: shelf, board: shelf }];
  for (const { path } of games.flatMap((game) => roomsOf(game)))
    painted.push({ place: path, start: await paint(`/${path}`), board: await paint(`/${path}/code`) });
  return painted;
}

async function paint(path: string): Promise<string> {
  const address = `${ROUTER_BASE}${path}`;
  await sendForFirstPage(address);
  return markupOf(
    <StaticRouter location={address} basename={ROUTER_BASE}>
      <AppRoutes />
    </StaticRouter>,
  );
}

async function markupOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
