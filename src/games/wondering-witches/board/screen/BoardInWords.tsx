/** The board in words, for those who do not see it and for those who draw it by hand. */

import { capital } from '../drawing/letters';
import type { Board } from '../rules/types';
import { sideName } from '../words/configWords';
import { notesInWords, sideInWords } from './boardWords';

export function BoardInWords({ board }: { readonly board: Board }) {
  return (
    <details
      className="border-t border-line pt-2 text-sm leading-snug"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'start' });
      }}
    >
      <summary className="min-h-11 content-center font-semibold">The board in words</summary>
      {Array.from({ length: board.config.sides }, (_, side) => (
        <SideInWords key={sideName(board.config, side) ?? ''} board={board} side={side} />
      ))}
    </details>
  );
}

function SideInWords({ board, side }: { readonly board: Board; readonly side: number }) {
  const name = sideName(board.config, side);
  const notes = notesInWords(board, side);
  return (
    <section>
      {name && <h2 className="mt-2 text-lg">{name}</h2>}
      {sideInWords(board, side).map((player) => (
        <section key={player.name}>
          <h3 className="mt-3.5 mb-1 text-base">{player.name}</h3>
          <ul className="grid gap-1.5">
            {player.areas.map((area) => (
              <li key={area.name}>
                <b>{capital(area.name)}</b>: {area.text}.
              </li>
            ))}
          </ul>
        </section>
      ))}
      {notes && (
        <p className="mt-3.5">
          <b>Cell for notes</b>: {notes}.
        </p>
      )}
    </section>
  );
}
