/** For which row or column one chooses, what it asks for now, and how large the grid is. */
import IconClear from '~icons/ph/eraser';
import { IconButton } from '../../../../components/Button';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import type { Sketch } from '../../making/sketch';
import { conditionById } from '../../rules/conditions';
import { SIZES, type Size } from '../../rules/types';
import { shortName } from '../../screen/fitting/shortNames';
import { countsInWords } from '../../words/glossary';
import { capital, lineName } from '../../words/places';

interface LineHeadProps {
  readonly sketch: Sketch;
  readonly line: number;
  readonly onClear: () => void;
  readonly onSize: (size: Size) => void;
}

const SIZE_OPTIONS = SIZES.map((size) => ({ value: String(size), label: `${size}×${size}` }));

export function LineHead({ sketch, line, onClear, onSize }: LineHeadProps) {
  const chosen = sketch.lines[line] ?? null;
  const condition = chosen === null ? undefined : conditionById(chosen);
  const name = lineName(sketch.size, line);
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-x-2 gap-y-1">
      <div className="flex min-h-11 min-w-28 flex-1 items-center gap-1">
        <div className="min-w-0">
          <h2 className="text-base leading-tight wrap-anywhere tablet:text-lg">
            {capital(name)}
            {condition && `: ${shortName(condition)}`}
          </h2>
          <p className="hidden text-sm leading-snug text-soft tablet:block">
            {condition ? countsInWords(condition) : 'Choose what it asks for.'}
          </p>
        </div>
        {chosen !== null && (
          <IconButton label={`Clear ${name}`} icon={<IconClear />} className="flex-none" onClick={onClear} />
        )}
      </div>
      <div className="[--segment-pad:0.625rem] lying:hidden">
        <SegmentedControl
          label="Size of the grid"
          hideLabel
          options={SIZE_OPTIONS}
          value={String(sketch.size)}
          onChange={(value) => {
            const size = SIZES.find((known) => String(known) === value);
            if (size) onSize(size);
          }}
        />
      </div>
    </div>
  );
}
