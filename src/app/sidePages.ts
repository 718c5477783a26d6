/** The pages of a game beside its boards, and what is kept of them: what players make, and how far they are in a study. */
import type { GameMeta } from '../frame/GameMeta';
import type { MakerLink } from '../frame/ScreenProps';
import { pageName } from '../store/saving/pageName';
import { gamePath, printPath, studyPath } from './boot/paths';
import { games } from './registry';

interface SidePage {
  /** What it is kept under. */
  readonly id: string;
  readonly game: GameMeta;
  readonly title: string;
  readonly kind: 'maker' | 'study';
}

/** As in its address. */
export const STUDY = 'study';

export function sidePagesOf(game: GameMeta): readonly SidePage[] {
  const makers = (game.makers ?? []).map(({ path, name }) => page(game, path, name, 'maker'));
  return game.studies ? [...makers, page(game, STUDY, 'Study', 'study')] : makers;
}

function page(game: GameMeta, path: string, name: string, kind: SidePage['kind']): SidePage {
  return { id: pageName(game.id, path), game, title: `${game.title}: ${name}`, kind };
}

export const sidePages: readonly SidePage[] = games.flatMap(sidePagesOf);

export function findSidePage(id: string): SidePage | undefined {
  return sidePages.find((one) => one.id === id);
}

/** As home and every New lead to them. */
export function linksBeside({ id, makers = [], prints, studies }: GameMeta): readonly MakerLink[] {
  return [
    ...(studies ? [{ name: 'Study', href: studyPath(id) }] : []),
    ...makers.map(({ name, path }) => ({ name, href: gamePath(`${id}/${path}`) })),
    ...(prints ? [{ name: 'Print puzzles', href: printPath(id) }] : []),
  ];
}
