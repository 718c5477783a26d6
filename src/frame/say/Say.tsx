/** One place where everything is said, and one voice at a time: the gravest first, the others wait. */
import type { ReactNode } from 'react';
import IconInfo from '~icons/ph/info-fill';
import IconWarning from '~icons/ph/warning-circle-fill';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from '../../components/Button';
import { CaptionSaid, type CaptionSaidProps } from './CaptionSaid';
import { EndBand, type EndBandProps } from './EndBand';
import { HintSaid, type HintSaidProps } from './HintSaid';
import { Saying } from './Saying';

export interface Notice {
  readonly text: ReactNode;
  readonly tone?: 'info' | 'bad' | undefined;
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[] | undefined;
  readonly onDismiss?: (() => void) | undefined;
  /** What putting it away does, where that is more than not to read it. */
  readonly dismissLabel?: string | undefined;
  /** Its cause goes on: it waits for nobody to read it, and hides neither an end nor a tutorial. */
  readonly stays?: boolean | undefined;
}

export interface Voices {
  /** What is being worked out, and how to cancel it: before all else, since it was asked for last. */
  readonly coming?: Notice | null | undefined;
  /** What was just refused, and why. */
  readonly refusal?: string | null | undefined;
  readonly deadEnd?: Notice | null | undefined;
  readonly hint?: HintSaidProps | null | undefined;
  readonly notice?: Notice | null | undefined;
  readonly end?: EndBandProps | null | undefined;
  /** Of a run that is looked at: none of the others has anything to say of it but what was refused. */
  readonly caption?: CaptionSaidProps | null | undefined;
  /** Of an exercise: its task, and what is to be said of the answer. */
  readonly exercise?: ReactNode;
  /** Where nobody has anything to say. */
  readonly quiet?: ReactNode;
}

export function Say(voices: Voices) {
  const { coming, hint, end, caption, exercise, quiet } = voices;
  const refusal = coming ? null : voices.refusal;
  const notice = noticeIn(voices);
  const isSilent = !notice && !hint && !end && !caption && !exercise;
  return (
    <div
      data-area="say"
      data-silent={isSilent ? '' : undefined}
      className="z-20 grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,auto)] content-center px-[8px] [grid-area:say] split:contents lying:in-data-[lies=strip]:bg-page lying:in-data-[lies=strip]:[grid-area:head] lying:in-data-[lies=strip]:data-silent:hidden wide:content-stretch wide:px-0"
    >
      {/* There before any notice, which would not be heard otherwise. The others are announced in a way of their own. */}
      <div className="contents" role="status">
        {!coming && !refusal && notice && <NoticeSaid {...notice} />}
      </div>
      {coming && <NoticeSaid {...coming} />}
      {refusal && <NoticeSaid {...refused(refusal)} />}
      {!notice && hint && <HintSaid {...hint} />}
      {!notice && !hint && end && <EndBand {...end} />}
      {!notice && caption && <CaptionSaid {...caption} />}
      {!notice && exercise}
      {isSilent && quiet}
    </div>
  );
}

const refused = (text: string): Notice => ({ text, tone: 'bad' });

/** What a player can put away is said before the end; what stays as long as its cause must not hide the end. */
function noticeIn({ coming, refusal, deadEnd, hint, notice, end }: Voices): Notice | null {
  if (coming) return coming;
  if (refusal) return refused(refusal);
  if (deadEnd) return deadEnd;
  if (!notice || hint || (end && (notice.stays || !notice.onDismiss))) return null;
  return notice;
}

function NoticeSaid({ text, tone = 'info', actions = [], onDismiss, dismissLabel }: Notice) {
  const buttons = actions.map((action) => (
    <Button key={action.label} small onClick={action.onPress}>
      {action.label}
    </Button>
  ));
  const dismiss =
    onDismiss &&
    (dismissLabel ? (
      <Button small onClick={onDismiss}>
        {dismissLabel}
      </Button>
    ) : (
      <IconButton label="Dismiss" icon={<IconClose />} onClick={onDismiss} />
    ));
  return (
    <Saying
      name="notice"
      tone={tone}
      icon={tone === 'bad' ? <IconWarning /> : <IconInfo />}
      actions={
        (actions.length > 0 || dismiss) && (
          <>
            {buttons}
            {dismiss}
          </>
        )
      }
    >
      {text}
    </Saying>
  );
}
