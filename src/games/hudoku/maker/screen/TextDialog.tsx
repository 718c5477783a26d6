/** The whole as text: to copy, to type, to paste. What cannot be read is said, and what was there stays. */
import { useId, useState } from 'react';
import { Button } from '../../../../components/Button';
import { CopyButton } from '../../../../components/CopyButton';
import { Modal } from '../../../../components/Modal';
import { Spoken } from '../../../../components/Spoken';
import type { Sketch } from '../../making/sketch';
import { parseText } from '../../making/sketchText';
import { sketchFault } from '../words/faults';

interface TextDialogProps {
  readonly sketch: Sketch;
  readonly text: string;
  /** What was typed here before, and neither used nor given up. */
  readonly typed: string | null;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
  readonly onSketch: (sketch: Sketch) => void;
}

export function TextDialog({ sketch, text, typed: before, onType, onClose, onSketch }: TextDialogProps) {
  const typed = before ?? text;
  const [refusal, setRefusal] = useState('');
  const [tries, setTries] = useState(0);
  const [inputId, refusalId, noteId] = [useId(), useId(), useId()];

  function read(): void {
    const made = parseText(typed, sketch);
    setTries(tries + 1);
    if (made.ok) onSketch(made.value);
    else setRefusal(`${sketchFault(made.fault)} Your puzzle is as it was.`);
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="As text"
      size="medium"
      footer={
        <>
          <CopyButton text={text} label="Copy text" />
          <Button kind="primary" onClick={read}>
            Use this text
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        <label htmlFor={inputId} className="font-semibold">
          Puzzle as text
        </label>
        <p id={refusalId} className="text-sm font-semibold text-bad empty:hidden">
          {refusal}
        </p>
        <textarea
          id={inputId}
          className="input code min-h-48 whitespace-pre"
          rows={Math.min(12, sketch.rows + 1)}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={refusal !== '' || undefined}
          aria-describedby={`${refusalId} ${noteId}`}
        />
        <div id={noteId}>
          <p className="text-sm text-soft">
            One line a row. <span className="code">a5</span> is a 5 in region A,{' '}
            <span className="code">a</span> an open cell, <span className="code">-a3</span> an empty cell with
            a struck-out 3, <span className="code">.</span> not drawn. Or numbers alone, with a dot for an
            open cell: they go onto this board.
          </p>
        </div>
        <Spoken text={refusal} moment={tries} />
      </div>
    </Modal>
  );
}
