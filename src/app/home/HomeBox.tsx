/** One game's box on the shelf, with what is known of it. */
import { useEffect, useState } from 'react';
import { buttonClass } from '../../components/Button';
import { GameBox } from '../../components/GameBox';
import type { GameMeta } from '../../frame/GameMeta';
import type { GameNames } from '../../frame/words/sentences';
import { begunGames, type SavedGames, type SavedProgress } from '../../store/saving/savedGames';
import { Link } from '../boot/Link';
import { besideDailyPath, continuePath, dailyPath, gamePath, newGamePath } from '../boot/paths';
import { ShellLink } from '../boot/ShellLink';
import { screens } from '../boot/screens';
import { type DayEntry, type DayResult, RESULT_WORDS } from '../daily/dayResults';
import { shortDay } from '../daily/days';
import { paintedCover } from '../painted/takeOver';
import { savedRooms } from '../rooms';
import { useNames } from '../useNames';
import { arrivedCover, sendForCover } from './covers';
import { Moon } from './Moon';

interface HomeBoxProps {
  readonly game: GameMeta;
  /** Never played: *New* then begins where the game explains itself. */
  readonly isNew: boolean;
  /** By record id. */
  readonly saved: ReadonlyMap<string, SavedGames>;
  readonly day: DayEntry;
  readonly today: string;
}

export function HomeBox({ game, isNew, saved, day, today }: HomeBoxProps) {
  const waiting = waitingGames(game, saved, today);
  const names = useNames(waiting.map(({ room }) => room));
  const doors = waiting.map(({ room, href, name, progress }, index) => ({
    href,
    name: waiting.length > 1 ? name : 'Continue',
    label: `Continue ${game.title}${index > 0 ? `: ${name}` : ''}`,
    text: progressText(progress, names.get(room.id)),
    share: progress.total > 0 ? progress.done / progress.total : 0,
  }));
  return (
    <GameBox
      mood={game.id}
      title={game.title}
      line={game.line}
      cover={<Cover game={game} />}
      href={doors[0]?.href ?? gamePath(game.id)}
      link={ShellLink}
      doors={doors}
      streak={day.streak}
      onApproach={() => void sendFor(game.id)}
      actions={<Actions title={game.title} id={game.id} isNew={isNew} result={day.result} />}
    />
  );
}

/** On the way before anybody has pressed, so that the room is usually there at once. */
async function sendFor(id: string): Promise<void> {
  await Promise.allSettled([import('../GameRoute'), screens.get(id)?.load()]);
}

/** Every game that was left in the middle; beside another one, today's daily has its own button. */
function waitingGames(game: GameMeta, saved: HomeBoxProps['saved'], today: string) {
  return savedRooms.flatMap((room) => {
    const games = room.game === game ? saved.get(room.id) : undefined;
    if (!games) return [];
    const begun = begunGames(games);
    return begun
      .filter(({ day }) => day !== today || begun.length === 1)
      .map(({ day, progress }) => ({
        room,
        progress,
        name: day === null ? room.name : `${room.name}, ${shortDay(day)}`,
        href: begun.length === 1 ? continuePath(room.path) : pathOf(room.path, day),
      }));
  });
}

function pathOf(place: string, day: string | null): string {
  return day === null ? besideDailyPath(place) : dailyPath(place, day);
}

/** Saves of the first edition tell it in words. */
function progressText(progress: SavedProgress, names: GameNames | null | undefined): string {
  return progress.text ?? names?.progress(progress) ?? '';
}

interface ActionsProps {
  readonly id: string;
  readonly title: string;
  readonly isNew: boolean;
  readonly result: DayResult;
}

/** Of the same rank and in the same place in every box; a game in progress is what stands out. */
function Actions({ id, title, isNew, result }: ActionsProps) {
  const today = result === 'open' ? '' : `, ${RESULT_WORDS[result]} today`;
  return (
    <>
      <Link to={dailyPath(id)} className={ACTION} aria-label={`Daily ${title}${today}`}>
        {result !== 'open' && <Moon result={result} className="size-[1.15em]" />}
        Daily
      </Link>
      <Link to={isNew ? gamePath(id) : newGamePath(id)} className={ACTION} aria-label={`New ${title}`}>
        New
      </Link>
    </>
  );
}

const ACTION = `${buttonClass()} gap-1! px-1! min-[130rem]:min-h-13 min-[130rem]:text-lg`;

/** Its room is there from the start. What the page was painted with stays, so that nothing more is fetched for it. */
function Cover({ game }: { readonly game: GameMeta }) {
  const [painted] = useState(() => paintedCover(game.id));
  const [Art, setArt] = useState(() => arrivedCover(game.id));
  useEffect(() => {
    if (!painted) void sendForCover(game).then(() => setArt(() => arrivedCover(game.id)));
  }, [game, painted]);
  if (painted) return <div className="contents" ref={(lid) => lid?.append(painted)} />;
  return Art && <Art />;
}
