/** A game's page for printing: gives it the world outside, and keeps its errors to itself. */
import { type ComponentType, Suspense, useCallback } from 'react';
import { useLocation } from 'react-router';
import type { GameMeta } from '../frame/GameMeta';
import type { PrintProps } from '../frame/print/PrintProps';
import { lazily } from './boot/lazily';
import { absolute, codePath, continuePath } from './boot/paths';
import { ShellLink } from './boot/ShellLink';
import { Waiting } from './boot/Waiting';
import { GameBoundary } from './errors/GameBoundary';
import { roomsOf } from './rooms';

/** Found by their place, so that the shelf need not know of them. Each is fetched when first opened. */
const found = import.meta.glob<{ readonly default: ComponentType<PrintProps> }>(
  '../games/*/print/screen/Print.tsx',
);
const pages = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[2], lazily(load)]));

export default function PrintRoute({ game }: { readonly game: GameMeta }) {
  const { id } = game;
  const title = `${game.title}: Print puzzles`;
  const { search, key } = useLocation();
  const code = new URLSearchParams(search).get('code');
  const urlOf = useCallback((one: string) => absolute(codePath(id, one)), [id]);
  const Page = pages.get(id)?.Component;
  if (!Page) throw new Error(`No page to print ${id} on`);
  return (
    <>
      <title>{`${title} — Parlour`}</title>
      <GameBoundary room={{ ...roomsOf(game)[0], title }}>
        <Suspense fallback={<Waiting title={game.title} mood={id} />}>
          <Page
            key={code}
            link={ShellLink}
            gameHref={continuePath(id)}
            gameTitle={game.title}
            code={code}
            urlOf={urlOf}
            followed={key !== 'default'}
          />
        </Suspense>
      </GameBoundary>
    </>
  );
}
