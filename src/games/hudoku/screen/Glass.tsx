/** The hourglass beside the board, and the cover that waits for it to be turned. */
import { useEffect, useRef } from 'react';
import IconHourglass from '~icons/ph/hourglass-medium-fill';
import IconPause from '~icons/ph/pause-fill';
import { Button, IconButton } from '../../../components/Button';
import { afterPaint } from '../../../components/browser/afterPaint';
import { Hourglass } from '../../../components/Hourglass';
import { inForms } from '../../../core/inForms';
import { NOUNS } from '../words/nouns';
import { HINT_PRICE } from '../words/results';
import { store } from './game';

interface GlassProps {
  readonly lengthMs: number;
  readonly running: boolean;
  readonly turns: number;
  /** The sand has just run through, and that was paid for. */
  readonly ranOut: boolean;
}

/** Upright it is as large as a key and pauses when pressed; beside a board there is room for a button of its own. */
export function Glass({ lengthMs, running, turns, ranOut }: GlassProps) {
  return (
    <div data-glass="" className="relative flex size-full items-center justify-center gap-3">
      <Hourglass
        ms={() => store.leftMs() ?? 0}
        lengthMs={lengthMs}
        running={running}
        turns={turns}
        label="Sand left"
        className="flex-col gap-0 text-[0.5625rem] tablet:flex-row tablet:gap-1.5 tablet:text-base lying:flex-row lying:gap-1.5 lying:text-base wide:text-[clamp(1.5rem,4.8dvh,2.625rem)]"
      />
      {ranOut && (
        <b className="figures pointer-events-none absolute -top-2 right-0 rounded-sm lying:top-0 wide:top-0 bg-bad px-1 text-xs leading-tight text-bad-ink">
          {HINT_PRICE}
        </b>
      )}
      {running && (
        <IconButton
          label="Pause"
          icon={<IconPause />}
          className="absolute inset-0 size-auto rounded-md text-accent-text ring-1 ring-edge ring-inset [&>*]:hidden lying:static lying:size-11 lying:[&>*]:inline-flex wide:static wide:size-11 wide:[&>*]:inline-flex"
          onClick={store.pause}
        />
      )}
    </div>
  );
}

interface StartCoverProps {
  readonly seconds: number;
  readonly onTurn: () => void;
  /** Absent for the daily, which everyone plays alike. */
  readonly onWithout?: (() => void) | undefined;
}

export function StartCover({ seconds, onTurn, onWithout }: StartCoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A focus asks for the layout, which is there after the first picture anyway.
  useEffect(() => afterPaint(() => button.current?.focus({ preventScroll: true })), []);
  return (
    <div className="absolute inset-0 grid place-items-center-safe overflow-y-auto p-3">
      <div className="paper-float grid w-full max-w-76 outline -outline-offset-5 outline-edge justify-items-center gap-3 rounded-lg bg-raised px-4 py-4 text-center leading-snug text-balance">
        <p>
          <b className="title mb-1 block text-[1.125rem] leading-tight">
            {inForms(seconds, NOUNS.second)} for each number
          </b>
          Turn the hourglass to see the puzzle and start the sand.
        </p>
        <Button ref={button} kind="primary" icon={<IconHourglass />} onClick={onTurn}>
          Turn the hourglass
        </Button>
        {onWithout && (
          <Button kind="quiet" small onClick={onWithout}>
            Play without the hourglass
          </Button>
        )}
      </div>
    </div>
  );
}
