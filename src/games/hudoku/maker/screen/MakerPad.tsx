/** What is put in: numbers, or while the board is drawn regions and empty cells. */
import IconGoOn from '~icons/ph/arrow-right';
import { NumberPad } from '../../../../components/NumberPad';
import { lettersOf, SIDES } from '../../making/drawing';
import { cellsOfRegion, letterAt, type Sketch } from '../../making/sketch';
import { cellName } from '../../words/places';
import type { DrawTool, Placing } from './usePlacing';

interface MakerPadProps {
  readonly sketch: Sketch;
  readonly placing: Placing;
}

export function MakerPad({ sketch, placing }: MakerPadProps) {
  const { at, goesOn } = placing;
  if (placing.drawing) return <DrawingPad sketch={sketch} placing={placing} />;
  const letter = at === null ? '' : letterAt(sketch, at);
  const cells = letter === '' ? [] : cellsOfRegion(sketch, letter);
  return (
    <NumberPad
      ref={placing.keys}
      label={at === null ? 'Number pad' : `Number for ${cellName(sketch, at)}`}
      numbers={cells.map((_, i) => i + 1)}
      resting={letter === ''}
      spent={cells.flatMap((cell) => sketch.numbers[cell] || [])}
      onPick={(digit) => at !== null && placing.enter(at, digit)}
      onLeave={() => placing.grid.current?.focus(at ?? undefined)}
      onErase={() => at !== null && placing.enter(at, 0)}
      toggle={{
        id: 'goOn',
        label: 'Go on',
        icon: <IconGoOn />,
        keyHint: 'G',
        pressed: goesOn,
        onPress: () => placing.setGoesOn(!goesOn),
      }}
    />
  );
}

const KEY =
  'grid min-h-11 min-w-11 place-content-center rounded-sm bg-cell px-1 text-[0.8125rem] leading-tight text-cell-ink ring-1 ring-edge ring-inset hover:bg-select active:scale-97 aria-pressed:bg-select aria-pressed:font-semibold aria-pressed:shadow-[inset_0_-4px_0_var(--accent)] forced-colors:border forced-colors:aria-pressed:outline-4 forced-colors:aria-pressed:-outline-offset-4';

interface DrawKey {
  readonly tool: DrawTool;
  readonly label: string;
  readonly name: string;
}

/** The regions may be many: what is pressed most comes first, and the rest is scrolled to. */
function DrawingPad({ sketch, placing }: MakerPadProps) {
  const tools: readonly DrawKey[] = [
    ...SIDES.map((side) => ({ tool: side, label: `${side}×${side}`, name: `Region ${side} by ${side}` })),
    { tool: 'remove' as const, label: 'Remove', name: 'Remove' },
  ];
  const empties: readonly DrawKey[] = [
    ...lettersOf(sketch).map((letter) => ({
      tool: { empty: letter },
      label: `Empty ${letter.toUpperCase()}`,
      name: `Empty cell for region ${letter.toUpperCase()}`,
    })),
  ];
  const keyOf = ({ tool, label, name }: DrawKey) => (
    <button
      key={label}
      type="button"
      className={KEY}
      aria-label={name}
      aria-pressed={isSame(tool, placing.tool)}
      onClick={() => placing.setTool(tool)}
    >
      {label}
    </button>
  );
  return (
    <fieldset
      aria-label="What a press draws"
      className="mx-auto grid max-h-full max-w-152 overflow-y-auto overscroll-contain [scrollbar-width:thin] grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1 px-2 py-0.5 wide:gap-2 wide:px-0"
    >
      {tools.map(keyOf)}
      <button
        type="button"
        className={`${KEY} col-span-2 bg-accent! font-semibold text-accent-ink!`}
        onClick={() => placing.setDrawing(false)}
      >
        Done drawing
      </button>
      {empties.map(keyOf)}
    </fieldset>
  );
}

function isSame(one: DrawTool, other: DrawTool): boolean {
  if (typeof one === 'object' && typeof other === 'object') return one.empty === other.empty;
  return one === other;
}
