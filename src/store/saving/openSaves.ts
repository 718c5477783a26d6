/** Joins what is saved under one name to this browser. */
import { announce, database, listen, local, stopsSaving, writer } from '../browser';
import { createSaves, type Saves } from './saves';

export function openSaves(name: string, foundMore: () => void): Saves {
  const saves = createSaves(name, { database, local, writer, announce, listen, schedule, foundMore });
  stopsSaving(saves.freeze);
  return saves;
}

export function schedule(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
