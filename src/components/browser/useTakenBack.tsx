import { useBackCloses } from './useBackCloses';
import { useEscape } from './useEscape';

/** Escape and Back take back what was asked for, even while its file is on its way. */
export function useTakenBack(isOnItsWay: boolean, takeBack: () => void): void {
  useBackCloses(isOnItsWay, takeBack);
  useEscape(isOnItsWay, takeBack);
}

/** In the place of a dialog that is being fetched. */
export function OnItsWay({ onClose }: { readonly onClose: () => void }) {
  useTakenBack(true, onClose);
  return null;
}
