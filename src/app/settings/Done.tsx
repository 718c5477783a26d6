import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterClosing } from '../../components/browser/overPage';
import { ToastStack } from '../../components/Toast';

/** What was done before the page was loaded afresh: it travels in the history entry, which outlives a reload. */
export function Done() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const text = readDone(state);
  const dismiss = useCallback(
    () => void navigate(pathname, { replace: true, state: null }),
    [navigate, pathname],
  );
  return (
    <ToastStack toasts={text === null ? [] : [{ id: 'done', text, tone: 'good' }]} onDismiss={dismiss} />
  );
}

function readDone(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('done' in state)) return null;
  return typeof state.done === 'string' ? state.done : null;
}

/** Says it on the page as it will be after a reload. */
export function useReloadWith(): (done: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (done) =>
      // The question may still be on its way out, and an address waits for that.
      afterClosing(() => {
        void navigate(pathname, { replace: true, state: { done } });
        location.reload();
      }),
    [navigate, pathname],
  );
}
