import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button';
import { isSomethingOver, useEscape } from '../components/browser/useEscape';
import type { GameMeta } from './GameMeta';

interface PauseCoverProps {
  readonly onResume: () => void;
  /** The drawing on the game's box, which lies over the board now. */
  readonly loadCover?: GameMeta['loadCover'] | undefined;
}

/** In the place of the board. Enter goes on, being on the button; so does Escape, wherever the focus is. */
export function PauseCover({ onResume, loadCover }: PauseCoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A dialog over this keeps the focus.
    if (!isSomethingOver()) button.current?.focus({ preventScroll: true });
  }, []);
  useEscape(true, onResume);
  return (
    <div className="tray relative grid h-[100cqh] w-[100cqw] place-items-center-safe overflow-x-hidden overflow-y-auto">
      {loadCover && <Picture load={loadCover} />}
      {/* A dialog that holds the clock says what is to be done; this would only look out from behind it. */}
      <div className="paper-lift relative m-4 [:root:has(dialog[open])_&]:invisible grid max-w-80 justify-items-center gap-3 rounded-xl bg-raised p-[min(1.25rem,5vw)] text-center text-balance">
        <p>Paused. The clock stands still and the board is hidden.</p>
        <Button ref={button} kind="primary" onClick={onResume}>
          Resume
        </Button>
      </div>
    </div>
  );
}

/** What cannot be fetched leaves the plain tray. */
function Picture({ load }: { readonly load: GameMeta['loadCover'] }) {
  const [Art, setArt] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (module) => setArt(() => module.default),
      () => undefined,
    );
  }, [load]);
  return <div className="absolute inset-0 [&>*]:size-full">{Art && <Art />}</div>;
}
