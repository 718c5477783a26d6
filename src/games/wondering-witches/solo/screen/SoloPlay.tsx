/**
 * All that is played with besides the garden. Where there is room, one column beside it; elsewhere your turn stands
 * below the garden, and one of the others in its place.
 */
import type { ReactNode, Ref } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import type { DeducePanel } from '../../deduction/screen/useDeducePanel';
import { Brewery } from './Brewery';
import { type Game, isFreshIn, testedIn } from './game';
import { Legend } from './Legend';
import { History, Knowledge } from './SoloPages';
import { TurnPanel } from './TurnPanel';
import type { Brewing } from './useBrewing';
import { TABS, type Tab } from './useTab';
import type { Turn } from './useTurn';

interface SoloPlayProps {
  readonly game: Game;
  readonly brewing: Brewing;
  readonly turn: Turn;
  readonly notebook: Ref<GridHandle>;
  readonly panel: DeducePanel;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onHerb: (ingredient: number) => void;
  readonly onReveal: () => void;
}

const NAMES: Readonly<Record<Tab, string>> = {
  garden: 'Garden',
  cauldron: 'Cauldron',
  notebook: 'Notebook',
  log: 'Log',
};
const OPTIONS = TABS.map((value) => ({ value, label: NAMES[value] }));

export function SoloPlay(props: SoloPlayProps) {
  const { game, brewing, turn, tab, onTab, onHerb } = props;
  const { view, last } = game;
  return (
    <div className="contents wide:grid wide:grid-cols-[minmax(0,1fr)] wide:content-start wide:gap-3">
      <div className="grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] [grid-area:play] wide:block">
        <div className="ww-tabs px-1 pb-1 wide:hidden">
          <SegmentedControl label="Shown" hideLabel options={OPTIONS} value={tab} onChange={onTab} />
        </div>
        <div className="grid min-h-0 content-start gap-2 overflow-y-auto overscroll-contain px-1 pb-1 wide:overflow-visible wide:p-0">
          <TurnPanel view={view} turn={turn} brewing={brewing} onHerb={onHerb} />
          <Legend view={view} />
        </div>
      </div>
      <Page isShown={tab === 'cauldron'}>
        <Brewery
          view={view}
          brewing={brewing}
          tested={testedIn(last) ? last.serial : null}
          isFresh={isFreshIn(game)}
        />
      </Page>
      <Page isShown={tab === 'notebook'}>
        <Knowledge {...props} />
      </Page>
      <Page isShown={tab === 'log'}>
        <History {...props} />
      </Page>
    </div>
  );
}

/** Over the garden, unless there is room beside it. */
function Page({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  return (
    <div
      className={`z-10 min-h-0 min-w-0 content-start gap-3 overflow-y-auto overscroll-contain p-1.5 [grid-area:board] tablet:px-6 wide:grid wide:overflow-visible wide:p-0 ${isShown ? 'grid' : 'hidden'}`}
    >
      {children}
    </div>
  );
}
