/** What could not be read and was kept, to be taken elsewhere or dropped by the player's own hand. */
import { useCallback, useEffect, useState } from 'react';
import { database, local } from '../../store/browser';

export interface Aside {
  readonly key: string;
  readonly game: string;
  readonly content: string | Blob;
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

export async function readAsides(): Promise<readonly Aside[]> {
  const found = new Map<string, string | Blob>(localAsides());
  const stored = await database.all().catch(() => new Map<string, unknown>());
  for (const [key, value] of stored) if (key.startsWith('aside:')) found.set(key, contentOf(value));
  return [...found].map(([key, content]) => ({ key, game: key.split(':')[1] ?? '', content }));
}

/** What lay in the place of a save need not be text. */
function contentOf(value: unknown): string | Blob {
  if (typeof value === 'string' || value instanceof Blob) return value;
  try {
    return JSON.stringify(value, inWords) ?? String(value);
  } catch {
    return String(value);
  }
}

/** What JSON has no words for, so that the file says more than `{}`. */
function inWords(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  return value instanceof RegExp ? String(value) : value;
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
