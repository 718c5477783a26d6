/** With the cauldron: deduction, notebook, log, effects, and the two ways to end a game. */
import IconLost from '~icons/ph/flag';
import IconSolution from '~icons/ph/key';
import { Button } from '../../../../components/Button';
import { DeductionPanel } from '../../deduction/screen/DeductionPanel';
import { CluedNotebook } from '../../notebook/screen/CluedNotebook';
import { EffectsInPlay } from '../../recipe/screen/Effects';
import { Log } from '../../recipe/screen/Log';
import type { Mark } from '../../recipe/types';
import { offerInWords, SUGGESTION_LAID } from '../../recipe/words/cauldron';
import { Panel } from '../../screen/Panel';
import type { BrewPlayProps } from './BrewPlay';
import { store } from './game';

export function Knowledge(props: BrewPlayProps & { readonly inside: readonly number[] }) {
  const { game, cauldron, notebook, panel, onLay, inside } = props;
  const { view, hint } = game;
  return (
    <>
      <DeductionPanel
        view={view}
        panel={panel}
        onMark={mark}
        onLay={(items) => onLay(items, SUGGESTION_LAID)}
      />
      <CluedNotebook
        ref={notebook}
        view={view}
        inside={inside}
        herbWords={(herb) => offerInWords(herb, inside[herb] ?? 0)}
        hinted={hint?.stages.at(-1)?.cells ?? []}
        onPut={cauldron.put}
        onMark={mark}
      />
    </>
  );
}

export function History({ game, onLay, ask }: BrewPlayProps) {
  const { view } = game;
  const isOver = view.solution !== null;
  return (
    <>
      <Panel title="Potions tested">
        <Log
          potions={view.potions}
          onReuse={
            isOver ? null : (items, number) => onLay(items, `Potion ${number} lies in the cauldron again.`)
          }
        />
      </Panel>
      <Panel title="Effects in play">
        <EffectsInPlay effects={view.effectsInPlay} />
      </Panel>
      {!isOver && (
        <div className="flex flex-wrap justify-center gap-2.5">
          {view.phase === 'playing' && (
            <Button small kind="quiet" icon={<IconLost />} onClick={() => ask('lose')}>
              Take the last potion
            </Button>
          )}
          <Button small kind="quiet" icon={<IconSolution />} onClick={() => ask('reveal')}>
            Show solution
          </Button>
        </div>
      )}
    </>
  );
}

function mark(ingredient: number, column: number, wanted: Mark): void {
  store.play({ kind: 'mark', ingredient, column, mark: wanted });
}
