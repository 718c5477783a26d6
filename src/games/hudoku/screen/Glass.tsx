/** The hourglass beside the board, and the cover that waits for it to be turned. */
import { useEffect, useRef } from 'react';
import IconHourglass from '~icons/ph/hourglass-medium-fill';
import IconPause from '~icons/ph/pause-fill';
import { Button, IconButton } from '../../../components/Button';
import { Hourglass } from '../../../components/Hourglass';
import { inForms } from '../../../core/inForms';
import { NOUNS } from '../words/nouns';
import { store } from './game';

interface GlassProps {
  readonly lengthMs: number;
  readonly running: boolean;
  readonly turns: number;
}

export function Glass({ lengthMs, running, turns }: GlassProps) {
  return (
    <div className="hud-glass">
      <Hourglass
        ms={() => store.leftMs() ?? 0}
        lengthMs={lengthMs}
        running={running}
        turns={turns}
        label="Sand left"
      />
      {running && <IconButton label="Pause" icon={<IconPause />} onClick={store.pause} />}
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
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="hud-cover">
      <p>
        <b className="title">{inForms(seconds, NOUNS.second)} a number.</b> The puzzle shows, and the sand
        runs, once you turn the glass.
      </p>
      <Button ref={button} kind="primary" icon={<IconHourglass />} onClick={onTurn}>
        Turn the hourglass
      </Button>
      {onWithout && (
        <Button kind="quiet" small onClick={onWithout}>
          Play without it
        </Button>
      )}
    </div>
  );
}
