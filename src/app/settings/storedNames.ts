/** What is kept under a key of the database, in words: no key is fit to be read by a player. */
import { findRoom } from '../rooms';

/** `the statistics`, `the game of Hudoku` */
export function storedThing(key: string): string {
  const [kind = '', id = ''] = key.split(':');
  const title = findRoom(id)?.title;
  switch (kind) {
    case 'stats':
      return 'the statistics';
    case 'save':
      return title ? `the game of ${title}` : 'a game unknown here';
    case 'runs':
      return title ? `the last runs of ${title}` : 'runs of a game unknown here';
    case 'cards':
      return title ? `the list of cards for ${title}` : 'a list of cards';
    case 'aside':
      return 'a save that was kept aside';
    default:
      return 'something unknown';
  }
}

/** A game may come from a version that has more of them. */
export function keptTitle(id: string): string {
  if (id === 'stats') return 'Statistics';
  return findRoom(id)?.title ?? 'A game unknown here';
}
