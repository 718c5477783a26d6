/** A backup with a game in it that is only in memory, because the browser will not save it. */
import { saveAsFile } from '../../components/browser/saveFile';
import { settings } from '../../store/browser';
import { formatSave, saveKey } from '../../store/saving/saveText';
import { today } from '../daily/daily';
import type { Backup } from './backup';

export async function giveCopy(game: string, body: string): Promise<void> {
  const day = today();
  const backup = await import('./backup').then(
    ({ makeBackup, savedIds }) => makeBackup(savedIds, day, { game, body }),
    // Its file did not come: a fresh page, the cure elsewhere, would lose the very game that is to be kept.
    () => alone(game, body, day),
  );
  saveAsFile(`parlour-${day}.json`, JSON.stringify(backup));
}

function alone(game: string, body: string, made: string): Backup {
  const save = formatSave({ game, body, revision: 1, writer: 'copy', base: '-' });
  return {
    parlour: 'backup',
    format: 1,
    build: __BUILD__,
    made,
    texts: { [saveKey(game)]: save },
    settings: settings.getState(),
  };
}
