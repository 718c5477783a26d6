import { inForms } from '../core/inForms';
import type { FinishWords, FrameControls, FrameGame, FrameState } from './frame';
import type { Notice } from './say/Say';
import { dayThisYear, shortDay } from './words/days';

/** A longer one would break into two lines on the smallest phones, and move the board. */
const WATCHING = 'Looking back';

export function subtitleOf({ configName, day, practice, watch }: FrameGame): string {
  if (watch) return WATCHING;
  return [configName, day ? `daily, ${dayThisYear(day)}` : null, practice ? 'practice' : null]
    .filter(Boolean)
    .join(' · ');
}

/** Every aid is allowed and told; nothing is voided in secret. */
export function aidsOf({ hints, shuffles, assisted }: FrameGame['tally']): string[] {
  return [
    ...(hints > 0 ? [inForms(hints, { one: '# hint', other: '# hints' })] : []),
    ...(shuffles > 0 ? [inForms(shuffles, { one: '# shuffle', other: '# shuffles' })] : []),
    ...(assisted ? ['something hidden was seen and taken back'] : []),
  ];
}

/** A daily is the same for everyone and names its day; other results carry their deal. */
export function resultToShare(
  finish: FinishWords,
  url: string | null,
  { practice, day }: Pick<FrameGame, 'practice' | 'day'>,
) {
  const daily = day && `Daily of ${shortDay(day)}`;
  const withUrl = (text: string) => [text, daily, practice && 'For practice', url].filter(Boolean).join('\n');
  const text = withUrl(finish.text);
  return { text, plain: withUrl(finish.plain), shown: finish.plain, onShare: systemShare(text) };
}

export function systemShare(text: string): (() => void) | undefined {
  if (typeof navigator === 'undefined' || typeof navigator.share !== 'function') return undefined;
  // Closing the system's sheet rejects; that is no error.
  return () => void navigator.share({ text }).catch(() => undefined);
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
