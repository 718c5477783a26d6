/** In the place of the numbers: colours for cells, checkpoints, and all notes at once. */
import { type KeyboardEvent, type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import IconSet from '~icons/ph/bookmark-simple';
import IconNoColours from '~icons/ph/eraser';
import IconNoteAll from '~icons/ph/list-checks';
import IconNoNotes from '~icons/ph/note-blank';
import IconNumbers from '~icons/ph/numpad';
import IconBack from '~icons/ph/rewind';
import IconCompare from '~icons/ph/scales';
import { keyToward } from '../../../../components/keyToward';
import { KEY, PAD, PadWord, PRESSED, TOGGLE } from '../../../../components/NumberPad';
import { scoreVersionOf } from '../../../../core/record';
import { sandMsOf } from '../../rules/modes';
import { COLOUR_NAMES } from '../../words/expert';
import { capital } from '../../words/places';
import { Glass } from '../Glass';
import { store } from '../game';
import type { PadProps } from '../Pad';
import { giftOf } from '../useMotion';
import './expert.css';

type Asking = 'restore' | 'compare';
const ASKED: Readonly<Record<Asking, string>> = {
  restore: 'Back to which checkpoint?',
  compare: 'Compare with which checkpoint?',
};

export function ExpertPad({ game, entry, turns }: PadProps) {
  const pad = useRef<HTMLFieldSetElement>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const focusFirst = () => pad.current?.querySelector<HTMLElement>('button')?.focus();
  useImperativeHandle(entry.keys, () => ({ focus: focusFirst }));
  const checkpoints = game.view.extras?.checkpoints.length ?? 0;
  const lengthMs = sandMsOf(game.config, scoreVersionOf(game.record));
  const leave = () => entry.grid.current?.focus(entry.at ?? undefined);

  function choose(what: Asking, checkpoint: number): void {
    setAsking(null);
    if (what === 'restore') store.play({ kind: 'restore', checkpoint });
    else entry.compare(checkpoint);
  }

  /** Where there is one, nobody is asked which. */
  function ask(what: Asking): void {
    if (checkpoints < 2) choose(what, 1);
    else setAsking(what);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const toward = keyToward(event.key, pad.current, event.target);
    if (toward) toward.focus();
    else if (event.key !== 'Escape') return;
    else if (asking) setAsking(null);
    else leave();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset
      ref={pad}
      aria-label={asking ? ASKED[asking] : 'Colours and checkpoints'}
      data-pad=""
      data-corner={lengthMs === null ? undefined : ''}
      className={PAD}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {lengthMs !== null && (
        <div className="grid min-h-0 min-w-0 place-items-center lying:col-span-4 wide:col-span-4">
          <Glass
            lengthMs={lengthMs}
            running={game.clockRuns}
            turns={turns}
            ranOut={giftOf(game.last)?.by === 'sand'}
          />
        </div>
      )}
      {asking ? (
        <Numbered asking={asking} checkpoints={checkpoints} onChoose={(one) => choose(asking, one)} />
      ) : (
        <Tools game={game} entry={entry} checkpoints={checkpoints} onAsk={ask} />
      )}
      <button
        type="button"
        data-tool="numbers"
        className={`@container ${KEY} ${TOGGLE}`}
        aria-label={asking ? 'Cancel' : '1–9, the numbers'}
        aria-keyshortcuts={asking ? undefined : 'M'}
        aria-description={asking ? undefined : 'M'}
        onClick={asking ? () => setAsking(null) : entry.toggleMarking}
      >
        <PadWord icon={<IconNumbers />}>{asking ? 'Cancel' : '1–9'}</PadWord>
      </button>
    </fieldset>
  );
}

interface NumberedProps {
  readonly asking: Asking;
  readonly checkpoints: number;
  readonly onChoose: (checkpoint: number) => void;
}

function Numbered({ asking, checkpoints, onChoose }: NumberedProps) {
  const numbers = Array.from({ length: checkpoints }, (_, before) => before + 1);
  return (
    <>
      <span className="grid place-items-center text-center text-xs text-soft" aria-hidden="true">
        {asking === 'restore' ? 'Back to' : 'Since'}
      </span>
      {numbers.map((one) => (
        <Key
          key={one}
          label={`Checkpoint ${one}`}
          word={`${one}`}
          icon={<IconSet />}
          onPress={() => onChoose(one)}
        />
      ))}
    </>
  );
}

interface ToolsProps extends Pick<PadProps, 'game' | 'entry'> {
  readonly checkpoints: number;
  readonly onAsk: (what: Asking) => void;
}

function Tools({ game, entry, checkpoints, onAsk }: ToolsProps) {
  const { at, compared } = entry;
  const colour = at === null ? 0 : (game.view.extras?.colours[at] ?? 0);
  return (
    <>
      {COLOUR_NAMES.map((name, index) => (
        <button
          key={name}
          type="button"
          data-swatch={index + 1}
          className={`${KEY} ${PRESSED}`}
          aria-label={capital(name)}
          aria-description={`${index + 1}`}
          aria-pressed={colour === index + 1}
          aria-disabled={at === null || undefined}
          onClick={() =>
            at !== null && store.play({ kind: 'mark', mark: 'colour', cell: at, colour: index + 1 })
          }
        >
          <span
            className="grid size-7 place-items-center rounded-[0.25rem] text-[0.8125rem] font-semibold tablet:size-10"
            data-colour={index + 1}
            aria-hidden="true"
          >
            {index + 1}
          </span>
        </button>
      ))}
      <Key
        label="Plain: clear all colours"
        word="Plain"
        icon={<IconNoColours />}
        onPress={() => store.play({ kind: 'mark', mark: 'clearColours' })}
      />
      <Key
        label="Set a checkpoint"
        word="Set"
        icon={<IconSet />}
        onPress={() => store.play({ kind: 'mark', mark: 'checkpoint' })}
      />
      <Key
        label="Back to a checkpoint"
        word="Back"
        icon={<IconBack />}
        isOff={checkpoints === 0}
        onPress={() => onAsk('restore')}
      />
      <Key
        label="Since a checkpoint: compare"
        word="Since"
        icon={<IconCompare />}
        isOff={checkpoints === 0}
        isPressed={compared !== null}
        onPress={() => (compared === null ? onAsk('compare') : entry.compare(null))}
      />
      <Key
        label="Note all numbers"
        word="Note all"
        icon={<IconNoteAll />}
        onPress={() => store.play({ kind: 'mark', mark: 'noteAll' })}
      />
      <Key
        label="Clear all notes"
        word="Clear"
        icon={<IconNoNotes />}
        onPress={() => store.play({ kind: 'mark', mark: 'clearAll' })}
      />
    </>
  );
}

interface KeyProps {
  readonly label: string;
  /** On the key itself, where there is room for little. */
  readonly word?: string;
  readonly icon: ReactNode;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Key({ label, word = label, icon, isOff = false, isPressed, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className={`@container ${KEY} ${PRESSED}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={() => !isOff && onPress()}
    >
      <PadWord icon={icon}>{word}</PadWord>
    </button>
  );
}
