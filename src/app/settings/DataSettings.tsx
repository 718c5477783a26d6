/** Where everything is kept, how to take it along, and how to be rid of it. */
import { useState } from 'react';
import IconPromised from '~icons/ph/shield-check';
import IconUnsure from '~icons/ph/shield-warning';
import IconDrop from '~icons/ph/trash';
import { Button } from '../../components/Button';
import { saveAsFile } from '../../components/browser/saveFile';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Spoken } from '../../components/Spoken';
import type { GameMeta } from '../../frame/GameMeta';
import { Panel } from '../boot/Panel';
import { clearsAfterAWeek, surroundings } from '../offline/platform';
import { games } from '../registry';
import { roomsOf } from '../rooms';
import { sidePagesOf } from '../sidePages';
import { type Aside, useAsides } from './asides';
import { BackupSettings } from './BackupSettings';
import { resetGames } from './backup';
import { backupSentence } from './backupWords';
import { useReloadWith } from './Done';
import { bytesText, type StorageState, useStorageState } from './storageState';
import { keptTitle } from './storedNames';

export function DataSettings() {
  return (
    <>
      <Panel title="Your games and statistics">
        <StorageNote />
        <BackupSettings />
        <Asides />
      </Panel>
      <Panel title="Reset a game">
        <Resets />
      </Panel>
    </>
  );
}

const STORAGE_WORDS: Readonly<Record<StorageState['kept'], { title: string; text: string }>> = {
  promised: {
    title: 'Kept until you delete it',
    text: 'The browser will not clear your games away by itself.',
  },
  'not-promised': {
    title: 'Kept for now',
    text: 'A browser that is short of space may clear your games away. Ask it to keep them, or save a backup.',
  },
  unknown: {
    title: 'Kept in this browser',
    text: 'This browser does not say for how long. A backup is the safe way.',
  },
};

/** Said of browsers that clear by the calendar, whatever space there is. */
const AFTER_A_WEEK = {
  title: 'Kept while you visit',
  text: 'If you use Safari on seven days without opening Parlour, it clears your games away. Installed on the Home Screen or in the Dock, Parlour keeps them. A backup is the safe way.',
};

const NOT_YET = 'The browser has not agreed yet.';

function StorageNote() {
  const { state, ask } = useStorageState();
  const [asked, setAsked] = useState(false);
  const isCleared = state.kept !== 'promised' && clearsAfterAWeek(surroundings());
  const { title, text } = isCleared ? AFTER_A_WEEK : STORAGE_WORDS[state.kept];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2">
      <span
        className={`text-2xl leading-none ${state.kept === 'promised' ? 'text-good' : 'text-warn'}`}
        aria-hidden="true"
      >
        {state.kept === 'promised' ? <IconPromised /> : <IconUnsure />}
      </span>
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-soft">
          {text}
          {state.usedBytes !== null &&
            ` In use: ${bytesText(state.usedBytes)}, the offline copy of Parlour included.`}
        </p>
        {asked && state.kept === 'not-promised' && (
          <p className="text-sm text-soft">
            <strong>{NOT_YET}</strong> Most do once Parlour is installed or visited often.
          </p>
        )}
      </div>
      <Spoken text={asked ? `${title}. ${state.kept === 'not-promised' ? NOT_YET : text}` : ''} />
      {state.kept === 'not-promised' && (
        <Button
          small
          className="col-start-2 justify-self-start"
          onClick={async () => {
            await ask();
            setAsked(true);
          }}
        >
          Ask the browser to keep them
        </Button>
      )}
    </div>
  );
}

const ROW = 'flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 border-t border-line';

function Asides() {
  const { asides, drop } = useAsides();
  const [asking, setAsking] = useState<Aside | null>(null);
  if (asides.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3>Saves that could not be read</h3>
      <p className="text-sm text-soft">
        Damaged or from another version. They are kept until you delete them.
      </p>
      <ul>
        {asides.map((aside) => (
          <li key={aside.key} className={ROW}>
            <span className="flex-[1_1_8rem]">
              {keptTitle(aside.game)} <span className="text-sm text-soft">{bytesText(sizeOf(aside))}</span>
            </span>
            <Button small onClick={() => saveAsFile(fileName(aside), aside.content)}>
              Save as file
            </Button>
            <Button small kind="quiet" icon={<IconDrop />} onClick={() => setAsking(aside)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        title="Delete this save?"
        confirmLabel="Delete"
        danger
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          if (asking) void drop(asking.key);
          setAsking(null);
        }}
      >
        <p>It cannot be read here, but perhaps elsewhere. Once deleted it is gone.</p>
      </ConfirmDialog>
    </div>
  );
}

function sizeOf({ content }: Aside): number {
  return typeof content === 'string' ? content.length : content.size;
}

function fileName({ key }: Aside): string {
  return `parlour-${key.replaceAll(':', '-')}.txt`;
}

function Resets() {
  const [asking, setAsking] = useState<GameMeta | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const reloadWith = useReloadWith();

  async function reset(game: GameMeta): Promise<void> {
    setAsking(null);
    const done = await resetGames([...roomsOf(game), ...sidePagesOf(game)].map(({ id }) => id));
    if (done.ok) reloadWith(`${game.title} has been reset.`);
    else setFault(backupSentence(done.fault));
  }

  return (
    <>
      <p className="text-sm text-soft">
        Deletes all that is kept of one game: games in progress, statistics, the streak, what you made and
        your study. The other games stay as they are.
      </p>
      <ul>
        {games.map((game) => (
          <li key={game.id} className={ROW} data-mood={game.id}>
            <span className="title flex-[1_1_8rem]">{game.title}</span>
            <Button small onClick={() => setAsking(game)} aria-label={`Reset ${game.title}`}>
              Reset…
            </Button>
          </li>
        ))}
      </ul>
      <div role="alert">{fault && <p className="flex gap-2 text-sm font-semibold text-bad">{fault}</p>}</div>
      <ConfirmDialog
        open={asking !== null}
        title={`Reset ${asking?.title ?? ''}?`}
        confirmLabel="Reset it"
        danger
        onCancel={() => setAsking(null)}
        onConfirm={() => asking && void reset(asking)}
      >
        <p>
          Games in progress, statistics, the streak, what you made and your study are deleted. This cannot be
          taken back.
        </p>
      </ConfirmDialog>
    </>
  );
}
