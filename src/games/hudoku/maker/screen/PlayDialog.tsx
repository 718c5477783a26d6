/** A proven puzzle, to be played here or anywhere. */
import { useState } from 'react';
import IconPlay from '~icons/ph/play-fill';
import { Button } from '../../../../components/Button';
import { CopyButton } from '../../../../components/CopyButton';
import { Modal } from '../../../../components/Modal';
import { QrCode } from '../../../../components/QrCode';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { TOO_LONG } from '../../../../frame/dialogs/ShareDialog';
import { canShare, share } from '../../../../frame/finish/resultWords';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { codeOfSketch } from '../../making/sharing';
import type { Sketch } from '../../making/sketch';
import type { Level, Mode } from '../../rules/types';

interface PlayDialogProps {
  readonly maker: MakerProps;
  readonly sketch: Sketch;
  /** The nearest that there is a name for. */
  readonly level: Level;
  readonly onClose: () => void;
}

const MODES = [
  { value: 'relaxed', label: 'Relaxed' },
  { value: 'extended', label: 'Extended' },
  { value: 'hourglass', label: 'Hourglass' },
] as const;

export function PlayDialog({ maker, sketch, level, onClose }: PlayDialogProps) {
  const [mode, setMode] = useState<Mode>('relaxed');
  const code = codeOfSketch(sketch, { level, mode });
  if (code === null) return null;
  const url = maker.urlOf(code);
  return (
    <Modal
      open
      onClose={onClose}
      title="Play or share it"
      size="small"
      footer={
        <>
          {canShare() && (
            <Button onClick={() => share(`A Hudoku puzzle made by hand:\n${url}`)}>Share…</Button>
          )}
          <Button kind="primary" icon={<IconPlay />} data-first-focus="" onClick={() => maker.onPlay(code)}>
            Play it
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 [--segment-pad:clamp(0.375rem,2.4vw,0.9375rem)] [--segments-width:100%]">
        <SegmentedControl label="Time" options={MODES} value={mode} onChange={setMode} />
        <div className="grid gap-2">
          <p className="text-sm text-soft">
            Proven: it has one solution. Whoever opens the link gets this very puzzle. Results on own boards
            are kept apart.
          </p>
          <input
            readOnly
            aria-label="Link"
            value={url}
            className="input code"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={url} label="Copy link" />
          <QrCode text={url} label="The link as a QR code" tooLong={TOO_LONG} />
        </div>
      </div>
    </Modal>
  );
}
