import { useEffect, useRef } from 'react';
import { Button } from '../components/Button';

/** In the place of the board. Enter goes on, being on the button; so does Escape, wherever the focus is. */
export function PauseCover({ onResume }: { readonly onResume: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A dialog over this keeps the focus.
    if (!isDialogOpen()) button.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      onResume();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onResume]);
  return (
    <div className="grid max-w-104 justify-items-center gap-4 p-4 text-center text-balance">
      <p>Paused. The clock stands still and the board is hidden.</p>
      <Button ref={button} kind="primary" onClick={onResume}>
        Resume
      </Button>
    </div>
  );
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
