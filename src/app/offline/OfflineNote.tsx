import type { ReactNode } from 'react';
import IconReady from '~icons/ph/airplane-tilt';
import IconPreparing from '~icons/ph/download-simple';
import { type OfflineState, useOffline } from './serviceWorker';

const NOTES: Readonly<Record<OfflineState['offline'], { icon?: ReactNode; text: string }>> = {
  ready: { icon: <IconReady />, text: 'Ready to play offline' },
  preparing: { icon: <IconPreparing />, text: 'Getting ready to play offline…' },
  failed: { text: 'This browser needs a connection to open Parlour' },
  unknown: { text: '' },
};

export function OfflineNote() {
  const { offline } = useOffline();
  const { icon, text } = NOTES[offline];
  return (
    <p className="offline-note" role="status" data-offline={offline}>
      {icon && (
        <span className="icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {text}
    </p>
  );
}
