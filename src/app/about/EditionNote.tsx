import { useEffect } from 'react';
import IconClose from '~icons/ph/x-bold';
import { IconButton } from '../../components/Button';
import { useSettings } from '../../frame/useSettings';
import { settings } from '../../store/browser';
import type { SavedGames } from '../../store/saving/savedGames';
import { Link } from '../boot/Link';
import { CHANGES } from './changesPart';

/** Greets those who played the first edition, on the shelf, until they close it or follow it. */
export function EditionNote({ saved }: { readonly saved: ReadonlyMap<string, SavedGames> }) {
  const { whatChanged } = useSettings();
  const isFirst = whatChanged === 'due' || isFromFirstEdition(saved);
  // Written down, since the next save may be of this edition.
  useEffect(() => {
    if (whatChanged === 'unknown') settings.setState({ whatChanged: isFirst ? 'due' : 'read' });
  }, [whatChanged, isFirst]);
  if (!isFirst) return null;
  return (
    <section aria-label="New edition" className="flex items-center justify-between gap-2 text-sm">
      <p>
        Parlour has a new edition.{' '}
        <Link to={`/about#${CHANGES}`} className="inline-block min-h-6 font-semibold" onClick={close}>
          What changed
        </Link>
      </p>
      <IconButton label="Close the note" className="-me-3" icon={<IconClose />} onClick={close} />
    </section>
  );
}

function close(): void {
  settings.setState({ whatChanged: 'read' });
}

/** Where no settings were ever written, the saves tell: those of the first edition have no journal. */
function isFromFirstEdition(saved: ReadonlyMap<string, SavedGames>): boolean {
  const games = [...saved.values()].flatMap(({ free, daily }) => [free, daily]);
  return games.some((game) => game !== null && game.record.journal === undefined);
}
