/**
 * A sketch is saved as a game is, and as a game's save without games in it: every edition's backups carry it along,
 * and tabs, resets and copies treat it like any other.
 */
import { ok, type Result } from '../../core/result';
import { nullable, object, readJson, withDefault } from '../../core/text';
import { NO_SAVED_GAMES } from '../saving/savedGames';
import { MAX_SAVE } from '../saving/saveText';
import { readHistory, type SketchHistory } from './sketchHistory';

export function sketchBody(sketch: SketchHistory): string {
  return JSON.stringify({ ...NO_SAVED_GAMES, sketch });
}

const readBody = object<{ readonly sketch: SketchHistory | null }>({
  sketch: withDefault(nullable(readHistory), null),
});

/** Null: nothing has been made yet, or it was taken away. */
export function parseSketchBody(body: string): Result<SketchHistory | null> {
  const read = readJson(body, MAX_SAVE, readBody);
  return read.ok ? ok(read.value.sketch) : read;
}
