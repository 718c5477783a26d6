/** The shapes of the ticks beside a track, each its own. */
import type { ReactNode } from 'react';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconHelp from '~icons/ph/lightbulb-fill';
import IconShuffle from '~icons/ph/shuffle';
import IconLost from '~icons/ph/skull-fill';
import IconMistake from '~icons/ph/x-bold';

export function tickIcon(code: string): ReactNode {
  switch (code) {
    case 'mistake':
      return <IconMistake />;
    case 'undo':
      return <IconUndo />;
    case 'shuffle':
      return <IconShuffle />;
    case 'lost-since':
      return <IconLost />;
    default:
      return <IconHelp />;
  }
}
