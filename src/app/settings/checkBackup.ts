/** Replays what a backup holds before anything is replaced by it. */
import { type Fault, ok, type Result, refuse } from '../../core/result';
import { findCheck } from '../../store/saving/savedGamesCheck';
import { parseSave, saveKey } from '../../store/saving/saveText';
import { type Place, tables } from '../rooms';
import { type Backup, withAside } from './backup';

type Texts = Backup['texts'];

interface Broken {
  readonly place: Place;
  readonly fault: Fault;
}

/** Refuses the whole for the first game that would not open. */
export async function checkGames({ texts }: Backup): Promise<Result<null>> {
  const [broken] = await findBroken(texts);
  if (!broken) return ok(null);
  const { place, fault } = broken;
  if (fault.code === 'NO_RULES') return { ok: false, fault };
  return refuse(fault.code, `The game of ${place.title} in this backup cannot be opened. (${fault.detail})`);
}

/** A game that does not even open here would spoil the whole backup for later; it goes along as unreadable. */
export async function putBrokenAside(backup: Backup): Promise<Backup> {
  const broken = await findBroken(backup.texts);
  return broken
    .filter(({ fault }) => fault.code !== 'NO_RULES' && fault.code !== 'NEWER_VERSION')
    .reduce((sound, { place }) => withAside(sound, saveKey(place.id)), backup);
}

async function findBroken(texts: Texts): Promise<readonly Broken[]> {
  const broken: Broken[] = [];
  for (const place of tables) {
    const checked = await checkGame(place, texts);
    if (!checked.ok) broken.push({ place, fault: checked.fault });
  }
  return broken;
}

async function checkGame({ id, title, load }: Place, texts: Texts): Promise<Result<null>> {
  const text = texts[saveKey(id)];
  const save = text === undefined ? null : parseSave(text, id);
  if (!save?.ok) return ok(null);
  try {
    // A game that is opened says how it is checked.
    await load();
  } catch {
    return refuse('NO_RULES', `The rules of ${title} could not be loaded to check this backup. Try again.`);
  }
  const check = findCheck(id);
  if (!check) throw new Error(`${id} was loaded but offers no check of its saves`);
  return check(save.value.body, { get: async (key) => texts[key] ?? null });
}
