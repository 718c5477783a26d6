/** Taking everything along as one file, and putting such a file back. */
import { useRef, useState } from 'react';
import IconSave from '~icons/ph/download-simple';
import IconLoad from '~icons/ph/upload-simple';
import IconWarning from '~icons/ph/warning-circle-fill';
import { Button } from '../../components/Button';
import { saveAsFile } from '../../components/browser/saveFile';
import { Modal } from '../../components/Modal';
import { inForms } from '../../core/inForms';
import type { Result } from '../../core/result';
import type { SavedProgress } from '../../store/saving/savedGames';
import { today } from '../daily/daily';
import { shortDay } from '../daily/days';
import { savedRooms } from '../rooms';
import { useNames } from '../useNames';
import {
  type Backup,
  type BackupSummary,
  MAX_BACKUP,
  makeBackup,
  parseBackup,
  restoreBackup,
  savedIds,
  summarise,
} from './backup';
import { refuse } from './backupFaults';
import { backupSentence } from './backupWords';
import { checkGames, putBrokenAside } from './checkBackup';
import { useReloadWith } from './Done';
import { keptTitle } from './storedNames';

interface Offer {
  readonly backup: Backup;
  readonly here: BackupSummary;
}

export function BackupSettings() {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const reloadWith = useReloadWith();

  async function choose(file: File | undefined): Promise<void> {
    setFault(null);
    if (!file) return;
    setReading(true);
    try {
      const read = await readBackup(file);
      if (read.ok) setOffer({ backup: read.value, here: summarise(await makeBackup(savedIds, today())) });
      else setFault(backupSentence(read.fault));
    } finally {
      setReading(false);
    }
  }

  async function restore(backup: Backup): Promise<void> {
    const done = await restoreBackup(backup, savedIds);
    setOffer(null);
    if (done.ok) reloadWith(`The backup of ${shortDay(backup.made)} is in place.`);
    else setFault(backupSentence(done.fault));
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <h3>Backup</h3>
      <p className="text-sm text-soft">
        One file with everything: games in progress, statistics and settings. Open it here, or in another
        browser.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button icon={<IconSave />} onClick={() => void saveBackup()}>
          Save a backup
        </Button>
        <Button icon={<IconLoad />} onClick={() => picker.current?.click()}>
          Restore…
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="Backup file"
          onChange={(event) => {
            const { files } = event.currentTarget;
            void choose(files?.[0]);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p role="status" className="text-sm text-soft">
        {reading && 'Looking through the backup…'}
      </p>
      <div role="alert">
        {fault && (
          <p className="flex gap-2 text-sm font-semibold text-bad">
            <IconWarning className="mt-[0.1em] flex-none text-[1.2em]" aria-hidden="true" />{' '}
            <span>{fault} What you have here is untouched.</span>
          </p>
        )}
      </div>
      {offer && (
        <RestoreDialog
          {...offer}
          onCancel={() => setOffer(null)}
          onRestore={() => void restore(offer.backup)}
        />
      )}
    </div>
  );
}

async function readBackup(file: File): Promise<Result<Backup>> {
  if (file.size > MAX_BACKUP) return refuse('FILE_TOO_LARGE');
  const backup = parseBackup(await file.text());
  const checked = backup.ok ? await checkGames(backup.value) : backup;
  return checked.ok ? backup : checked;
}

async function saveBackup(): Promise<void> {
  const day = today();
  const backup = await putBrokenAside(await makeBackup(savedIds, day));
  saveAsFile(`parlour-backup-${day}.json`, JSON.stringify(backup));
}

interface RestoreDialogProps extends Offer {
  readonly onCancel: () => void;
  readonly onRestore: () => void;
}

function RestoreDialog({ backup, here, onCancel, onRestore }: RestoreDialogProps) {
  const there = summarise(backup);
  return (
    <Modal
      open
      onClose={onCancel}
      title="Restore this backup?"
      footer={
        <>
          <Button onClick={onCancel} data-first-focus="">
            Cancel
          </Button>
          <Button kind="danger" onClick={onRestore}>
            Replace everything
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <p>
          Made on {shortDay(there.made)} with version {there.build}. It replaces all games, statistics and
          settings in this browser.
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-3">
          <Contents title="In the backup" summary={there} />
          <Contents title="Here now" summary={here} />
        </div>
        <p>
          <Button small icon={<IconSave />} onClick={() => void saveBackup()}>
            Save what is here now
          </Button>
        </p>
      </div>
    </Modal>
  );
}

function Contents({ title, summary }: { readonly title: string; readonly summary: BackupSummary }) {
  const names = useNames(savedRooms.filter(({ id }) => summary.games.some((game) => game.id === id)));
  const told = (id: string, progress: SavedProgress) =>
    progress.text ?? names.get(id)?.progress(progress) ?? '';
  return (
    <section className="rounded-md bg-surface px-4 py-3.5 inset-ring inset-ring-line">
      <h3>{title}</h3>
      {summary.games.length === 0 && <p className="mt-2 text-sm text-soft">No games yet.</p>}
      <ul>
        {summary.games.map(({ id, open, finished }) => (
          <li key={id} className="mt-2 grid leading-[1.3]">
            <strong>{keptTitle(id)}</strong>
            <span className="text-sm text-soft">
              {[...open.map((progress) => told(id, progress)), finishedText(finished)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {summary.asides > 0 && (
        <p className="mt-2 text-sm text-soft">
          {inForms(summary.asides, {
            one: '# save that cannot be read',
            other: '# saves that cannot be read',
          })}
        </p>
      )}
    </section>
  );
}

function finishedText(count: number): string {
  return `${count === 0 ? 'none' : count} finished`;
}
