/** Saves that could not be read and were kept, to be taken elsewhere or dropped by the player's own hand. */
import { useCallback, useEffect, useState } from 'react';
import { database, local } from '../store/browser';

export interface Aside {
  readonly key: string;
  readonly game: string;
  readonly text: string;
}

const LOCAL = 'parlour:';

export function useAsides(): {
  readonly asides: readonly Aside[];
  readonly drop: (key: string) => Promise<void>;
} {
  const [asides, setAsides] = useState<readonly Aside[]>([]);
  const look = useCallback(async () => setAsides(await readAsides()), []);
  useEffect(() => void look(), [look]);
  const drop = useCallback(
    async (key: string) => {
      await dropAside(key);
      await look();
    },
    [look],
  );
  return { asides, drop };
}

async function readAsides(): Promise<readonly Aside[]> {
  const found = new Map(localAsides());
  const keys = await database.keys().catch((): readonly string[] => []);
  for (const key of keys) {
    if (!key.startsWith('aside:')) continue;
    const text = await database.get(key).catch(() => null);
    if (text !== null) found.set(key, text);
  }
  return [...found].map(([key, text]) => ({ key, game: key.split(':')[1] ?? '', text }));
}

/** Where the database would not take them, they went here. */
function localAsides(): [string, string][] {
  try {
    if (!local) return [];
    const keys = Array.from({ length: local.length }, (_, index) => local?.key(index) ?? '');
    return keys
      .filter((key) => key.startsWith(`${LOCAL}aside:`))
      .map((key) => [key.slice(LOCAL.length), local?.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

async function dropAside(key: string): Promise<void> {
  await database.remove(key).catch(() => undefined);
  try {
    local?.removeItem(LOCAL + key);
  } catch {
    // Not there, then.
  }
}
