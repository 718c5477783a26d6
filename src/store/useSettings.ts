import { useStore } from 'zustand';
import { settings } from './browser';
import type { Settings } from './settings';

export function useSettings(): Settings {
  return useStore(settings);
}
