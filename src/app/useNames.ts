/** What games call their configs, their progress and their ends, loaded when a page has something to say of them. */
import { useEffect, useState } from 'react';
import type { GameNames } from '../frame/words/sentences';
import type { SavedRoom } from './rooms';

/** By record id. Not there: on its way. Null: its file did not come, and codes unnamed are better than an empty page. */
type Names = ReadonlyMap<string, GameNames | null>;

const known = new Map<string, GameNames>();

export function useNames(wanted: readonly Pick<SavedRoom, 'id' | 'loadNames'>[]): Names {
  const [names, setNames] = useState<Names>(() => new Map(known));
  const missing = wanted.filter(({ id }) => !known.has(id));
  const key = missing.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other games are another reason to load
  useEffect(() => {
    let current = true;
    for (const room of missing) {
      void loadNames(room).then((loaded) => {
        if (current) setNames((before) => new Map([...before, ...known, [room.id, loaded]]));
      });
    }
    return () => {
      current = false;
    };
  }, [key]);
  return names;
}

export async function loadNames({ id, loadNames: load }: Pick<SavedRoom, 'id' | 'loadNames'>) {
  const loaded = await load().catch(() => null);
  if (loaded) known.set(id, loaded.names);
  return loaded?.names ?? null;
}
