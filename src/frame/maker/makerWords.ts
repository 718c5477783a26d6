import type { Fault } from '../../core/result';
import type { SaveState } from '../../store/saving/saves';
import type { Notice } from '../say/Say';

interface Kept {
  readonly saving: SaveState;
  readonly fault: Fault | null;
  readonly onReload: () => void;
  readonly onCopy: () => void;
}

/** What is wrong with how a sketch is kept; the gravest first. */
export function keptNotice({ saving, fault, onReload, onCopy }: Kept): Notice | null {
  switch (saving) {
    case 'superseded':
      return {
        text: 'This page went on in another tab. What you change here is not saved.',
        tone: 'bad',
        actions: [{ label: 'Continue here', onPress: onReload }],
      };
    case 'newer':
      return {
        text: 'A newer version of Parlour has saved something here. It is safe, but this is not saved.',
        tone: 'bad',
      };
    case 'unsaved':
      return {
        text: 'This browser does not let Parlour save. You can go on, but closing this page ends it.',
        tone: 'bad',
        actions: [{ label: 'Keep a copy', onPress: onCopy }],
      };
    case 'saved':
      return (
        fault && { text: 'What was saved here is damaged. It is kept aside: see Settings.', tone: 'bad' }
      );
  }
}
