/** One game's box on the shelf, with what is known of it. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../components/Button';
import { GameBox } from '../../components/GameBox';
import type { GameMeta } from '../../frame/GameMeta';
import type { GameNames } from '../../frame/words/sentences';
import type { SavedGames, SavedProgress } from '../../store/saving/savedGames';
import { continuePath, dailyPath, gamePath, newGamePath } from '../boot/paths';
import { ShellLink } from '../boot/ShellLink';
import { screens } from '../boot/screens';
import { type DayEntry, RESULT_WORDS } from '../daily/dayResults';
import { savedRooms } from '../rooms';
import { useNames } from '../useNames';
import { Moon } from './Moon';
import { inProgress } from './savedGames';

interface HomeBoxProps {
  readonly game: GameMeta;
  /** Never played: *New* then begins where the game explains itself. */
  readonly isNew: boolean;
  /** By record id. */
  readonly saved: ReadonlyMap<string, SavedGames>;
  readonly day: DayEntry;
}

export function HomeBox({ game, isNew, saved, day }: HomeBoxProps) {
  const open = openGame(game, saved);
  const names = useNames(open ? [open.room] : []);
  const progress = open && {
    text: progressText(open.progress, names.get(open.room.id)),
    share: open.progress.total > 0 ? open.progress.done / open.progress.total : 0,
  };
  return (
    <GameBox
      mood={game.id}
      title={game.title}
      line={game.line}
      cover={<Cover load={game.loadCover} />}
      href={open ? continuePath(open.room.path) : gamePath(game.id)}
      link={ShellLink}
      progress={progress}
      streak={day.streak}
      onApproach={() => void sendFor(game.id)}
      actions={
        <Actions title={game.title} id={game.id} isNew={isNew} openPath={open?.room.path ?? null} day={day} />
      }
    />
  );
}

/** On the way before anybody has pressed, so that the room is usually there at once. */
async function sendFor(id: string): Promise<void> {
  await Promise.allSettled([import('../GameRoute'), screens.get(id)?.load()]);
}

/** What *Continue* goes on with: the first room in which a game waits. */
function openGame(game: GameMeta, saved: ReadonlyMap<string, SavedGames>) {
  for (const room of savedRooms) {
    const summary = room.game === game ? inProgress(saved.get(room.id)) : null;
    if (summary) return { room, progress: summary.progress };
  }
  return null;
}

/** Saves of the first edition tell it in words. */
function progressText(progress: SavedProgress, names: GameNames | null | undefined): string {
  return progress.text ?? names?.progress(progress) ?? '';
}

interface ActionsProps {
  readonly id: string;
  readonly title: string;
  readonly isNew: boolean;
  /** Where a game waits to be continued. */
  readonly openPath: string | null;
  readonly day: DayEntry;
}

/** Always in this order; the one most likely wanted carries the colour. */
function Actions({ id, title, isNew, openPath, day }: ActionsProps) {
  const dailyIsOpen = day.result === 'open' || day.result === 'begun';
  const main = openPath !== null ? 'continue' : dailyIsOpen && !isNew ? 'daily' : 'new';
  const today = day.result === 'open' ? '' : `, ${RESULT_WORDS[day.result]} today`;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(40%,5rem),1fr))] gap-2">
      {openPath !== null && (
        <Action to={continuePath(openPath)} main isWide label={`Continue ${title}`}>
          Continue
        </Action>
      )}
      <Action to={dailyPath(id)} main={main === 'daily'} label={`Daily ${title}${today}`}>
        {day.result !== 'open' && <Moon result={day.result} className="size-[1.25em]" />}
        Daily
      </Action>
      <Action to={isNew ? gamePath(id) : newGamePath(id)} main={main === 'new'} label={`New ${title}`}>
        New
      </Action>
    </div>
  );
}

interface ActionProps {
  readonly to: string;
  readonly label: string;
  readonly main: boolean;
  /** A row of its own, so that Daily and New keep their places from box to box. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Action({ to, label, main, isWide = false, children }: ActionProps) {
  return (
    <Link
      to={to}
      className={`${buttonClass(main ? 'primary' : 'plain')} ${isWide ? 'col-span-full' : ''}`}
      aria-label={label}
    >
      {children}
    </Link>
  );
}

/** Its room is there from the start; a drawing that cannot be fetched leaves the plain lid. */
function Cover({ load }: { readonly load: GameMeta['loadCover'] }) {
  const [Art, setArt] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (module) => setArt(() => module.default),
      () => undefined,
    );
  }, [load]);
  return Art && <Art />;
}
