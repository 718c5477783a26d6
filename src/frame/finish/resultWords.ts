/** What is told and sent of a result. */
import { inForms } from '../../core/inForms';
import type { FinishWords, FrameGame } from '../frame';
import { shortDay } from '../words/days';

export const SEND_RUN = 'Send my run';

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
  const onShare = canShare() ? () => share(text) : undefined;
  return { text, plain: withUrl(finish.plain), shown: finish.plain, onShare };
}

/** Whether there is a share sheet of the system's own. */
export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

export function share(text: string): void {
  // Closing the system's sheet rejects; that is no error.
  void navigator.share({ text }).catch(() => undefined);
}
