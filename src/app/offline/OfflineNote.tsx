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
    <p
      className="inline-flex min-h-7.5 items-center gap-2 max-[40rem]:basis-full"
      role="status"
      data-offline={offline}
    >
      {icon && (
        <span className={`icon ${offline === 'ready' ? 'text-good' : ''}`} aria-hidden="true">
          {icon}
        </span>
      )}
      {text}
    </p>
  );
}
