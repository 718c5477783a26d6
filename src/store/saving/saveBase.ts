/** The stored save that a tab's saves build on: only a tab that knows what is stored may write over it. */
import { NO_BASE, type Save, tokenOf } from './saveText';

export interface SaveBase {
  /** Whether the database has said what it holds. */
  readonly known: boolean;
  /** The token of the save in the database or, until that is known, the one that the copy says it was built on. */
  readonly token: string;
  readonly revision: number;
  /** The copy in localStorage that was loaded, as long as the database is not known to have come so far. */
  readonly copy: Save | null;
}

export interface SaveMessage {
  readonly game: string;
  readonly writer: string;
  /** The first edition does not say. */
  readonly revision?: number;
  /** It was built on nothing: no tab goes on from it but the one that wrote it. */
  readonly anew?: boolean;
}

export function baseOn(kept: Save | null, copy: Save | null = null): SaveBase {
  const revision = kept?.revision ?? 0;
  const isAhead = copy !== null && copy.revision > revision;
  return { known: true, token: tokenOf(kept), revision, copy: isAhead ? copy : null };
}

export function baseOnCopy(copy: Save | null): SaveBase {
  return { known: false, token: copy?.base ?? NO_BASE, revision: copy?.revision ?? 0, copy };
}

export function buildsOn({ token, copy }: SaveBase, save: Pick<Save, 'revision' | 'writer'>): boolean {
  return tokenOf(save) === token || (save.writer === copy?.writer && save.revision <= copy.revision);
}

/** The tab that wrote the copy was still at it: its save has come by itself, and is its own to go on from. */
export function hasCome({ copy }: SaveBase, kept: Save | null): boolean {
  return copy !== null && tokenOf(copy) === tokenOf(kept);
}

/** What a first edition that takes a game away calls itself. */
const FIRST_EDITIONS_REPLACER = 'replaced';

/** So that it may tell of the very save that this tab goes on from. */
export function isToldWithoutRevision({ revision, writer }: SaveMessage): boolean {
  return revision === undefined && writer !== FIRST_EDITIONS_REPLACER;
}

/** Messages can be slow: by now a tab may go on from the very save that they tell of. */
export function isOldNews(base: SaveBase, { revision, writer, anew }: SaveMessage): boolean {
  if (revision === undefined) return false;
  return buildsOn(base, { revision, writer }) || (base.known && !anew && revision <= base.revision);
}
