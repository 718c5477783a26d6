/** The whole day's results as a card to send to somebody. */
import IconShare from '~icons/ph/share-network';
import { Button } from '../../components/Button';
import { CopyButton } from '../../components/CopyButton';
import { daysInARow } from '../../components/daysInARow';
import { Modal } from '../../components/Modal';
import { absolute } from '../boot/paths';
import { Lamp } from '../home/Lamp';
import { Moon } from '../home/Moon';
import { dayCardPlain, dayCardText } from './dayCardText';
import { countText, type DayEntry, dailiesText, longestStreak, RESULT_WORDS } from './dayResults';
import { longDay } from './days';

interface DayCardProps {
  readonly day: string;
  readonly entries: readonly DayEntry[];
  readonly onClose: () => void;
}

export default function DayCard({ day, entries, onClose }: DayCardProps) {
  const write = (as: typeof dayCardText) => as(day, entries, __BUILD__, absolute('/'));
  const canShare = typeof navigator.share === 'function';
  return (
    <Modal
      open
      onClose={onClose}
      title="Your day at Parlour"
      size="small"
      footer={
        <>
          <CopyButton text={write(dayCardPlain)} label="Copy as words" small />
          <CopyButton text={write(dayCardText)} label="Copy" small kind={canShare ? 'plain' : 'primary'} />
          {canShare && (
            // Closing the system's sheet rejects; that is no error.
            <Button
              small
              kind="primary"
              icon={<IconShare />}
              onClick={() => void navigator.share({ text: write(dayCardText) }).catch(() => undefined)}
            >
              Share
            </Button>
          )}
        </>
      }
    >
      <Card day={day} entries={entries} />
    </Modal>
  );
}

const CARD =
  'grid grid-cols-1 gap-3 rounded-lg bg-surface bg-[radial-gradient(ellipse_75%_100%_at_50%_0,color-mix(in_oklab,var(--glow)_24%,transparent),transparent)] bg-no-repeat px-[min(1.25rem,5vw)] py-4.5 inset-ring inset-ring-line forced-colors:border';

/** Drawn, not written: the moons of the text that is sent are emoji, which not every system can show. */
function Card({ day, entries }: Omit<DayCardProps, 'onClose'>) {
  const streak = longestStreak(entries);
  return (
    <div className={CARD}>
      <p className="title grid justify-items-center gap-1 text-center text-lg">
        <Lamp />
        {longDay(day)}
      </p>
      <ul>
        {entries.map(({ id, title, result }) => (
          <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-3" data-mood={id}>
            <Moon result={result} />
            <span className="flex-[1_1_4.5rem]">{title}</span>
            <span className="ms-auto text-sm/normal whitespace-nowrap text-soft">{RESULT_WORDS[result]}</span>
          </li>
        ))}
      </ul>
      <p className="figures border-t border-line pt-3 text-center font-semibold">
        {countText(entries)} {dailiesText(entries)}
        {streak > 1 && ` · ${daysInARow(streak)}`}
      </p>
    </div>
  );
}
