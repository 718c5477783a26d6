/** Where potions are brewed: the cauldron, and above it what comes out of it. */
import type { ReactNode } from 'react';

interface CauldronPlaceProps {
  /** It shows its secret, and grows as far as that asks. */
  readonly isOpen?: boolean | undefined;
  /** Something else stands in its place where a window has room for one part alone. */
  readonly isCovered?: boolean | undefined;
  readonly above: ReactNode;
  readonly children: ReactNode;
}

/** Neither its own size nor the smoke, which is wider, brings scroll bars that would stay by making room for themselves. */
const BOARD =
  'ww-brew absolute inset-0 grid grid-cols-1 gap-2 overflow-x-clip px-2 pb-1 lying:[--kettle:min(100cqw-2rem,max(90cqh,17rem))] wide:pb-4';
/** As wide as it is high, with what rises from it. */
const CLOSED = 'grid-rows-[minmax(0,1fr)_auto] [--kettle:min(100cqw-2rem,max(76cqh,17rem),60rem)]';
/** At the end the cauldron grows as far as its secret asks; on a lying phone it has the whole height. */
const OPEN =
  'grid-rows-[minmax(5rem,1fr)_minmax(0,auto)] [--kettle:min(100cqw-2rem,max(82cqh,22rem))] lying:grid-rows-[minmax(0,1fr)] lying:[&>*]:first:hidden';
const COVERED = 'invisible tablet:visible';

export function CauldronPlace({ isOpen, isCovered, above, children }: CauldronPlaceProps) {
  return (
    <div className={`${BOARD} ${isOpen ? OPEN : CLOSED} ${isCovered ? COVERED : ''}`} data-board="">
      <div className="mx-auto grid min-h-0 w-full max-w-176 content-center-safe gap-2 overflow-y-auto p-1">
        {above}
      </div>
      <div className="mx-auto grid min-h-0 w-[min(100%,var(--kettle)+2rem)]">{children}</div>
    </div>
  );
}
