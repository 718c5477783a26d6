/** A recipe from the game, to be looked at and changed. */
import { Button } from '../../../../components/Button';
import { Modal } from '../../../../components/Modal';
import { LEVELS } from '../../recipe/levels';
import type { WitchConfig } from '../../recipe/types';
import { LEVEL_NAMES } from '../../recipe/words/configName';

interface DealDialogProps {
  readonly onDeal: (config: WitchConfig) => void;
  readonly onClose: () => void;
}

export function DealDialog({ onDeal, onClose }: DealDialogProps) {
  return (
    <Modal open onClose={onClose} title="Deal one for me" size="small">
      <div className="grid grid-cols-1 gap-2">
        <p className="text-sm text-soft">
          A proven recipe of a level, in place of yours. Undo brings yours back.
        </p>
        {LEVELS.map(({ code, config }) => (
          <Button key={code} onClick={() => onDeal(config)}>
            {LEVEL_NAMES[code]}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
