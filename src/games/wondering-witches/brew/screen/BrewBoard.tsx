/** The board of Brew: the cauldron, and above it what comes out of it; at the end it shows the recipe. */
import type { ScreenProps } from '../../../../frame/ScreenProps';
import { dealtConfig } from '../../recipe/ownRecipe';
import { CauldronPlace } from '../../recipe/screen/CauldronPlace';
import { eventNotes } from '../../recipe/screen/eventNotes';
import { Listening } from '../../recipe/screen/Listening';
import { OpenPot, Pot } from '../../recipe/screen/Pot';
import { ResultCard, type ResultNote } from '../../recipe/screen/Result';
import { testedAt } from '../../recipe/screen/testedAt';
import type { BrewView } from '../../recipe/types';
import { wish } from '../../recipe/wishes';
import { explanationOf } from '../../recipe/words/effects';
import type { Game } from './game';
import type { BrewCauldron } from './useCauldron';

interface BrewBoardProps {
  readonly game: Game;
  readonly cauldron: BrewCauldron;
  /** Something else stands in its place where a window has room for one part alone. */
  readonly isCovered: boolean;
  readonly screen: Pick<ScreenProps, 'link' | 'rooms'>;
}

export function BrewBoard({ game, cauldron, isCovered, screen }: BrewBoardProps) {
  const { view, last } = game;
  const tested = testedAt(last);
  const latest = view.potions.at(-1);
  return (
    <CauldronPlace
      isOpen={view.solution !== null}
      isCovered={isCovered}
      above={
        latest ? (
          <ResultCard
            key={tested ?? view.potions.length}
            number={view.potions.length}
            potion={latest}
            notes={notesOf(view)}
            rises={tested !== null}
          />
        ) : (
          <WhatFor game={game} screen={screen} />
        )
      }
    >
      {view.solution ? (
        <OpenPot puzzle={view.solution} />
      ) : (
        <Pot
          cauldron={cauldron}
          testLabel={view.phase === 'lastDitch' ? 'Use the last potion' : 'Use potion'}
          smoke={tested}
        />
      )}
    </CauldronPlace>
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
      <p
        className="text-center text-sm/snug text-soft"
        onClick={() => wish('board', dealtConfig(game.config))}
      >
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
  const abilities = solution ? [] : lasting;
  return [
    ...abilities.map((effect) => ({ title: effect, text: explanationOf(effect) })),
    ...eventNotes(potions.at(-1)?.event ?? null),
  ];
}
