/** Whether the browser promises to keep what is stored, and how much that is. */
import { useCallback, useEffect, useState } from 'react';

export interface StorageState {
  /** unknown: this browser does not say. */
  readonly kept: 'unknown' | 'promised' | 'not-promised';
  readonly usedBytes: number | null;
}

export function useStorageState(): { readonly state: StorageState; readonly ask: () => Promise<void> } {
  const [state, setState] = useState<StorageState>({ kept: 'unknown', usedBytes: null });
  const look = useCallback(async () => setState(await readStorageState()), []);
  useEffect(() => void look(), [look]);
  const ask = useCallback(async () => {
    await navigator.storage.persist().catch(() => false);
    await look();
  }, [look]);
  return { state, ask };
}

async function readStorageState(): Promise<StorageState> {
  const storage = typeof navigator === 'undefined' ? undefined : navigator.storage;
  if (typeof storage?.persisted !== 'function') return { kept: 'unknown', usedBytes: null };
  try {
    const [promised, estimate] = await Promise.all([storage.persisted(), storage.estimate()]);
    return { kept: promised ? 'promised' : 'not-promised', usedBytes: estimate.usage ?? null };
  } catch {
    return { kept: 'unknown', usedBytes: null };
  }
}

export function bytesText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
