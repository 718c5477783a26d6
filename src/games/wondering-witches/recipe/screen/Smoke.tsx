import type { CSSProperties } from 'react';

/** Where they rise, and how late. */
const PUFFS = [0, 2.2, 1, 3.2];

/** What rises from a pot whose potion is being judged. */
export function Smoke() {
  return (
    <div className="ww-smoke pointer-events-none absolute inset-x-0 -top-36 z-2 h-40" aria-hidden="true">
      {PUFFS.map((at) => (
        <i
          key={at}
          className="absolute bottom-0 size-52 rounded-[50%] opacity-0"
          style={{ '--at': at } as CSSProperties}
        />
      ))}
    </div>
  );
}
