import { useState } from 'react';
import { Button } from '../../../../components/Button';
import { Modal } from '../../../../components/Modal';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { LEVELS, type Level } from '../../rules/types';
import { LEVEL_NAMES } from '../words/proof';

interface LevelDialogProps {
  readonly kind: 'thin' | 'fill';
  readonly level: Level;
  readonly onClose: () => void;
  readonly onLevel: (level: Level) => void;
}

const WORDS = {
  thin: {
    title: 'Thin it out',
    text: 'Takes away every number that this level does not need. What the empty cells say stays.',
    button: 'Thin it out',
  },
  fill: {
    title: 'Fill it for me',
    text: 'Puts a new puzzle on this board, in place of the numbers that are there. Small boards do not reach every level: then the nearest below.',
    button: 'Fill it',
  },
};

export function LevelDialog({ kind, level, onClose, onLevel }: LevelDialogProps) {
  const [chosen, setChosen] = useState(level);
  const { title, text, button } = WORDS[kind];
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <Button kind="primary" data-first-focus="" onClick={() => onLevel(chosen)}>
          {button}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4 [--segment-pad:clamp(0.25rem,2vw,0.9375rem)] [--segments-width:100%]">
        <SegmentedControl
          label="Level"
          options={LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }))}
          value={chosen}
          onChange={setChosen}
        />
        <p className="text-sm text-soft">{text}</p>
      </div>
    </Modal>
  );
}
