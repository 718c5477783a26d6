/** The table itself: cauldron and what comes out of it on one side, the notebook on the other. */
import type { Ref } from 'react';
import IconClue from '~icons/ph/sparkle-fill';
import type { GridHandle } from '../../components/Grid';
import { Notebook } from './Notebook';
import { Pot } from './Pot';
import { RecipeInFull } from './Recipe';
import { ResultCard } from './Result';
import { store } from './store';
import type { Mark } from './types';
import type { Cauldron, Game } from './useCauldron';
import { describeClue } from './words';

interface TableProps {
  readonly game: Game;
  readonly cauldron: Cauldron;
  readonly notebook: Ref<GridHandle>;
}

export function BrewTable({ game, cauldron, notebook }: TableProps) {
  const { view, last, hint } = game;
  const justTested = last.kind === 'played' && last.move?.kind === 'potion';
  const latest = view.potions.at(-1);
  const inside = Array.from(
    { length: view.config.ingredients },
    (_, index) => cauldron.items.filter(({ ingredient }) => ingredient === index).length,
  );
  const mark = (ingredient: number, column: number, wanted: Mark) =>
    void store.play({ kind: 'mark', ingredient, column, mark: wanted });
  return (
    <div className="ww-table">
      <div className="ww-left">
        {latest ? (
          <ResultCard
            key={justTested ? last.serial : view.potions.length}
            number={view.potions.length}
            potion={latest}
            lasting={view.solution ? [] : view.lasting}
            rises={justTested}
          />
        ) : (
          <Listening />
        )}
        {view.phase === 'lastDitch' && (
          <p className="ww-last">Lost on paper. One last potion is free: make it count.</p>
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
      <section className="ww-page" aria-label="Notebook">
        <p className="ww-clue">
          <IconClue aria-hidden="true" />
          <span>
            <b>Clue</b> {describeClue(view.clue)}
          </span>
        </p>
        <Notebook
          ref={notebook}
          view={view}
          inside={inside}
          hinted={hint?.stages.at(-1)?.cells ?? []}
          onPut={cauldron.put}
          onMark={mark}
        />
      </section>
    </div>
  );
}

/** Before the first potion, where there is room: steam, and somebody behind it. */
function Listening() {
  return (
    <div className="ww-listening">
      <svg viewBox="0 0 240 150" aria-hidden="true">
        <path d="M70 148C44 126 92 112 70 88C52 68 84 58 72 34" />
        <path d="M120 148C92 122 150 104 122 74C100 50 142 38 124 6" />
        <path d="M170 148C148 130 192 114 170 92C154 74 184 62 174 42" />
      </svg>
      <p>The High Witch is listening.</p>
    </div>
  );
}
