import type { FrameControls, FrameGame, FrameState } from './frame';
import type { Notice } from './say/Say';
import { dayThisYear } from './words/days';

/** A longer one would break into two lines on the smallest phones, and move the board. */
const WATCHING = 'Looking back';

export function subtitleOf({ configName, day, practice, watch }: FrameGame): string {
  if (watch) return WATCHING;
  return [configName, day ? `daily, ${dayThisYear(day)}` : null, practice ? 'practice' : null]
    .filter(Boolean)
    .join(' · ');
}

/** One at a time, the gravest first. */
export function noticeOf(
  { saving, notice, game, canTakeBack }: FrameState,
  controls: FrameControls,
  keepCopy: (saved: string) => void,
): Notice | null {
  if (saving === 'superseded') {
    return {
      text: 'This game went on in another tab. What you play here is not saved.',
      tone: 'bad',
      actions: [{ label: 'Continue here', onPress: controls.reload }],
    };
  }
  // Refused moves are shown where they happened, by the game itself.
  if (notice && !(game?.last.kind === 'refused' && game.last.fault?.code === notice.code)) {
    return { text: notice.text, tone: 'bad', onDismiss: controls.dismissNotice };
  }
  if (saving === 'newer') {
    return {
      text: 'A newer version of Parlour has saved a game here. That one is safe, but this one is not saved.',
      tone: 'bad',
    };
  }
  if (saving === 'unsaved') {
    return {
      text: 'This browser does not let Parlour save. You can play on, but closing this page ends the game.',
      tone: 'bad',
      actions: [{ label: 'Keep a copy', onPress: () => keepCopy(controls.savedText()) }],
    };
  }
  if (canTakeBack && !game?.paused) {
    return {
      text: 'Your last game is kept until you make a move.',
      actions: [{ label: 'Back to it', onPress: controls.takeBack }],
    };
  }
  return null;
}
