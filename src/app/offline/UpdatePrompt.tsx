import { lazy, Suspense, useState } from 'react';
import { Boundary } from '../errors/Boundary';
import { applyUpdate, useOffline } from './serviceWorker';

const ToastStack = lazy(() =>
  import('../../components/Toast').then((module) => ({ default: module.ToastStack })),
);

/** Quiet, and never more than a question: a new version waits until it is asked in or all tabs are closed. */
export function UpdatePrompt() {
  const { updateReady } = useOffline();
  const [later, setLater] = useState(false);
  if (!updateReady || later) return null;
  return (
    // Where its own file does not come, the update waits for the next start.
    <Boundary attempt="" fallback={() => null}>
      <Suspense fallback={null}>
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
      </Suspense>
    </Boundary>
  );
}
