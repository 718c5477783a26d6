/** Which special cells this garden has, by sign and name; a tap tells what one does. */
import { useEffect, useId, useRef, useState } from 'react';
import { Spoken } from '../../../../components/Spoken';
import { legendOf } from '../../board/drawing/picture';
import type { SpecialName } from '../../board/rules/specials';
import type { SoloView } from '../rules/types';
import { soloSpecialText } from '../words/effects';
import { SpecialMark } from './SpecialMark';

export function Legend({ view }: { readonly view: Pick<SoloView, 'board'> }) {
  const [open, setOpen] = useState<SpecialName | null>(null);
  const id = useId();
  const told = useRef<HTMLParagraphElement>(null);
  // On a phone it stands below the fold.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened
  useEffect(() => {
    told.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const entries = legendOf(view.board.specials.map(({ special }) => special));
  if (entries.length === 0) return null;
  return (
    <div className="ww-legend">
      <ul className="flex flex-wrap gap-1.5" aria-label="Special cells">
        {entries.map(({ special }) => (
          <li key={special}>
            <button
              type="button"
              className="ww-tag inline-flex items-center gap-1.5 ps-1.5"
              aria-expanded={special === open}
              aria-controls={special === open ? id : undefined}
              onClick={() => setOpen(special === open ? null : special)}
            >
              <SpecialMark special={special} />
              {special}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <p ref={told} id={id} className="ww-explained">
          <b>{open}</b> {soloSpecialText(open)}
        </p>
      )}
      <Spoken text={open ? soloSpecialText(open) : ''} />
    </div>
  );
}
