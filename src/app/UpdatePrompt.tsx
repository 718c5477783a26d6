import { useState } from 'react';
import { ToastStack } from '../components/Toast';
import { applyUpdate, useOffline } from './serviceWorker';

/** Quiet, and never more than a question: a new version waits until it is asked in or all tabs are closed. */
export function UpdatePrompt() {
  const { updateReady } = useOffline();
  const [later, setLater] = useState(false);
  if (!updateReady || later) return null;
  return (
    <ToastStack
      toasts={[
        {
          id: 'update',
          text: 'A new version of Parlour is ready. Your games stay as they are.',
          action: { label: 'Update now', onPress: applyUpdate },
          stays: true,
        },
      ]}
      onDismiss={() => setLater(true)}
    />
  );
}
