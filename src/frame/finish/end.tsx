/** What a game's end comes to in the frame: in short for the band, and what to do next. */
import type { ReactNode } from 'react';
import IconRestart from '~icons/ph/arrow-counter-clockwise';
import IconDaily from '~icons/ph/calendar-blank';
import IconLookBack from '~icons/ph/clock-counter-clockwise';
import IconNew from '~icons/ph/plus-circle';
import IconOtherRun from '~icons/ph/swap';
import type { FinishWords, FrameControls, FrameGame } from '../frame';
import { LOOK_BACK } from '../frameActions';
import { BACK_TO_FIRST } from '../runWords';
import type { NextDaily, ScreenProps } from '../ScreenProps';
import type { EndBandProps } from '../say/EndBand';
import type { EndAction } from './EndButton';

export interface End {
  readonly words: FinishWords;
  readonly game: FrameGame;
  /** Null: all dailies of its day have been played; undefined: it is none, or that is not known. */
  readonly next: NextDaily | null | undefined;
  /** Days in a row. */
  readonly streak: number;
  readonly screen: ScreenProps;
  readonly controls: FrameControls;
  readonly onNew: () => void;
  readonly onSendRun: () => void;
  /** Runs of the deal that were sent. */
  readonly beside: ReactNode;
}

/** The first is what to do next. */
export function actionsAfter({
  game,
  next,
  screen,
  controls,
  onNew,
}: End): readonly [EndAction, ...EndAction[]] {
  const newGame = { id: 'new', label: 'New game', onPress: onNew, icon: <IconNew /> };
  const again = { id: 'again', label: 'Same deal again', onPress: controls.again, icon: <IconRestart /> };
  const lead = leadOf(game, next, screen, controls);
  const lookBack = {
    id: 'lookBack',
    label: LOOK_BACK,
    onPress: controls.watch.begin,
    icon: <IconLookBack />,
  };
  return lead ? [lead, newGame, again, lookBack] : [newGame, again, lookBack];
}

function leadOf(
  game: FrameGame,
  next: End['next'],
  { link }: ScreenProps,
  { backToFirstRun }: FrameControls,
): EndAction | null {
  if (game.otherRun === 'first')
    return { id: 'firstRun', label: BACK_TO_FIRST, onPress: backToFirstRun, icon: <IconOtherRun /> };
  return next
    ? {
        id: 'nextDaily',
        label: dailyOf(next.title),
        href: next.href,
        link,
        icon: <IconDaily />,
      }
    : null;
}

/** `Hudoku’s daily`, `Wondering Witches’ daily` */
function dailyOf(title: string): string {
  return `${title}${title.endsWith('s') ? '’' : '’s'} daily`;
}

export function endInShort(end: End): Omit<EndBandProps, 'isOpen' | 'onOpen'> {
  const { words, game } = end;
  return {
    outcome: game.status.kind === 'won' ? 'won' : 'lost',
    headline: words.headline,
    figure: words.rows[0],
    next: actionsAfter(end)[0],
  };
}
