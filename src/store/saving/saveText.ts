/**
 * A save is one header line and a body. The header can be judged without reading the body: which game, which
 * revision, who wrote it on top of what, and whether the body is whole.
 */

import { GAME_ID_PATTERN } from '../../core/gameId';
import { hashText } from '../../core/hash';
import { ok, type Result, refuse } from '../../core/result';
import { NO_SAVED_GAMES } from './savedGames';

export interface Save {
  readonly game: string;
  readonly revision: number;
  /** The tab that wrote it. */
  readonly writer: string;
  /** The token of the stored save that this one was built on. */
  readonly base: string;
  readonly body: string;
}

export const saveKey = (game: string) => `save:${game}`;
/** Runs that somebody sent. */
export const challengesKey = (game: string) => `challenges:${game}`;
export const localKey = (game: string) => `parlour:save:${game}`;
/** By what is in it: kept aside twice, it is there once. */
export const asideKey = (game: string, content: string, mark = '') =>
  `aside:${game}:${mark}${hashText(content).toString(36)}`;

const SAVE_KEY = new RegExp(`^save:(${GAME_ID_PATTERN})$`);

/** The game whose save lies under this key; null: none does. */
export function gameOfKey(key: string): string | null {
  return SAVE_KEY.exec(key)?.[1] ?? null;
}

const FIRST_FORMAT = 1;
const FORMAT = 2;
/** What the first edition would refuse, fold to something else, or time and score in its own way. */
const LATER_VERSION = /"(?:version|dealVersion|scoreVersion)":(?!1[,}])/;
export const NO_BASE = '-';
export const MAX_SAVE = 6_000_000;
const HEADER = new RegExp(
  `^parlour-save (\\d{1,4}) (${GAME_ID_PATTERN}) (\\d{1,12}) ([a-z0-9]{1,16}) ([a-z0-9.-]{1,32}) ([a-z0-9]{1,8})$`,
);

/** Names one save among all; a tab may only overwrite the one it knows. */
export function tokenOf(save: Pick<Save, 'revision' | 'writer'> | null): string {
  return save ? `${save.revision}.${save.writer}` : NO_BASE;
}

/** A copy that lost to another tab's save is no continuation of it, however high its revision. */
export function latestOf(kept: Save | null, copy: Save | null): Save | null {
  if (kept === null || copy === null) return kept ?? copy;
  const continues = copy.writer === kept.writer || copy.base === tokenOf(kept);
  return continues && copy.revision > kept.revision ? copy : kept;
}

export function formatSave({ game, revision, writer, base, body }: Save): string {
  // What it cannot replay, the first edition would keep aside and deal over; a later format it leaves alone.
  const format = LATER_VERSION.test(body) ? FORMAT : FIRST_FORMAT;
  return `parlour-save ${format} ${game} ${revision} ${writer} ${base} ${checksum(body)}\n${body}`;
}

export function parseSave(text: string, game: string): Result<Save> {
  const end = text.indexOf('\n');
  const version = /^parlour-save (\d{1,4}) /.exec(text)?.[1];
  if (Number(version) > FORMAT) {
    return refuse('NEWER_SAVE');
  }
  const header = HEADER.exec(text.slice(0, Math.max(0, end)));
  if (!header || text.length > MAX_SAVE) return refuse('NOT_A_SAVE');
  const [, , owner = '', revision, writer = '', base = NO_BASE, sum] = header;
  if (owner !== game) return refuse('OTHER_GAME', { what: 'save' });
  const body = text.slice(end + 1);
  if (checksum(body) !== sum) return refuse('DAMAGED_SAVE');
  return ok({ game: owner, revision: Number(revision), writer, base, body });
}

const NOTHING = JSON.stringify(NO_SAVED_GAMES);

/** What is left of a game that was reset, or that a restored backup did not hold. */
export function isTakenAway({ body }: Save): boolean {
  return body === NOTHING;
}

/**
 * What this app itself puts in place of a save: another one, or one without games for null. It follows the one
 * before and is no tab's own, so that a tab that still has the old game neither overwrites it nor believes that the
 * browser has cleared its storage. Null: the text is no save that can be read here.
 */
export function succeeding(game: string, before: unknown, text: string | null, writer: string): Save | null {
  const old = typeof before === 'string' ? parseSave(before, game) : null;
  const next = text === null ? null : parseSave(text, game);
  if (next && !next.ok) return null;
  const revision = Math.max(next?.value.revision ?? 0, (old?.ok ? old.value.revision : 0) + 1);
  return { game, revision, writer, base: NO_BASE, body: next?.value.body ?? NOTHING };
}

function checksum(body: string): string {
  return hashText(body).toString(36);
}
