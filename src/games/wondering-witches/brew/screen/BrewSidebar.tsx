/** Beside cauldron and notebook: deduction, log, effects, and the two ways to end a game. */
import IconLost from '~icons/ph/flag';
import IconSolution from '~icons/ph/key';
import { Button } from '../../../../components/Button';
import type { ProvenMark } from '../../deduction/deduction';
import { DeductionPanel } from '../../deduction/screen/DeductionPanel';
import type { DeducePanel } from '../../deduction/screen/useDeducePanel';
import { EffectsInPlay } from '../../recipe/screen/Effects';
import type { Question } from '../../recipe/screen/EndQuestions';
import { Log } from '../../recipe/screen/Log';
import type { PotionItem } from '../../recipe/types';
import { SUGGESTION_LAID } from '../../recipe/words/cauldron';
import { type Game, store } from './game';

export interface SidebarProps {
  readonly game: Game;
  readonly panel: DeducePanel;
  readonly onLay: (items: readonly PotionItem[], words: string) => void;
  readonly ask: (question: Question) => void;
}

export function BrewSidebar({ game, panel, onLay, ask }: SidebarProps) {
  const { view } = game;
  const over = view.solution !== null;
  return (
    <div className="ww-sidebar">
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
      <section className="ww-panel" aria-labelledby="ww-log">
        <h2 id="ww-log">Potions tested</h2>
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
        <div className="button-row ww-ends">
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

function writeDown(marks: readonly ProvenMark[]): void {
  for (const { ingredient, column, mark } of marks) store.play({ kind: 'mark', ingredient, column, mark });
}
