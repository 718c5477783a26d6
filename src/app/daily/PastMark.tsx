import { Moon, STROKE } from '../home/Moon';
import type { PastDay } from './dayResults';

/** The key to such marks; whoever explains one stands in it as a child. */
export const LEGEND =
  'flex flex-wrap items-center gap-x-4.5 gap-y-1 text-sm/normal [&>*]:inline-flex [&>*]:items-center [&>*]:gap-1.5 [&_svg]:size-4';

/** A moon only for what counts; a day made up for later has a tick or a cross, and no light. */
export function PastMark({ past }: { readonly past: PastDay }) {
  if (past !== 'won-later' && past !== 'lost-later') return <Moon result={past} />;
  return (
    <svg
      viewBox="0 0 24 24"
      className="marks size-6 flex-none"
      data-result="later"
      aria-hidden="true"
      focusable="false"
    >
      <path className={STROKE} d={past === 'won-later' ? 'm5 13 5 5L20 7' : 'm6 6 12 12M18 6 6 18'} />
    </svg>
  );
}
