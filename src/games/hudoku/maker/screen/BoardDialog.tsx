/** Which board the puzzle is on: one of those that Parlour brings, or one that is drawn. */
import { useState } from 'react';
import { Button } from '../../../../components/Button';
import { Modal } from '../../../../components/Modal';
import { resized } from '../../making/drawing';
import { blankSketch, type Sketch, sketchOf } from '../../making/sketch';
import { MAX_SIDE } from '../../rules/layout';
import { DRAWINGS, templateOf } from '../../rules/templates';
import { BoardPicture } from '../../screen/BoardPicture';

interface BoardDialogProps {
  readonly sketch: Sketch;
  readonly onClose: () => void;
  /** `draw`: and goes on with drawing it. */
  readonly onBoard: (sketch: Sketch, draw: boolean) => void;
}

const SIDES = Array.from({ length: MAX_SIDE - 1 }, (_, i) => i + 2);

export function BoardDialog({ sketch, onClose, onBoard }: BoardDialogProps) {
  const [rows, setRows] = useState(sketch.rows);
  const [columns, setColumns] = useState(sketch.columns);
  const size = { rows, columns };
  const isSame = rows === sketch.rows && columns === sketch.columns;
  return (
    <Modal open onClose={onClose} title="Board" size="medium">
      <div className="grid grid-cols-1 gap-5">
        <section className="grid gap-2">
          <h3>Ready boards</h3>
          <div className="flex flex-wrap gap-2">
            {DRAWINGS.map(({ id }) => (
              <button
                key={id}
                type="button"
                className="grid min-w-24 flex-1 place-items-center gap-1 rounded-md border border-edge bg-raised p-2 hover:bg-select [&_svg]:max-w-full"
                onClick={() => onBoard(sketchOf(templateOf(id)), false)}
              >
                <BoardPicture template={templateOf(id)} />
                {id.replace('x', ' × ')}
              </button>
            ))}
          </div>
        </section>
        <section className="grid gap-2 border-t border-line pt-3">
          <h3>Draw one</h3>
          <div className="flex flex-wrap gap-4">
            <Side label="Rows" value={rows} onChange={setRows} />
            <Side label="Columns" value={columns} onChange={setColumns} />
          </div>
          <p className="text-sm text-soft">
            Put down regions of 2×2 and 3×3. Mark what is left as empty: each empty cell speaks for a region.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" onClick={() => onBoard(resized(sketch, size), true)}>
              {isSame ? 'Change this board' : `Change it to ${rows} × ${columns}`}
            </Button>
            <Button onClick={() => onBoard(blankSketch(size), true)}>Begin with nothing</Button>
          </div>
        </section>
      </div>
    </Modal>
  );
}

interface SideProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Side({ label, value, onChange }: SideProps) {
  return (
    <label className="flex items-center gap-2 font-semibold">
      {label}
      <select
        className="input w-auto"
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {SIDES.map((side) => (
          <option key={side} value={side}>
            {side}
          </option>
        ))}
      </select>
    </label>
  );
}
