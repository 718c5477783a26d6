/** What is played with: cauldron and what comes out of it on one side, the notebook on the other. */
import type { Ref } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import { CluedNotebook } from '../../notebook/screen/CluedNotebook';
import { EVENTS } from '../../recipe/events';
import { Listening } from '../../recipe/screen/Listening';
import { Pot } from '../../recipe/screen/Pot';
import { RecipeInFull } from '../../recipe/screen/Recipe';
import { ResultCard, type ResultNote } from '../../recipe/screen/Result';
import type { BrewView, Mark } from '../../recipe/types';
import { explanationOf } from '../../recipe/words/effects';
import { EVENT_TEXTS } from '../../recipe/words/events';
import { type Game, store } from './game';
import type { BrewCauldron } from './useCauldron';

interface PlayAreaProps {
  readonly game: Game;
  readonly cauldron: BrewCauldron;
  readonly notebook: Ref<GridHandle>;
}

export function BrewPlayArea({ game, cauldron, notebook }: PlayAreaProps) {
  const { view, last, hint } = game;
  const justTested = last.kind === 'played' && last.events.some(({ kind }) => kind === 'tested');
  const latest = view.potions.at(-1);
  const inside = Array.from(
    { length: view.config.ingredients },
    (_, index) => cauldron.items.filter(({ ingredient }) => ingredient === index).length,
  );
  const mark = (ingredient: number, column: number, wanted: Mark) =>
    void store.play({ kind: 'mark', ingredient, column, mark: wanted });
  return (
    <div className="ww-play">
      <div className="ww-left">
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
        {view.solution ? (
          <section className="ww-panel" aria-labelledby="ww-recipe">
            <h2 id="ww-recipe">The recipe</h2>
            <RecipeInFull puzzle={view.solution} />
          </section>
        ) : (
          <Pot
            cauldron={cauldron}
            testLabel={view.phase === 'lastDitch' ? 'Use the last potion' : 'Use potion'}
            smoke={justTested ? last.serial : null}
          />
        )}
      </div>
      <CluedNotebook
        ref={notebook}
        view={view}
        inside={inside}
        hinted={hint?.stages.at(-1)?.cells ?? []}
        onPut={cauldron.put}
        onMark={mark}
      />
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
