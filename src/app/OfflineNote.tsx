import IconReady from '~icons/ph/airplane-tilt';
import IconPreparing from '~icons/ph/download-simple';
import IconOnline from '~icons/ph/wifi-high';
import { type OfflineState, useOffline } from './serviceWorker';

const NOTES: Readonly<Record<OfflineState['offline'], { icon: React.ReactNode; text: string }>> = {
  ready: { icon: <IconReady />, text: 'Ready to play offline' },
  preparing: { icon: <IconPreparing />, text: 'Getting ready to play offline…' },
  failed: { icon: <IconOnline />, text: 'This browser needs a connection to open Parlour' },
  unknown: { icon: <IconReady />, text: '' },
};

export function OfflineNote() {
  const { offline } = useOffline();
  const { icon, text } = NOTES[offline];
  return (
    <p className="offline-note" role="status" data-offline={offline}>
      {text && (
        <span className="icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {text}
    </p>
  );
}
