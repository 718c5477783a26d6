/**
 * All that is played with besides the garden. Where there is room, one column beside it; elsewhere your turn stands
 * below the garden, and one of the others below or in front of it.
 */
import type { Ref } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import type { DeducePanel } from '../../deduction/screen/useDeducePanel';
import { testedAt } from '../../recipe/screen/testedAt';
import { OVER_BOARD, TabPage, Tabs } from '../../screen/Tabs';
import { type Game, isFreshIn } from './game';
import { takesHerbs } from './herbWords';
import { type Beside, TurnHerbs, TurnPanel } from './TurnPanel';
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
  readonly beside: Beside | null;
}

const NAMES: Readonly<Record<Tab, string>> = {
  garden: 'Garden',
  cauldron: 'Cauldron',
  notebook: 'Notebook',
  log: 'Log',
};
const OPTIONS = TABS.map((value) => ({ value, label: NAMES[value] }));

/** A small garden leaves room below it, so that it stays in sight; a large one gives its place away for a while. */
const BELOW =
  '[grid-area:play] mt-12 [--room:calc(var(--play)-3rem)] lying:mt-0 lying:[grid-area:board] lying:[--room:100dvh] wide:[grid-area:auto] wide:[--room:28rem]';
const OVER = `${OVER_BOARD} [--room:calc(100dvh-11.25rem-var(--play))] lying:[--room:100dvh] tablet:[--room:calc(100dvh-13.25rem-var(--play))] wide:[--room:28rem]`;
const FIRST_TEST =
  'Plant herbs in one garden, choose it, and press Test: the High Witch says how many have too few seeds, and how many too many.';
/** Herbs are as large as the room below a small garden allows. */
const ROOMY = '[--call:clamp(2.75rem,(var(--play)-3rem)/6,3rem)]';
/** On a tablet the notes stand beside your turn. */
const NOTES_BESIDE =
  'hidden [--room:calc(var(--play)-3rem)] tablet:grid [grid-area:play] mt-12 ms-[50%] wide:[grid-area:auto] wide:[--room:28rem]';

export function SoloPlay(props: SoloPlayProps) {
  const { game, brewing, turn, tab, onTab, onHerb, beside } = props;
  const { view, last } = game;
  // What stands below a small garden takes the place of your turn, and not of the garden.
  const isSmall = view.board.config.sides === 1;
  const isBehind = isSmall && tab !== 'garden';
  const placeOf = (page: Tab) => `${isSmall ? BELOW : OVER} ${tab === page ? 'grid' : 'hidden'}`;
  return (
    <div
      // Its parts are on their way.
      aria-busy={beside === null || undefined}
      className="contents wide:grid wide:grid-cols-1 wide:content-start wide:gap-3"
    >
      <div className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] [grid-area:play] wide:block wide:[grid-area:auto]">
        <Tabs options={OPTIONS} value={tab} onChange={onTab} className="wide:hidden" />
        <div
          className={`relative min-h-0 grid-cols-1 content-start gap-2 overflow-y-auto overscroll-contain px-1 pb-1 ${isSmall ? ROOMY : ''} tablet:me-[50%] wide:me-0 wide:overflow-visible wide:p-0 ${isBehind ? 'hidden lying:grid wide:grid' : 'grid'}`}
        >
          <TurnPanel view={view} turn={turn} brewing={brewing} onHerb={onHerb} beside={beside} />
          {beside && isSmall && tab === 'garden' && (
            <div className="hidden gap-2 phone:grid">
              <div className="px-2">
                <beside.Clue view={view} />
              </div>
              {view.potions.length === 0 ? (
                <p className="px-2 text-sm leading-snug text-soft">{FIRST_TEST}</p>
              ) : (
                <div className="grid grid-cols-1 [&>*]:gap-1 [&>*]:py-1.5">
                  <beside.LatestAnswer view={view} tested={null} />
                </div>
              )}
            </div>
          )}
        </div>
      </div>
      <TabPage place={placeOf('cauldron')}>
        {isBehind && takesHerbs(brewing) && (
          <div className="lying:hidden wide:hidden">
            <TurnHerbs {...props} view={view} />
          </div>
        )}
        {beside && (
          <beside.Brewery
            view={view}
            brewing={brewing}
            tested={testedAt(last)}
            isFresh={isFreshIn(game)}
            onGarden={() => onTab('garden')}
          />
        )}
      </TabPage>
      <TabPage place={tab === 'garden' ? NOTES_BESIDE : placeOf('notebook')}>
        {beside && <beside.Knowledge {...props} />}
      </TabPage>
      <TabPage place={placeOf('log')}>{beside && <beside.History {...props} />}</TabPage>
    </div>
  );
}
