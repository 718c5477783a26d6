/** One game's box on the shelf, with what is known of it. */
import { useEffect, useState } from 'react';
import IconMore from '~icons/ph/dots-three-outline';
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
import { LevelText } from '../daily/LevelText';
import { dailyLevel } from '../daily/level';
import { painting } from '../painted/painting';
import { paintedCover } from '../painted/takeOver';
import { savedRooms } from '../rooms';
import { linksBeside } from '../sidePages';
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
      actions={
        <Actions
          game={game}
          isNew={isNew}
          result={day.result}
          level={painting.now ? null : dailyLevel(game, today)}
        />
      }
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
  readonly game: GameMeta;
  readonly isNew: boolean;
  readonly result: DayResult;
  readonly level: string | null;
}

/** Of the same rank and in the same place in every box; a game in progress is what stands out. */
function Actions({ game, isNew, result, level }: ActionsProps) {
  const { id, title } = game;
  const today = result === 'open' ? '' : `, ${RESULT_WORDS[result]} today`;
  const howHard = level === null ? '' : `, ${level}`;
  return (
    <>
      <Link
        to={dailyPath(id)}
        className={`${ACTION} min-w-min flex-[1_1_2.75rem] flex-col py-0.5!`}
        aria-label={`Daily ${title}${howHard}${today}`}
      >
        <span className="inline-flex items-center gap-1">
          {result !== 'open' && <Moon result={result} className={MOON} />}
          Daily
        </span>
        <span className={LEVEL}>
          <LevelText game={game} />
        </span>
      </Link>
      <Link
        to={isNew ? gamePath(id) : newGamePath(id)}
        className={`${ACTION} min-w-min flex-[1_1_2.75rem]`}
        aria-label={`New ${title}`}
      >
        New
      </Link>
      <MoreOf game={game} />
    </>
  );
}

/** Its other pages. The browser itself opens and closes this, so that it works before the app is there. */
function MoreOf({ game }: Pick<HomeBoxProps, 'game'>) {
  const links = linksBeside(game);
  const listId = `more-${game.id}`;
  if (links.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={`${ACTION} w-11 flex-none`}
        popoverTarget={listId}
        aria-label={`More of ${game.title}`}
        title="More"
      >
        <IconMore aria-hidden="true" />
      </button>
      <ul id={listId} popover="auto" className={MORE}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link to={href} className={MORE_LINK} aria-label={`${game.title}: ${name}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Above its button; in the middle of the window where the browser cannot place it. */
const MORE =
  'paper-float m-auto min-w-52 rounded-lg border-0 bg-raised p-1.5 text-ink supports-[position-area:top]:inset-auto supports-[position-area:top]:m-1 [position-area:top_span-left] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]';
const MORE_LINK =
  'flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-accent/10 focus-visible:-outline-offset-3';

/** On the button's corner where there is no room beside the word. */
const MOON =
  'size-[1.15em] max-[22rem]:absolute max-[22rem]:-end-1.5 max-[22rem]:-top-1.5 max-[22rem]:rounded-full max-[22rem]:bg-surface';

const ACTION = `${buttonClass()} relative gap-0! px-1! min-[130rem]:min-h-13 min-[130rem]:text-lg`;

/** As high as nothing while there is nothing in it. */
const LEVEL =
  'whitespace-nowrap text-sm/[1.15] max-md:text-xs/[1.1] font-normal text-soft min-[130rem]:text-base/[1.15]';

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
