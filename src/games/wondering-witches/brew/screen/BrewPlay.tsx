/** With the cauldron: deduction, notebook, log, effects, and the two ways to end a game. */
import type { Ref } from 'react';
import IconLost from '~icons/ph/flag';
import IconSolution from '~icons/ph/key';
import { Button } from '../../../../components/Button';
import type { GridHandle } from '../../../../components/grid/Grid';
import type { ProvenMark } from '../../deduction/deduction';
import { DeductionPanel } from '../../deduction/screen/DeductionPanel';
import type { DeducePanel } from '../../deduction/screen/useDeducePanel';
import { CluedNotebook } from '../../notebook/screen/CluedNotebook';
import { EffectsInPlay } from '../../recipe/screen/Effects';
import type { Question } from '../../recipe/screen/EndQuestions';
import { Log } from '../../recipe/screen/Log';
import type { Mark, PotionItem } from '../../recipe/types';
import { SUGGESTION_LAID } from '../../recipe/words/cauldron';
import { type Game, store } from './game';
import type { BrewCauldron } from './useCauldron';

export interface BrewPlayProps {
  readonly game: Game;
  readonly cauldron: BrewCauldron;
  readonly notebook: Ref<GridHandle>;
  readonly panel: DeducePanel;
  readonly onLay: (items: readonly PotionItem[], words: string) => void;
  readonly ask: (question: Question) => void;
}

export function BrewPlay({ game, cauldron, notebook, panel, onLay, ask }: BrewPlayProps) {
  const { view, hint } = game;
  const over = view.solution !== null;
  const inside = Array.from(
    { length: view.config.ingredients },
    (_, index) => cauldron.items.filter(({ ingredient }) => ingredient === index).length,
  );
  return (
    <div className="ww-brew-play grid grid-cols-[minmax(0,1fr)] gap-3 p-1 tablet:grid-cols-2 tablet:items-start wide:grid-cols-[minmax(0,1fr)] wide:p-0">
      {panel.help && (
        <DeductionPanel
          view={view}
          help={panel.help}
          asked={panel.asked}
          onArrived={panel.arrived}
          onMark={writeDown}
          onLay={(items) => onLay(items, SUGGESTION_LAID)}
          onClose={panel.putAway}
        />
      )}
      <CluedNotebook
        ref={notebook}
        view={view}
        inside={inside}
        hinted={hint?.stages.at(-1)?.cells ?? []}
        onPut={cauldron.put}
        onMark={mark}
      />
      <section className="ww-panel" aria-labelledby="grid gap-2.5">
        <h2 id="grid gap-2.5">Potions tested</h2>
        <Log
          potions={view.potions}
          onReuse={
            over ? null : (items, number) => onLay(items, `Potion ${number} lies in the cauldron again.`)
          }
        />
      </section>
      <section className="ww-panel" aria-labelledby="ww-effects">
        <h2 id="ww-effects">Effects in play</h2>
        <EffectsInPlay effects={view.effectsInPlay} />
      </section>
      {!over && (
        <div className="button-row justify-center">
          {view.phase === 'playing' && (
            <Button small kind="quiet" icon={<IconLost />} onClick={() => ask('lose')}>
              We lost
            </Button>
          )}
          <Button small kind="quiet" icon={<IconSolution />} onClick={() => ask('reveal')}>
            Show solution
          </Button>
        </div>
      )}
    </div>
  );
}

function mark(ingredient: number, column: number, wanted: Mark): void {
  store.play({ kind: 'mark', ingredient, column, mark: wanted });
}

function writeDown(marks: readonly ProvenMark[]): void {
  for (const proven of marks) mark(proven.ingredient, proven.column, proven.mark);
}
