/** Beside the garden: what can be known, the notebook, the log, the effects, and the way to end it. */
import type { Ref } from 'react';
import IconSolution from '~icons/ph/key';
import { Button } from '../../../../components/Button';
import type { GridHandle } from '../../../../components/grid/Grid';
import { DeductionPanel } from '../../deduction/screen/DeductionPanel';
import type { DeducePanel } from '../../deduction/screen/useDeducePanel';
import { CluedNotebook } from '../../notebook/screen/CluedNotebook';
import { EffectsInPlay } from '../../recipe/screen/Effects';
import { Log } from '../../recipe/screen/Log';
import type { Mark, PotionItem } from '../../recipe/types';
import { capitalised } from '../../recipe/words/words';
import { Panel } from '../../screen/Panel';
import type { SoloView } from '../rules/types';
import { soloEffectText } from '../words/effects';
import { aftermathInWords, sourceInWords } from '../words/soloSentences';
import { type Game, store } from './game';
import { herbWords, insideOf } from './herbWords';
import { Legend } from './Legend';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

interface KnowledgeProps {
  readonly game: Game;
  readonly brewing: Brewing;
  readonly turn: Turn;
  readonly notebook: Ref<GridHandle>;
  readonly panel: DeducePanel;
  readonly onHerb: (ingredient: number) => void;
}

export function Knowledge({ game, brewing, turn, notebook, panel, onHerb }: KnowledgeProps) {
  const { view, hint } = game;
  const { called } = turn;
  const mayLay = brewing.freedom === 'all' && brewing.source !== null;
  const inside = Array.from({ length: view.config.ingredients }, (_, herb) => insideOf(brewing, herb));
  return (
    <>
      <DeductionPanel
        view={view}
        panel={panel}
        onMark={mark}
        onLay={mayLay ? (items) => layFreely(brewing, items) : null}
      />
      <CluedNotebook
        ref={notebook}
        view={view}
        inside={inside}
        hinted={hint?.move.kind === 'mark' ? (hint.stages.at(-1)?.cells ?? []) : []}
        herbWords={(herb) => herbWords(view, herb, called, brewing)}
        onPut={onHerb}
        onMark={mark}
      />
    </>
  );
}

export function History({ game, onReveal }: { readonly game: Game; readonly onReveal: () => void }) {
  const { view } = game;
  return (
    <>
      <Panel title="Potions tested">
        <Log
          potions={view.potions}
          fromOf={(index) => fromOf(view, index)}
          aftermathOf={(index) => aftermathOf(view, index)}
          onReuse={null}
        />
      </Panel>
      <Panel title="Effects in play">
        <EffectsInPlay effects={view.effectsInPlay} explain={soloEffectText} />
      </Panel>
      <Legend board={view.board} />
      {view.solution === null && (
        <Button small kind="quiet" className="justify-self-center" icon={<IconSolution />} onClick={onReveal}>
          Show solution
        </Button>
      )}
    </>
  );
}

function fromOf({ potions }: SoloView, index: number): string {
  const potion = potions[index];
  return potion ? capitalised(sourceInWords(potion.source)) : '';
}

function aftermathOf({ potions }: SoloView, index: number): string {
  const potion = potions[index];
  return potion ? aftermathInWords(potion) : '';
}

/** No recipe leaves seeds open in Solo: what is exactly right is the number of its place. */
function layFreely(brewing: Brewing, items: readonly PotionItem[]): void {
  if (!brewing.source) return;
  brewing.open(
    brewing.source,
    items.map((item, index) => ({ ...item, seeds: item.seeds ?? index + 1 })),
  );
}

function mark(ingredient: number, column: number, wanted: Mark): void {
  store.play({ kind: 'mark', ingredient, column, mark: wanted });
}
