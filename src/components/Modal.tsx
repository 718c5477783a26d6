import { type ReactNode, useId, useRef } from 'react';
import IconClose from '~icons/ph/x-bold';
import { IconButton } from './Button';
import { useDialog } from './useDialog';

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, on the right below the content, always in view. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** On phones: docked at the bottom, unshaded, so that the board above stays visible. */
  readonly sheet?: boolean | undefined;
  readonly role?: 'alertdialog' | undefined;
}

export function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({ open, onClose, title, children, footer, size = 'medium', sheet, role }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const bodyId = useId();
  useDialog(dialog, open);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and comes as `cancel`.
    <dialog
      ref={dialog}
      className={`modal modal-${size}${sheet ? ' modal-sheet' : ''}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      // A question is read out with its reason; what is longer is read when it is wanted.
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      role={role}
      onCancel={(event) => {
        // An inner cancel, such as a file picker's, bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Chromium closes at a second Escape whatever `cancel` says; the owner must hear of it.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose();
      }}
    >
      <div className="modal-card">
        <header className="modal-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" icon={<IconClose />} onClick={onClose} />
        </header>
        <div id={bodyId} className="modal-body">
          {children}
        </div>
        {footer && <footer className="modal-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
