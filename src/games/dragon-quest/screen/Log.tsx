/** The game so far in words: beside the board on wide screens, in a dialog on phones. */

import { useEffect, useMemo, useRef } from 'react';
import { onceLaidOut } from '../../../components/browser/focusInView';
import type { GameRecord } from '../../../core/record';
import { logOf } from '../words/gameLog';

const LIST = 'max-h-full overflow-y-auto overscroll-contain text-sm leading-snug';

export function Log({ record }: { readonly record: GameRecord }) {
  const entries = useMemo(() => logOf(record), [record]);
  const list = useRef<HTMLElement>(null);
  const count = entries.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what scrolls
  useEffect(() => {
    const element = list.current;
    if (element) onceLaidOut(element, () => element.scrollTo(0, element.scrollHeight));
  }, [count]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section ref={list} className={LIST} aria-label="Move log" tabIndex={0}>
      {entries.length === 0 && <p className="text-soft">Nothing has happened yet.</p>}
      <ol>
        {entries.map(({ move, level, text }, index) => (
          <li key={move}>
            {level !== entries[index - 1]?.level && (
              <h3 className="mt-2 mb-1 font-text text-sm font-semibold tracking-normal text-accent-text">
                Level {level}
              </h3>
            )}
            <p className="grid grid-cols-[1.75rem_minmax(0,1fr)] py-0.5">
              <span className="figures text-soft">{move}</span> {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
