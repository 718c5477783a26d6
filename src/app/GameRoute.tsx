/** One game at its address: reads what the address asks for, and keeps the game's errors to itself. */
import { Suspense, useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { GameRequest } from '../components/ScreenProps';
import { dailySeed, isPlayableDay, today } from './daily';
import { GameBoundary } from './GameBoundary';
import { NotFound } from './NotFound';
import { absolute, codePath, dailyPath } from './paths';
import { findGame, type GameEntry } from './registry';
import { ShellLink } from './ShellLink';
import { screens } from './screens';
import { Waiting } from './Waiting';

export function GameRoute() {
  const { game: id, code, day } = useParams();
  const { pathname, search } = useLocation();
  const entry = findGame(id);
  const request = useMemo(() => readRequest(pathname, search, code, day), [pathname, search, code, day]);
  if (!entry || request === null) return <NotFound />;
  return <GameAt key={entry.id} entry={entry} request={request} />;
}

function readRequest(pathname: string, search: string, code?: string, day?: string): GameRequest | null {
  if (code !== undefined && code !== 'daily') return { kind: 'code', code };
  if (day !== undefined || /\/daily\/?$/.test(pathname)) {
    const wanted = day ?? today();
    return isPlayableDay(wanted, today()) ? { kind: 'daily', day: wanted, seed: dailySeed(wanted) } : null;
  }
  const query = new URLSearchParams(search);
  if (query.has('new')) return { kind: 'new' };
  return query.get('scene') === 'game' ? { kind: 'play' } : { kind: 'resume' };
}

function GameAt({ entry, request }: { readonly entry: GameEntry; readonly request: GameRequest }) {
  const navigate = useNavigate();
  const Screen = screens.get(entry.id)?.Component;
  const urlOf = useCallback((code: string) => absolute(codePath(entry.id, code)), [entry.id]);
  const onCode = useCallback(
    (code: string) => void navigate(codePath(entry.id, code), { replace: true }),
    [entry.id, navigate],
  );
  const keepCopy = useCallback((shelf: string) => void giveBackup(entry.id, shelf), [entry.id]);
  if (!Screen) return <NotFound />;
  return (
    <>
      <title>{`${entry.title} — Parlour`}</title>
      <GameBoundary game={entry}>
        <Suspense fallback={<Waiting title={entry.title} mood={entry.id} />}>
          <Screen
            request={request}
            link={ShellLink}
            homeHref="/"
            dailyHref={dailyPath(entry.id)}
            urlOf={urlOf}
            onCode={onCode}
            keepCopy={keepCopy}
          />
        </Suspense>
      </GameBoundary>
    </>
  );
}

async function giveBackup(game: string, body: string): Promise<void> {
  const [{ makeBackup }, { saveAsFile }] = await Promise.all([import('./backup'), import('./saveFile')]);
  const day = today();
  saveAsFile(`parlour-${day}.json`, await makeBackup([], day, { game, body }));
}
