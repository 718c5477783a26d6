/** A board as a file: one side or both, in colour or as it would be printed. */
import { useState } from 'react';
import IconDownload from '~icons/ph/download-simple';
import { Button } from '../../../../components/Button';
import { saveAsFile } from '../../../../components/browser/saveFile';
import { Modal } from '../../../../components/Modal';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { BLACK_ON_WHITE, COLOURS } from '../drawing/inks';
import type { SheetWords } from '../drawing/sheet';
import { boardSvg } from '../drawing/svg';
import type { Board } from '../rules/types';

const INKS = [
  { value: 'colours', label: 'In colour' },
  { value: 'black', label: 'Black on white' },
] as const;

interface Choice {
  readonly label: string;
  readonly sides: readonly number[];
  readonly ending: string;
}

const ONE_SIDE: readonly Choice[] = [{ label: 'Download the board', sides: [0], ending: '' }];
const TWO_SIDES: readonly Choice[] = [
  { label: 'Both sides in one file', sides: [0, 1], ending: '' },
  { label: 'The front alone', sides: [0], ending: '-front' },
  { label: 'The back alone', sides: [1], ending: '-back' },
];

interface BoardDownloadProps {
  readonly board: Board;
  readonly words: SheetWords;
  readonly onClose: () => void;
}

export function BoardDownload({ board, words, onClose }: BoardDownloadProps) {
  const [inks, setInks] = useState<(typeof INKS)[number]['value']>('colours');

  function save({ sides, ending }: Choice): void {
    const text = boardSvg(board, sides, words, inks === 'black' ? BLACK_ON_WHITE : COLOURS);
    saveAsFile(`wondering-witches-${words.code.replace('~', '-')}${ending}.svg`, text, 'image/svg+xml');
    onClose();
  }

  return (
    <Modal open onClose={onClose} title="Download the board" size="small">
      <div className="stack">
        <p className="words">
          An SVG file: sharp at any size, and every browser and drawing program opens it.
        </p>
        <SegmentedControl label="Inks" options={INKS} value={inks} onChange={setInks} />
        <div className="grid gap-2.5">
          {(board.config.sides === 1 ? ONE_SIDE : TWO_SIDES).map((choice, index) => (
            <Button
              key={choice.label}
              kind={index === 0 ? 'primary' : 'plain'}
              icon={<IconDownload />}
              onClick={() => save(choice)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
      </div>
    </Modal>
  );
}
