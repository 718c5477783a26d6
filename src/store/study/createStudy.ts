/** Keeps the progress of a study as a game is kept: every edition's backups carry it, and tabs, resets and copies know it. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Fault } from '../../core/result';
import { object, readJson, withDefault } from '../../core/text';
import { NO_SAVED_GAMES } from '../saving/savedGames';
import type { SaveState, Saves } from '../saving/saves';
import { MAX_SAVE } from '../saving/saveText';
import { progressIn, readProgress, type StudyProgress, withAnswer } from './studyProgress';

export interface StudyState {
  /** Whether it is known what was saved; until then nothing is asked. */
  readonly isLoaded: boolean;
  readonly progress: StudyProgress;
  readonly saving: SaveState;
  /** Why what was saved could not be opened; it has been kept aside. */
  readonly fault: Fault | null;
}

export interface StudyStore extends Pick<StoreApi<StudyState>, 'getState' | 'subscribe'> {
  readonly load: () => Promise<void>;
  readonly answered: (lesson: string, position: number, isRight: boolean) => void;
  /** As it would be saved. */
  readonly savedText: () => string;
}

export function createStudy(saves: Saves): StudyStore {
  const store = createStore<StudyState>(() => ({
    isLoaded: false,
    progress: {},
    saving: saves.state(),
    fault: null,
  }));
  saves.subscribe(() => store.setState({ saving: saves.state() }));

  async function load(): Promise<void> {
    const { body, fault } = await saves.load();
    const saved = body === null ? null : readJson(body, MAX_SAVE, readBody);
    if (body !== null && saved?.ok === false) saves.keepAside(body);
    store.setState({
      isLoaded: true,
      progress: saved?.ok ? saved.value.study : {},
      saving: saves.state(),
      fault: saved?.ok === false ? saved.fault : fault,
    });
  }

  function answered(lesson: string, position: number, isRight: boolean): void {
    const { isLoaded, progress } = store.getState();
    if (!isLoaded) return;
    const after = withAnswer(progressIn(progress, lesson), position, isRight);
    store.setState({ progress: { ...progress, [lesson]: after } });
    saves.save(savedText());
  }

  function savedText(): string {
    return JSON.stringify({ ...NO_SAVED_GAMES, study: store.getState().progress });
  }

  return { getState: store.getState, subscribe: store.subscribe, load, answered, savedText };
}

const readBody = object<{ readonly study: StudyProgress }>({
  study: withDefault(readProgress, {}),
});
