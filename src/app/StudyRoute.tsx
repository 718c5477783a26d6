/** A game's study: gives it the world outside, and keeps its errors to itself. */
import { type ComponentType, Suspense, useCallback } from 'react';
import { useLocation } from 'react-router';
import type { GameMeta } from '../frame/GameMeta';
import type { StudyProps } from '../frame/study/StudyProps';
import { pageName } from '../store/saving/pageName';
import { lazily } from './boot/lazily';
import { continuePath, studyPath } from './boot/paths';
import { ShellLink } from './boot/ShellLink';
import { Waiting } from './boot/Waiting';
import { GameBoundary } from './errors/GameBoundary';
import { roomsOf } from './rooms';
import { giveCopy } from './settings/giveCopy';
import { STUDY } from './sidePages';

/** Found by their place, so that the shelf need not know of them. Each is fetched when first opened. */
const found = import.meta.glob<{ readonly default: ComponentType<StudyProps> }>(
  '../games/*/study/screen/Study.tsx',
);
const pages = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[2], lazily(load)]));

export default function StudyRoute({ game }: { readonly game: GameMeta }) {
  const { search, key } = useLocation();
  const lesson = new URLSearchParams(search).get('lesson');
  const title = `${game.title}: Study`;
  const id = pageName(game.id, STUDY);
  const hrefOf = useCallback((one: string | null) => studyPath(game.id, one), [game.id]);
  const keepCopy = useCallback((saved: string) => void giveCopy(id, saved), [id]);
  const Page = pages.get(game.id)?.Component;
  if (!Page) throw new Error(`No study of ${game.id}`);
  return (
    <>
      <title>{`${title} — Parlour`}</title>
      <GameBoundary room={{ ...roomsOf(game)[0], id, title }}>
        <Suspense fallback={<Waiting title={game.title} mood={game.id} />}>
          <Page
            link={ShellLink}
            homeHref="/"
            gameHref={continuePath(game.id)}
            gameTitle={game.title}
            lesson={lesson}
            hrefOf={hrefOf}
            keepCopy={keepCopy}
            followed={key !== 'default'}
          />
        </Suspense>
      </GameBoundary>
    </>
  );
}
