/** Replays what a backup holds before anything is replaced by it. */
import { type Fault, ok, type Result, within } from '../../core/result';
import { findCheck } from '../../store/saving/savedGamesCheck';
import { parseSave, saveKey } from '../../store/saving/saveText';
import { type Room, savedRooms } from '../rooms';
import { type Backup, withAside } from './backup';
import { REPLAYED, refuse } from './backupFaults';

type Texts = Backup['texts'];

interface Broken {
  readonly room: Room;
  readonly fault: Fault;
}

/** Refuses the whole for the first game that would not open. */
export async function checkGames({ texts }: Backup): Promise<Result<null>> {
  const [broken] = await findBroken(texts);
  if (!broken) return ok(null);
  const { room, fault } = broken;
  if (fault.code === 'NO_RULES') return { ok: false, fault };
  return within(REPLAYED + room.id, { ok: false, fault });
}

/** A game that does not even open here would spoil the whole backup for later; it goes along as unreadable. */
export async function putBrokenAside(backup: Backup): Promise<Backup> {
  const broken = await findBroken(backup.texts);
  return broken
    .filter(({ fault }) => fault.code !== 'NO_RULES' && fault.code !== 'NEWER_VERSION')
    .reduce((sound, { room }) => withAside(sound, saveKey(room.id)), backup);
}

async function findBroken(texts: Texts): Promise<readonly Broken[]> {
  const broken: Broken[] = [];
  for (const room of savedRooms) {
    const checked = await checkGame(room, texts);
    if (!checked.ok) broken.push({ room, fault: checked.fault });
  }
  return broken;
}

async function checkGame({ id, title, load }: Room, texts: Texts): Promise<Result<null>> {
  const text = texts[saveKey(id)];
  const save = text === undefined ? null : parseSave(text, id);
  if (!save?.ok) return ok(null);
  try {
    // A game that is opened says how it is checked.
    await load();
  } catch {
    return refuse('NO_RULES', { title });
  }
  const check = findCheck(id);
  if (!check) throw new Error(`${id} was loaded but offers no check of its saves`);
  return check(save.value.body, { get: async (key) => texts[key] ?? null });
}
