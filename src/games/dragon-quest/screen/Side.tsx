/** What is played with: the decision at hand, the items held, the piles, and on wide windows the log. */
import type { ReactNode } from 'react';
import IconCrown from '~icons/game-icons/queen-crown';
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

const COLUMNS = 'tablet:grid-cols-[minmax(0,1fr)_20rem] tablet:grid-rows-[minmax(0,1fr)_auto] tablet:p-3';
const COLUMN =
  'wide:grid-cols-1 wide:grid-rows-[clamp(12rem,34dvh,22rem)_auto_auto_minmax(4rem,1fr)] wide:gap-3 wide:p-0 wide:pt-3';

export function Side({ view, record, met, panel, hand }: SideProps) {
  return (
    <div
      className={`grid h-full min-h-0 grid-cols-1 grid-rows-[minmax(0,1fr)_auto_auto] gap-1 p-1 tablet:gap-2 ${COLUMNS} ${COLUMN}`}
    >
      {panel}
      {hand}
      <Piles view={view} className="phone:short:hidden" />
      <section
        className="dq-log-box hidden min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-1 wide:grid"
        aria-label="Log"
        data-met={met}
      >
        <h2 className="text-base">Log</h2>
        <Log record={record} />
      </section>
    </div>
  );
}

/** Where things are said beside a board, what the game is about stands while nobody speaks. */
export function Goal({ view }: { readonly view: View }) {
  return (
    <p className="hidden items-center gap-3 rounded-lg bg-surface px-4 text-sm leading-tight ring-1 ring-line wide:flex">
      <span className={`icon ${view.queenDefeated ? 'text-good' : 'text-accent-text'}`} aria-hidden="true">
        <IconCrown />
      </span>
      {goalText(view)}
    </p>
  );
}
