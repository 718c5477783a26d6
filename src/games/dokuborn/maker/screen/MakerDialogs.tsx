/** What may lie over the grid on its way. */
import { useState } from 'react';
import { Modal } from '../../../../components/Modal';
import { CodeDialog } from '../../../../frame/dialogs/CodeDialog';
import { ShareDialog } from '../../../../frame/dialogs/ShareDialog';
import { canShare, share } from '../../../../frame/finish/resultWords';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { pairsIn } from '../../making/judge';
import { openLines } from '../../making/sketch';
import { cardsMeeting } from '../../rules/pool';
import { Glossary } from '../../screen/Glossary';
import { CellAnswers } from './CellAnswers';
import { FillDialog } from './FillDialog';
import type { Making } from './useMaking';

export type Dialog = 'fill' | 'share' | 'code' | 'glossary' | { readonly cell: number };

interface MakerDialogsProps {
  readonly maker: MakerProps;
  readonly making: Making;
  readonly dialog: Dialog | null;
  /** Null: it is not proven yet. */
  readonly code: string | null;
  readonly close: () => void;
}

export function MakerDialogs({ maker, making, dialog, code, close }: MakerDialogsProps) {
  const { sketch, judged } = making;
  if (dialog === null) return null;
  if (typeof dialog === 'object')
    return (
      <CellAnswers
        sketch={sketch}
        cell={dialog.cell}
        answers={answersAt(making, dialog.cell)}
        onClose={close}
      />
    );
  switch (dialog) {
    case 'fill':
      return (
        <FillDialog
          least={judged.stars?.level ?? 1}
          open={openLines(sketch).length}
          onFill={(level) => {
            close();
            making.fill(level);
          }}
          onClose={close}
        />
      );
    case 'share':
      return code && <Share code={code} url={maker.urlOf(code)} onClose={close} />;
    case 'code':
      return <FromCode making={making} onClose={close} />;
    case 'glossary':
      return (
        <Modal open onClose={close} title="What counts" size="medium">
          <Glossary />
        </Modal>
      );
  }
}

interface ShareProps {
  readonly code: string;
  readonly url: string;
  readonly onClose: () => void;
}

function Share({ code, url, onClose }: ShareProps) {
  const text = 'Dokuborn, a grid that I made for you: which cards fill it?';
  return (
    <ShareDialog
      open
      onClose={onClose}
      title="Share this grid"
      noun="grid"
      url={url}
      code={code}
      onShare={canShare() ? (link) => share(`${text}\n${link}`) : undefined}
    />
  );
}

function FromCode({ making, onClose }: { readonly making: Making; readonly onClose: () => void }) {
  const [error, setError] = useState<string | null>(null);
  return (
    <CodeDialog
      open
      noun="grid"
      error={error}
      onClose={onClose}
      onSubmit={(text) => {
        const refusal = making.take(text);
        setError(refusal);
        if (refusal === null) onClose();
      }}
    />
  );
}

function answersAt({ pool, sketch }: Making, cell: number) {
  const pair = pairsIn(pool, sketch)[cell] ?? null;
  const cards = pair === null ? [] : cardsMeeting(pool, pair).flatMap((at) => pool.cards[at] ?? []);
  return cards.sort((a, b) => (a.fullName < b.fullName ? -1 : 1));
}
