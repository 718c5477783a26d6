/** Whether the player's own run goes with the link of its deal, and under which name. */
import { useEffect, useId, useState } from 'react';
import { Switch } from '../../components/Switch';
import type { RunLink } from '../challenge/runLink';

export interface RunChoice {
  /** Null: it has not ended yet. */
  readonly link: MakeLink | null;
  /** It is what the link is for. */
  readonly isChosen?: boolean | undefined;
  /** The run that it answers goes along, and it cannot be left out. */
  readonly isAnswer?: boolean | undefined;
}

/** What follows the address of the deal; null: there is nothing to be sent any more. */
type MakeLink = (name: string) => Promise<RunLink | null>;

/** More would be cut off; letters of several characters have room too. */
const MOST_CHARACTERS = 120;
const TYPING_MS = 250;

/** Null: it is being made; undefined: it cannot be. */
export function useRunLink(make: MakeLink | null, name: string): RunLink | null | undefined {
  const [made, setMade] = useState<RunLink | null | undefined>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same run is sent, however often this is drawn
  useEffect(() => {
    if (!make) return;
    let isCurrent = true;
    const timer = setTimeout(
      () => void make(name).then((link) => isCurrent && setMade(link ?? undefined)),
      made ? TYPING_MS : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [make === null, name]);
  return made;
}

interface ShareRunProps {
  readonly run: RunChoice;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly made: RunLink | null | undefined;
}

export function ShareRun({ run, isChosen, onChoose, name, onName, made }: ShareRunProps) {
  const nameId = useId();
  if (!run.link) {
    return <p className="text-sm text-soft">Your run can go along once the game has ended.</p>;
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {run.isAnswer ? (
        <p className="text-soft">Your run goes along, beside the one that was sent to you.</p>
      ) : (
        <Switch label="With my run" note={NOTE} checked={isChosen} onChange={onChoose} />
      )}
      {isChosen && (
        <div className="grid justify-items-start gap-2">
          <label htmlFor={nameId} className="font-semibold">
            Your name, if you like
          </label>
          <input
            id={nameId}
            className="input"
            value={name}
            maxLength={MOST_CHARACTERS}
            autoComplete="nickname"
            dir="auto"
            onChange={(event) => onName(event.currentTarget.value)}
          />
          <p className="text-sm text-soft">
            Up to 20 letters are sent. Runs are shown as their sender sent them.
          </p>
        </div>
      )}
      {made?.kind === 'brief' && <p className="text-sm">{BRIEF}</p>}
    </div>
  );
}

const NOTE = 'Whoever opens the link plays first, and sees your run after that.';
const BRIEF =
  'Only your result and progress go along: the moves are too many for a link, or this browser cannot pack them.';
