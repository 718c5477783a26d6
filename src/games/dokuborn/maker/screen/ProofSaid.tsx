/** What is known of the grid, by the board: whether it is a puzzle, its stars, and what decides them. */
import IconProven from '~icons/ph/seal-check';
import IconStarOff from '~icons/ph/star';
import IconStarOn from '~icons/ph/star-fill';
import { plural } from '../../../../frame/words/plural';
import { LEVELS, type Level } from '../../rules/types';
import { proofInWords, remarkInWords, scarcestInWords, scarcityInWords } from '../words/making';
import type { Making } from './useMaking';

export type Known = Pick<Making, 'sketch' | 'judged' | 'needsNewer'>;

export function ProofSaid(known: Known) {
  const { sketch, judged } = known;
  const { stars, trouble, isProven } = judged;
  const tone = trouble ? 'bad' : isProven ? 'good' : 'plain';
  return (
    <div
      data-proof={tone}
      className="group/proof grid max-h-full min-h-0 min-w-0 grid-cols-1 content-center gap-0.5 overflow-y-auto px-2 text-sm leading-snug phone:text-xs/tight lying:text-xs/tight wide:h-full wide:rounded-lg wide:bg-raised wide:px-4 wide:ring-1 wide:ring-line"
    >
      <p className="font-semibold group-data-[proof=bad]/proof:text-bad group-data-[proof=good]/proof:text-good">
        {isProven && <IconProven className="me-1 inline align-[-0.125em]" aria-hidden="true" />}
        {proofInWords(sketch, judged)}
      </p>
      {stars && (
        <p className="flex flex-wrap items-center gap-x-2">
          <Stars level={stars.level} isFinal={isProven} />
          <span className="text-soft lying:hidden">{scarcityInWords(judged)}</span>
          <span className="hidden text-soft lying:inline">{scarcestInWords(judged)}</span>
        </p>
      )}
      <More {...known} />
    </div>
  );
}

function More({ sketch, judged, needsNewer }: Known) {
  const text = moreInWords({ sketch, judged, needsNewer });
  return text && <p className="text-soft">{text}</p>;
}

function moreInWords({ sketch, judged, needsNewer }: Known): string {
  if (needsNewer) return 'It needs newer cards: who has not fetched them cannot open it.';
  return judged.remark ? remarkInWords(sketch, judged.remark) : '';
}

function Stars({ level, isFinal }: { readonly level: Level; readonly isFinal: boolean }) {
  return (
    <span className="flex items-center gap-1 font-semibold">
      <span className="unseen">{starsSaid(level, isFinal)}</span>
      <span className="flex text-accent-text" aria-hidden="true">
        {LEVELS.map((star) => (star <= level ? <IconStarOn key={star} /> : <IconStarOff key={star} />))}
      </span>
      {!isFinal && <span aria-hidden="true">so far</span>}
    </span>
  );
}

function starsSaid(level: Level, isFinal: boolean): string {
  return `${plural(level, 'star')}${isFinal ? '' : ' so far'}.`;
}

/** The same for those who do not see it. */
export function knownInWords({ sketch, judged, needsNewer }: Known): string {
  const { stars, isProven } = judged;
  const found = stars ? [starsSaid(stars.level, isProven), scarcityInWords(judged)] : [];
  return [proofInWords(sketch, judged), ...found, moreInWords({ sketch, judged, needsNewer })]
    .filter(Boolean)
    .join(' ');
}
