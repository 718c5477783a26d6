import type { ReactNode } from 'react';
import { Button } from './Button';
import { Modal, useLeave } from './Modal';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** What is confirmed cannot be taken back. */
  readonly danger?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      size="small"
      role="alertdialog"
      footer={<Answers {...props} />}
    >
      {props.children}
    </Modal>
  );
}

function Answers({ cancelLabel = 'Cancel', confirmLabel, danger, onCancel, onConfirm }: ConfirmDialogProps) {
  const leave = useLeave();
  return (
    <>
      <Button onClick={() => leave(onCancel)} data-first-focus="">
        {cancelLabel}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} onClick={() => leave(onConfirm)}>
        {confirmLabel}
      </Button>
    </>
  );
}
