/** A track to go along, with ticks beside it: a native slider, upright where it stands in a column. */
import type { ReactNode } from 'react';

export interface ScrubberTick {
  readonly at: number;
  readonly name: string;
  /** Its shape tells what it is. */
  readonly icon: ReactNode;
}

interface ScrubberProps {
  readonly label: string;
  readonly at: number;
  readonly length: number;
  readonly ticks: readonly ScrubberTick[];
  readonly onChange: (at: number) => void;
}

/** The thumb's middle never reaches the track's ends. */
const THUMB = '1.25rem';

export function Scrubber({ label, at, length, ticks, onChange }: ScrubberProps) {
  return (
    <div className="relative grid min-h-0 min-w-0 flex-1 place-items-center lying:[writing-mode:vertical-lr] wide:[writing-mode:vertical-lr] wide:min-h-[max(10rem,32dvh)] wide:w-full lying:min-h-20">
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={label}
        aria-valuetext={`${at} of ${length}`}
        className="m-0 min-h-6 inline-full cursor-pointer accent-accent"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div className="pointer-events-none absolute inset-0" aria-hidden="true">
        {ticks.map((tick) => (
          <span
            key={`${tick.at} ${tick.name}`}
            title={tick.name}
            className="absolute grid size-3 place-items-center text-[0.625rem] text-accent-text [inset-block-start:calc(50%-1.25rem)]"
            style={{
              insetInlineStart: `calc(${THUMB} / 2 + (100% - ${THUMB}) * ${tick.at / length} - 0.375rem)`,
            }}
          >
            {tick.icon}
          </span>
        ))}
      </div>
    </div>
  );
}
