import { useStore } from 'zustand';
import { settings } from '../store/browser';
import type { Settings } from '../store/settings';

export function useSettings(): Settings {
  return useStore(settings);
}
