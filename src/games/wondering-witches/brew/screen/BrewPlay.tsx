/** With the cauldron: the herbs, and in a file that is fetched as soon as the cauldron is there, notebook and log. */
import type { Ref } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import type { DeducePanel } from '../../deduction/screen/useDeducePanel';
import { countOf } from '../../recipe/screen/cauldron';
import type { Question } from '../../recipe/screen/EndQuestions';
import { HerbPicker } from '../../recipe/screen/HerbPicker';
import type { PotionItem } from '../../recipe/types';
import { offerInWords } from '../../recipe/words/cauldron';
import { OVER_BOARD, TabPage, Tabs } from '../../screen/Tabs';
import type { Game } from './game';
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
  /** Null until it has come. */
  readonly beside: typeof import('./beside') | null;
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
  const { game, cauldron, tab, onTab, beside } = props;
  const { view } = game;
  const count = view.config.ingredients;
  const inside = Array.from({ length: count }, (_, herb) => countOf(cauldron.items, herb));
  const placeOf = (page: Tab) => `${PLACE} ${tab === page ? 'grid' : 'hidden'}`;
  return (
    // Its parts are on their way.
    <div aria-busy={beside === null || undefined} className={PARTS}>
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
        {beside && <beside.Knowledge {...props} inside={inside} />}
      </TabPage>
      <TabPage place={placeOf('log')}>{beside && <beside.History {...props} />}</TabPage>
    </div>
  );
}
