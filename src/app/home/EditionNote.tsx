import { useState } from 'react';
import { Link } from 'react-router';
import IconClose from '~icons/ph/x-bold';
import { IconButton } from '../../components/Button';
import { useSettings } from '../../frame/useSettings';
import { settings } from '../../store/browser';
import type { SavedGames } from '../../store/saving/savedGames';
import type { Stats } from '../../store/stats/stats';
import { CHANGES } from '../boot/paths';

/** Greets those who played the first edition, until they close it or follow it. */
export function EditionNote() {
  const close = () => settings.setState({ whatChanged: 'read' });
  return (
    <section aria-label="New edition" className="mb-2 flex items-center justify-between gap-2 text-sm">
      <p>
        Parlour has a second edition, and all you had is still here.{' '}
        <Link to={`/about#${CHANGES}`} className="inline-block min-h-6 font-semibold" onClick={close}>
          What changed
        </Link>
      </p>
      <IconButton label="Close the note" icon={<IconClose />} onClick={close} />
    </section>
  );
}

/** Decided when the page comes, since a line that came later would push everything down. */
export function useEditionNote(saved: ReadonlyMap<string, SavedGames>, stats: Stats): boolean {
  const { whatChanged, seen } = useSettings();
  const [knewFirst] = useState(
    () => whatChanged === 'due' || (seen.length === 0 && isFromFirstEdition(saved, stats)),
  );
  return knewFirst && whatChanged !== 'read';
}

/**
 * Of a browser in which no settings were ever written. Saves of the first edition have no journal. A result without any
 * settings is one of its too: in this edition the introduction of a game is closed, and so written down, before its end.
 */
function isFromFirstEdition(saved: ReadonlyMap<string, SavedGames>, { games }: Stats): boolean {
  const kept = [...saved.values()].flatMap(({ free, daily }) => [free, daily]);
  return Object.keys(games).length > 0 || kept.some((game) => game && game.record.journal === undefined);
}
