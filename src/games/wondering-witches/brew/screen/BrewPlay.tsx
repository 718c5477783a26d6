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
import { HerbPicker } from '../../recipe/screen/HerbPicker';
import { Log } from '../../recipe/screen/Log';
import type { Mark, PotionItem } from '../../recipe/types';
import { offerInWords, SUGGESTION_LAID } from '../../recipe/words/cauldron';
import { Panel } from '../../screen/Panel';
import { OVER_BOARD, TabPage, Tabs } from '../../screen/Tabs';
import { type Game, store } from './game';
import { TABS, type Tab } from './useBrewTab';
import type { BrewCauldron } from './useCauldron';

export interface BrewPlayProps {
  readonly game: Game;
  readonly cauldron: BrewCauldron;
  readonly notebook: Ref<GridHandle>;
  readonly panel: DeducePanel;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onLay: (items: readonly PotionItem[], words: string) => void;
  readonly ask: (question: Question) => void;
}

const NAMES: Readonly<Record<Tab, string>> = { cauldron: 'Cauldron', notebook: 'Notebook', log: 'Log' };
const OPTIONS = TABS.map((value) => ({ value, label: NAMES[value] }));
/** On a phone it takes the cauldron's place; on a tablet two of them stand below it. */
const PLACE = `${OVER_BOARD} tablet:grid tablet:[grid-area:auto] tablet:h-full`;
const PARTS =
  'contents tablet:grid tablet:h-full tablet:grid-cols-2 tablet:grid-rows-[auto_minmax(0,1fr)] tablet:px-2 wide:h-auto wide:grid-cols-1 wide:grid-rows-none wide:content-start wide:gap-3 wide:p-0';
const ROOM =
  'phone:[--row-most:3.5rem] [--room:calc(100dvh-11.25rem-var(--play))] lying:[--room:100dvh] tablet:[--room:calc(var(--play)-7rem)] wide:[--room:calc(100dvh-22rem)] wide:[--row-most:4rem]';

export function BrewPlay(props: BrewPlayProps) {
  const { game, cauldron, tab, onTab } = props;
  const { view } = game;
  const count = view.config.ingredients;
  const inside = Array.from(
    { length: count },
    (_, herb) => cauldron.items.filter(({ ingredient }) => ingredient === herb).length,
  );
  const placeOf = (page: Tab) => `${PLACE} ${tab === page ? 'grid' : 'hidden'}`;
  return (
    <div className={PARTS}>
      <div className="min-h-0 min-w-0 overflow-y-auto [grid-area:play] tablet:col-span-2 tablet:[grid-row:auto] wide:col-span-1">
        <Tabs className="tablet:hidden" options={OPTIONS} value={tab} onChange={onTab} />
        {view.solution === null && (
          <div className="px-1">
            <HerbPicker
              count={count}
              label="Herbs for the cauldron"
              wordsOf={(herb) => offerInWords(herb, inside[herb] ?? 0)}
              inside={(herb) => inside[herb] ?? 0}
              onPress={cauldron.put}
            />
          </div>
        )}
      </div>
      <TabPage place={`${placeOf('notebook')} ${ROOM}`}>
        <Knowledge {...props} inside={inside} />
      </TabPage>
      <TabPage place={placeOf('log')}>
        <History {...props} />
      </TabPage>
    </div>
  );
}

function Knowledge(props: BrewPlayProps & { readonly inside: readonly number[] }) {
  const { game, cauldron, notebook, panel, onLay, inside } = props;
  const { view, hint } = game;
  return (
    <>
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
        herbWords={(herb) => offerInWords(herb, inside[herb] ?? 0).replace(':', ', notes:')}
        hinted={hint?.stages.at(-1)?.cells ?? []}
        onPut={cauldron.put}
        onMark={mark}
      />
    </>
  );
}

function History({ game, onLay, ask }: BrewPlayProps) {
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

function writeDown(marks: readonly ProvenMark[]): void {
  for (const proven of marks) mark(proven.ingredient, proven.column, proven.mark);
}
