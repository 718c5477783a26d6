/** What is played with: the keys for the cell that the player is at, and the hourglass. */
import IconLocked from '~icons/ph/lock-simple-fill';
import { type KeyLook, NumberPad } from '../../../components/NumberPad';
import { scoreVersionOf } from '../../../core/record';
import { ALL_DIGITS, digitsOf } from '../rules/digits';
import { sandMsOf } from '../rules/modes';
import { regionOf } from '../rules/regions';
import { templateOf } from '../rules/templates';
import { cellName } from '../words/places';
import type { Game } from '../words/words';
import { Glass } from './Glass';
import type { Entry } from './useEntry';
import { type HeldNumber, leftOf } from './useHeld';
import { giftOf } from './useMotion';

export interface PadProps {
  readonly game: Game;
  readonly entry: Entry;
  /** How often the hourglass has been turned. */
  readonly turns: number;
}

export function Pad({ game, entry, turns }: PadProps) {
  const { view, config, status } = game;
  const { cell, notes, held } = entry;
  const template = templateOf(config.template);
  const region = cell === null ? undefined : regionOf(template, cell);
  const isOver = status.kind !== 'playing';
  const lengthMs = isOver ? null : sandMsOf(config, scoreVersionOf(game.record));
  // Nothing is told of a board that is covered, and whoever enters cell by cell is not troubled with it.
  const isTold = (isOver || entry.ready) && (held.digit !== null || config.mode === 'unjudged');
  const left = isTold ? leftOf(view) : undefined;
  const complete = digitsOf(ALL_DIGITS).filter((digit) => left?.[digit] === 0);
  return (
    <NumberPad
      ref={entry.keys}
      label={cell === null ? 'Number pad' : `Number for ${cellName(template, cell)}`}
      numbers={digitsOf(region?.digits ?? 0)}
      resting={cell === null}
      spent={[...(region?.cells.flatMap((other) => view.revealed[other] || []) ?? []), ...complete]}
      onLock={entry.ready ? held.lock : undefined}
      lookOf={(digit) => lookOf(digit, held, left?.[digit])}
      noted={cell === null ? [] : digitsOf(view.notes[cell] ?? 0)}
      notes={notes}
      onPick={entry.pick}
      onLeave={() => entry.grid.current?.focus(entry.at ?? undefined)}
      onToggleNotes={isOver ? undefined : entry.toggleNotes}
      onErase={() => cell !== null && entry.erase(cell)}
      corner={
        lengthMs === null ? undefined : (
          <Glass
            lengthMs={lengthMs}
            running={game.clockRuns}
            turns={turns}
            ranOut={giftOf(game.last)?.by === 'sand'}
          />
        )
      }
    />
  );
}

/** How many are left, as long as that is told, and whether it is the one that is chosen first. */
function lookOf(digit: number, held: HeldNumber, left: number | undefined): KeyLook {
  const isHeld = held.digit === digit;
  const isLocked = isHeld && held.isLocked;
  return {
    isPressed: held.digit === null ? undefined : isHeld,
    says: [left ? `${left} left` : '', isLocked ? 'locked' : ''].filter(Boolean).join(', ') || undefined,
    sign: (
      <>
        {left ? (
          <span aria-hidden="true" className="absolute end-1 bottom-0.5 text-xs font-normal text-cell-soft">
            {left}
          </span>
        ) : null}
        {isLocked && <IconLocked aria-hidden="true" className="absolute start-1 top-1 text-xs" />}
      </>
    ),
  };
}
