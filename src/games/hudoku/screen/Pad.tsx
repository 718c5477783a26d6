import { NumberPad } from '../../../components/NumberPad';
import { digitsOf } from '../rules/digits';
import { regionOf } from '../rules/regions';
import { templateOf } from '../rules/templates';
import type { View } from '../rules/types';
import { cellName } from '../words/places';
import type { Entry } from './useEntry';

/** At the cell, with the numbers of its region only. */
export function Pad({ view, entry }: { readonly view: View; readonly entry: Entry }) {
  const { pad: cell, grid, notes } = entry;
  if (cell === null) return null;
  const template = templateOf(view.config.template);
  const region = regionOf(template, cell);
  const placed = region?.cells.flatMap((other) => view.revealed[other] || []) ?? [];
  return (
    <NumberPad
      // Another cell is another pad: it takes the focus and its place anew.
      key={cell}
      label={`Number for ${cellName(template, cell)}`}
      numbers={digitsOf(region?.digits ?? 0)}
      anchor={grid.current?.elementOf(cell) ?? null}
      spent={placed}
      noted={digitsOf(view.notes[cell] ?? 0)}
      notes={notes}
      onPick={(digit) => entry.enter(cell, digit)}
      onClose={entry.closePad}
      onToggleNotes={entry.toggleNotes}
      onErase={() => entry.erase(cell)}
    />
  );
}
