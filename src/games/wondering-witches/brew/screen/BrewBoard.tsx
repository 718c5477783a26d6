/** The board of Brew: the cauldron, and above it what comes out of it; at the end it shows the recipe. */
import { EVENTS } from '../../recipe/events';
import { Listening } from '../../recipe/screen/Listening';
import { OpenPot, Pot } from '../../recipe/screen/Pot';
import { ResultCard, type ResultNote } from '../../recipe/screen/Result';
import type { BrewView } from '../../recipe/types';
import { explanationOf } from '../../recipe/words/effects';
import { EVENT_TEXTS } from '../../recipe/words/events';
import type { Game } from './game';
import type { BrewCauldron } from './useCauldron';

interface BrewBoardProps {
  readonly game: Game;
  readonly cauldron: BrewCauldron;
}

export function BrewBoard({ game, cauldron }: BrewBoardProps) {
  const { view, last } = game;
  const justTested = last.kind === 'played' && last.events.some(({ kind }) => kind === 'tested');
  const latest = view.potions.at(-1);
  return (
    <div
      className={`ww-brew grid h-[100cqh] w-[100cqw] grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-2 pb-1 ${
        view.solution ? 'grid-rows-[auto_minmax(0,1fr)]' : 'grid-rows-[minmax(0,1fr)_auto]'
      }`}
    >
      <div className="grid max-h-full min-h-0 w-full max-w-176 content-end gap-2 overflow-y-auto p-1">
        {view.phase === 'lastDitch' && (
          <p className="ww-last">Lost on paper. One last potion is free: make it count.</p>
        )}
        {latest ? (
          <ResultCard
            key={justTested ? last.serial : view.potions.length}
            number={view.potions.length}
            potion={latest}
            notes={notesOf(view)}
            rises={justTested}
          />
        ) : (
          <Listening />
        )}
      </div>
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
