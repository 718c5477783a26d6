/** All cards that answer a cell of the grid on its way. */
import { Modal } from '../../../../components/Modal';
import type { Sketch } from '../../making/sketch';
import type { Card } from '../../rules/types';
import { AnswerList } from '../../screen/Answers';
import { askedAt } from '../words/making';

interface CellAnswersProps {
  readonly sketch: Sketch;
  readonly cell: number;
  readonly answers: readonly Card[];
  readonly onClose: () => void;
}

export function CellAnswers({ sketch, cell, answers, onClose }: CellAnswersProps) {
  return (
    <Modal open onClose={onClose} title={askedAt(sketch, cell)} size="medium">
      <AnswerList report={{ cell, answers, card: null }} />
    </Modal>
  );
}
