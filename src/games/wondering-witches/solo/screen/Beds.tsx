/** The beds behind the cells: outlines in ink, washed in green; used up ones hatched, lit ones brighter. */
import { memo, useMemo } from 'react';
import { SIDE } from '../../board/rules/types';
import { bedPath, boardHeight, UNITS } from '../drawing/outline';
import { type Cut, cutMove, type Targets } from '../rules/targets';
import type { SoloView } from '../rules/types';
import { gardenIndexAt } from '../words/soloSentences';

interface BedsProps {
  readonly view: SoloView;
  readonly targets: Targets;
  readonly place: number | null;
  readonly cut: Cut | null;
  readonly hinted: readonly number[];
}

export const Beds = memo(function Beds({ view, targets, place, cut, hinted }: BedsProps) {
  const { gardens, board } = view;
  const paths = useMemo(() => gardens.map(({ cells }) => bedPath(cells)), [gardens]);
  const height = boardHeight(board.config.sides);
  const looked = place === null ? -1 : gardenIndexAt(view, place);
  const part = cut ? cutMove(view, cut) : null;
  return (
    <svg
      viewBox={`0 0 ${SIDE.columns * UNITS} ${height}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-px size-[calc(100%-2px)] overflow-visible"
      aria-hidden="true"
    >
      <defs>
        <pattern id="ww-hatch" width="14" height="14" patternUnits="userSpaceOnUse">
          <path className="fill-none stroke-edge opacity-45" d="M-2 16L16 -2M-9 9L9 -9M5 23L23 5" />
        </pattern>
      </defs>
      {gardens.map(({ isUsed, cells }, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a garden is its number
          key={index}
          className="ww-bed"
          data-used={isUsed || undefined}
          data-looked={index === looked || undefined}
          data-grows={targets.gardens.includes(index) || undefined}
          data-hint={cells.some((cell) => hinted.includes(cell)) || undefined}
        >
          <path d={paths[index]} vectorEffect="non-scaling-stroke" />
          {isUsed && <path d={paths[index]} className="ww-bed-hatch" fill="url(#ww-hatch)" />}
        </g>
      ))}
      {cut && cut.cells.length > 0 && (
        <path
          className="fill-accent/16 stroke-accent forced-colors:stroke-[Highlight]"
          strokeWidth="3"
          strokeDasharray={part === null ? '3 6' : '9 5'}
          strokeLinecap="round"
          d={bedPath(cut.cells)}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
});
