/** How many stars the grid is to have once the rest of it is filled. */
import { useState } from 'react';
import { Button } from '../../../../components/Button';
import { Modal } from '../../../../components/Modal';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { plural } from '../../../../frame/words/plural';
import { LEVELS, type Level } from '../../rules/types';
import { STAR_NOTES } from '../../words/stars';

interface FillDialogProps {
  /** What is chosen makes so many already; there can only be more. */
  readonly least: Level;
  readonly open: number;
  readonly onFill: (level: Level) => void;
  readonly onClose: () => void;
}

export function FillDialog({ least, open, onFill, onClose }: FillDialogProps) {
  const [level, setLevel] = useState<Level>(least > 3 ? least : 3);
  return (
    <Modal
      open
      onClose={onClose}
      title="Fill the rest"
      size="small"
      footer={
        <Button kind="primary" data-first-focus="" onClick={() => onFill(level)}>
          Fill it
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p>
          What you have chosen stays. {plural(open, 'condition')} will be found for what is still open, so
          that every cell can have a card of its own.
        </p>
        <SegmentedControl
          label="Stars"
          options={LEVELS.map((value) => ({
            value: String(value),
            label: String(value),
            disabled: value < least,
          }))}
          value={String(level)}
          onChange={(value) => setLevel(LEVELS.find((known) => String(known) === value) ?? level)}
          note={STAR_NOTES[level]}
        />
        {least > 1 && (
          <p className="text-sm text-soft">Your conditions make {plural(least, 'star')} at least.</p>
        )}
      </div>
    </Modal>
  );
}
