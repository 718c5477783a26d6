/** One game's box on the shelf, with what is known of it. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../components/Button';
import { GameBox } from '../components/GameBox';
import type { Shelf } from '../store/shelf';
import { type DayEntry, RESULT_WORDS } from './dayResults';
import { Moon } from './Moon';
import { continuePath, dailyPath, gamePath, newGamePath } from './paths';
import type { GameEntry } from './registry';
import { ShellLink } from './ShellLink';
import { inProgress } from './savedGames';

interface HomeBoxProps {
  readonly game: GameEntry;
  /** Never played: *New* then begins where the game explains itself. */
  readonly isNew: boolean;
  readonly shelf: Shelf | undefined;
  readonly day: DayEntry;
}

export function HomeBox({ game, isNew, shelf, day }: HomeBoxProps) {
  const open = inProgress(shelf);
  const progress = open && {
    text: open.progress.text,
    share: open.progress.total > 0 ? open.progress.done / open.progress.total : 0,
  };
  return (
    <GameBox
      mood={game.id}
      title={game.title}
      line={game.line}
      cover={<Cover load={game.loadCover} />}
      href={open ? continuePath(game.id) : gamePath(game.id)}
      link={ShellLink}
      progress={progress}
      streak={day.streak}
      actions={<Actions title={game.title} id={game.id} isNew={isNew} isOpen={open !== null} day={day} />}
    />
  );
}

interface ActionsProps {
  readonly id: string;
  readonly title: string;
  readonly isNew: boolean;
  readonly isOpen: boolean;
  readonly day: DayEntry;
}

/** Always in this order; the one most likely wanted carries the colour. */
function Actions({ id, title, isNew, isOpen, day }: ActionsProps) {
  const dailyIsOpen = day.result === 'open' || day.result === 'begun';
  const main = isOpen ? 'continue' : dailyIsOpen && !isNew ? 'daily' : 'new';
  const today = day.result === 'open' ? '' : `, ${RESULT_WORDS[day.result]} today`;
  return (
    <div className="box-actions">
      {isOpen && (
        <Action to={continuePath(id)} main label={`Continue ${title}`}>
          Continue
        </Action>
      )}
      <Action to={dailyPath(id)} main={main === 'daily'} label={`Daily ${title}${today}`}>
        {day.result !== 'open' && <Moon result={day.result} />}
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
  readonly children: ReactNode;
}

function Action({ to, label, main, children }: ActionProps) {
  return (
    <Link to={to} className={buttonClass(main ? 'primary' : 'plain')} aria-label={label}>
      {children}
    </Link>
  );
}

/** Its place is there from the start; a drawing that cannot be fetched leaves the plain lid. */
function Cover({ load }: { readonly load: GameEntry['loadCover'] }) {
  const [Art, setArt] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (module) => setArt(() => module.default),
      () => undefined,
    );
  }, [load]);
  return Art && <Art />;
}
