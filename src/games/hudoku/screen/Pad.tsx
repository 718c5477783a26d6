/** What is played with: the keys for the cell that the player is at, and the hourglass. */
import { NumberPad } from '../../../components/NumberPad';
import { scoreVersionOf } from '../../../core/record';
import { digitsOf } from '../rules/digits';
import { sandMsOf } from '../rules/modes';
import { regionOf } from '../rules/regions';
import { templateOf } from '../rules/templates';
import { cellName } from '../words/places';
import type { Game } from '../words/words';
import { Glass } from './Glass';
import type { Entry } from './useEntry';
import { giftOf } from './useMotion';

interface PadProps {
  readonly game: Game;
  readonly entry: Entry;
  /** How often the hourglass has been turned. */
  readonly turns: number;
}

export function Pad({ game, entry, turns }: PadProps) {
  const { view, config, status } = game;
  const { cell, notes } = entry;
  const template = templateOf(config.template);
  const region = cell === null ? undefined : regionOf(template, cell);
  const isOver = status.kind !== 'playing';
  const lengthMs = isOver ? null : sandMsOf(config, scoreVersionOf(game.record));
  return (
    <NumberPad
      ref={entry.keys}
      label={cell === null ? 'Number pad' : `Number for ${cellName(template, cell)}`}
      numbers={digitsOf(region?.digits ?? 0)}
      resting={cell === null}
      spent={region?.cells.flatMap((other) => view.revealed[other] || [])}
      noted={cell === null ? [] : digitsOf(view.notes[cell] ?? 0)}
      notes={notes}
      onPick={(digit) => cell !== null && entry.enter(cell, digit)}
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
