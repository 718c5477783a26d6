/** What is kept under a key of the database, in words: no key is fit to be read by a player. */
import { findRoom } from '../rooms';
import { findSidePage } from '../sidePages';

/** `the statistics`, `the game of Hudoku` */
export function storedThing(key: string): string {
  const [kind = '', id = ''] = key.split(':');
  const title = findRoom(id)?.title;
  const page = findSidePage(id);
  switch (kind) {
    case 'stats':
      return 'the statistics';
    case 'save':
      if (page) return pageThing(page.kind, page.game.title);
      return title ? `the game of ${title}` : 'a game unknown here';
    case 'runs':
      return title ? `the last runs of ${title}` : 'runs of a game unknown here';
    case 'challenges':
      return title ? `the runs sent to you for ${title}` : 'runs of a game unknown here';
    case 'cards':
      return title ? `the list of cards for ${title}` : 'a list of cards';
    case 'aside':
      return 'a save that was kept aside';
    default:
      return 'something unknown';
  }
}

function pageThing(kind: 'maker' | 'study', title: string): string {
  return kind === 'maker' ? `what you were making for ${title}` : `your progress in the study of ${title}`;
}

/** A game may come from a version that has more of them. */
export function keptTitle(id: string): string {
  if (id === 'stats') return 'Statistics';
  return (findRoom(id) ?? findSidePage(id))?.title ?? 'A game unknown here';
}
