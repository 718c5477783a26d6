/** What is played with: the decision at hand, the items held, the piles, and on wide windows the log. */
import { memo, type ReactNode, useEffect, useState } from 'react';
import IconCrown from '~icons/game-icons/queen-crown';
import { afterPaint } from '../../../components/browser/afterPaint';
import type { GameRecord } from '../../../core/record';
import type { View } from '../rules/view';
import { goalText } from '../words/queen';
import { Piles } from './cards/Piles';
import { Log } from './Log';

interface SideProps {
  readonly view: View;
  readonly record: GameRecord;
  readonly met: number | undefined;
  readonly panel: ReactNode;
  readonly hand: ReactNode;
}

const ROWS =
  'grid h-full min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)_3.875rem_2.75rem] gap-1 p-1 phone:short:grid-rows-[minmax(0,1fr)_2.75rem] lying:grid-rows-[minmax(5.5rem,1fr)_44px_auto]';
const COLUMNS =
  'tablet:grid-cols-[minmax(50%,1fr)_minmax(0,20rem)] tablet:grid-rows-[minmax(0,1fr)_auto] tablet:gap-x-3 tablet:p-3';
/** Where large text leaves the panel less than it needs, it scrolls with hand and piles, and not within them. */
const AS_ONE = '[@container_(height<12rem)]:h-auto [@container_(height<12rem)]:[&>*]:overflow-visible';
/** What is had stands above what is to be done, so that a long decision takes its room from the log alone. */
const COLUMN = 'wide:flex wide:flex-col wide:gap-3 wide:overflow-y-auto wide:px-0 wide:pb-0';

export function Side({ view, record, met, panel, hand }: SideProps) {
  const isOver = view.moment.kind === 'won' || view.moment.kind === 'lost';
  return (
    <div className="@container-size h-full">
      {/* The whole result lies over a wide column: nothing there may be reached behind it. */}
      <div className={`${ROWS} ${AS_ONE} ${COLUMNS} ${COLUMN} ${isOver ? 'wide:invisible' : ''}`}>
        {panel}
        {hand}
        <Piles view={view} className="phone:short:hidden wide:-order-2 wide:shrink-0" />
        <LogBox record={record} met={met} />
      </div>
    </div>
  );
}

type Logged = Pick<SideProps, 'record' | 'met'>;

/** What has just happened the panel tells; the log has it one picture later. */
const LogBox = memo(function LogBox({ record, met }: Logged) {
  const [shown, setShown] = useState<Logged>({ record, met });
  useEffect(() => afterPaint(() => setShown({ record, met })), [record, met]);
  return (
    <section
      className="dq-log-box hidden min-h-20 flex-1 grid-rows-[auto_minmax(0,1fr)] gap-1 overflow-hidden wide:grid wide:[@media(max-height:700px)]:hidden"
      aria-label="Log"
      data-met={shown.met}
    >
      <h2 className="text-base">Log</h2>
      <Log record={shown.record} />
    </section>
  );
});

/** Where things are said beside a board, what the game is about stands while nobody speaks. */
export function Goal({ view }: { readonly view: View }) {
  return (
    <p className="@container hidden items-center gap-4 rounded-lg bg-surface px-4 leading-tight ring-1 ring-line ring-inset wide:flex">
      <span
        className={`icon hidden text-2xl @min-2xs:inline-grid ${view.queenDefeated ? 'text-good' : 'text-accent-text'}`}
        aria-hidden="true"
      >
        <IconCrown />
      </span>
      {goalText(view)}
    </p>
  );
}
