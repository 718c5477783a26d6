/** The board of Brew: the cauldron, and above it what comes out of it; at the end it shows the recipe. */
import type { ScreenProps } from '../../../../frame/ScreenProps';
import { EVENTS } from '../../recipe/events';
import { Listening } from '../../recipe/screen/Listening';
import { OpenPot, Pot } from '../../recipe/screen/Pot';
import { ResultCard, type ResultNote } from '../../recipe/screen/Result';
import type { BrewView } from '../../recipe/types';
import { wish } from '../../recipe/wishes';
import { explanationOf } from '../../recipe/words/effects';
import { EVENT_TEXTS } from '../../recipe/words/events';
import type { Game } from './game';
import { wasTested } from './useBrewTab';
import type { BrewCauldron } from './useCauldron';

interface BrewBoardProps {
  readonly game: Game;
  readonly cauldron: BrewCauldron;
  /** Something else stands in its place where a window has room for one part alone. */
  readonly isCovered: boolean;
  readonly screen: Pick<ScreenProps, 'link' | 'rooms'>;
}

/** Neither its own size nor the smoke, which is wider, brings scroll bars that would stay by making room for themselves. */
const BOARD =
  'ww-brew absolute inset-0 grid grid-cols-1 gap-2 overflow-x-clip px-2 pb-1 lying:[--kettle:min(100cqw-2rem,max(90cqh,17rem))] wide:pb-4';
/** As wide as it is high, with what rises from it. */
const CLOSED = 'grid-rows-[minmax(0,1fr)_auto] [--kettle:min(100cqw-2rem,max(76cqh,17rem),60rem)]';
/** At the end the cauldron grows as far as its secret asks; on a lying phone it has the whole height. */
const OPEN =
  'grid-rows-[minmax(5rem,1fr)_minmax(0,auto)] [--kettle:min(100cqw-2rem,max(82cqh,22rem))] lying:grid-rows-[minmax(0,1fr)] lying:[&>*]:first:hidden';
const COVERED = 'invisible tablet:visible';

export function BrewBoard({ game, cauldron, isCovered, screen }: BrewBoardProps) {
  const { view, last } = game;
  const justTested = wasTested(game);
  const latest = view.potions.at(-1);
  const rows = view.solution ? OPEN : CLOSED;
  return (
    <div className={`${BOARD} ${rows} ${isCovered ? COVERED : ''}`} data-board="">
      <div className="mx-auto grid min-h-0 w-full max-w-176 content-center-safe gap-2 overflow-y-auto p-1">
        {latest ? (
          <ResultCard
            key={justTested ? last.serial : view.potions.length}
            number={view.potions.length}
            potion={latest}
            notes={notesOf(view)}
            rises={justTested}
          />
        ) : (
          <WhatFor game={game} screen={screen} />
        )}
      </div>
      <div className="mx-auto grid min-h-0 w-[min(100%,var(--kettle)+2rem)]">
        {view.solution ? (
          <OpenPot puzzle={view.solution} />
        ) : (
          <Pot
            cauldron={cauldron}
            testLabel={view.phase === 'lastDitch' ? 'Use the last potion' : 'Use potion'}
            smoke={justTested ? last.serial : null}
          />
        )}
      </div>
    </div>
  );
}

/** Before the first potion: what this room is for, and the way to the paper. */
function WhatFor({ game, screen }: Pick<BrewBoardProps, 'game' | 'screen'>) {
  const { link: Link, rooms } = screen;
  const board = rooms.find(({ name }) => name === 'Board');
  return (
    <>
      <Listening />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on the link is a click */}
      <p className="text-center text-sm/snug text-soft" onClick={() => wish('board', game.config)}>
        Brew keeps the secret recipe, for you alone or for a table with paper boards.{' '}
        {board && (
          <Link href={board.href} className="inline-block min-h-6 font-semibold text-accent-text underline">
            A board for it
          </Link>
        )}
      </p>
    </>
  );
}

/** What the last potion has brought upon the players, and what happens at the table. */
function notesOf({ solution, lasting, potions }: BrewView): ResultNote[] {
  const event = potions.at(-1)?.event ?? null;
  const happened = event === null ? undefined : EVENTS[event];
  const abilities = solution ? [] : lasting;
  return [
    ...abilities.map((effect) => ({ title: effect, text: explanationOf(effect) })),
    ...(happened ? [{ title: happened.name, text: EVENT_TEXTS[happened.name], tone: happened.tone }] : []),
  ];
}
