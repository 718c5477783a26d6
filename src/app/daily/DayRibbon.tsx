/** Today's dailies at a glance, with the card to share and the way to earlier days. */
import { useState } from 'react';
import IconArchive from '~icons/ph/calendar-dots';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../components/Button';
import { lazily } from '../boot/lazily';
import { Part } from '../errors/Part';
import { Moon } from '../home/Moon';
import {
  countText,
  type DayEntry,
  dailiesText,
  daysInARow,
  isPlayed,
  longestStreak,
  RESULT_WORDS,
} from './dayResults';
import { longDay } from './days';
import { Ribbon } from './Ribbon';

const DayCard = lazily(() => import('./DayCard')).Component;
const DailyArchive = lazily(() => import('./DailyArchive')).Component;

const WHERE_ROOM = 'max-[40rem]:hidden';

interface DayRibbonProps {
  readonly day: string;
  readonly entries: readonly DayEntry[];
  /** Until the results are read nothing is said of them: not even that there are none. */
  readonly isRead: boolean;
}

export function DayRibbon({ day, entries, isRead }: DayRibbonProps) {
  const [open, setOpen] = useState<'card' | 'archive' | null>(null);
  const [presses, setPresses] = useState(0);
  const show = (dialog: 'card' | 'archive') => {
    setPresses(presses + 1);
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  const streak = longestStreak(entries);
  return (
    <>
      <Ribbon
        label="Today’s dailies"
        lead={longDay(day)}
        actions={
          <>
            {entries.some(isPlayed) && (
              <Button
                kind="quiet"
                icon={<IconShare />}
                aria-label="Share the day"
                onClick={() => show('card')}
              >
                <span className={WHERE_ROOM}>Share the day</span>
              </Button>
            )}
            <Button
              kind="quiet"
              icon={<IconArchive />}
              aria-label="Earlier days"
              onClick={() => show('archive')}
            >
              <span className={WHERE_ROOM}>Earlier days</span>
            </Button>
          </>
        }
      >
        <div className={`flex flex-wrap items-center gap-x-4 gap-y-0.5 ${isRead ? '' : 'invisible'}`}>
          <ul className="flex flex-wrap gap-x-1 min-[75rem]:gap-x-4">
            {entries.map(({ id, title, result }) => (
              <li
                key={id}
                data-mood={id}
                className="flex items-center gap-1.5"
                title={`${title}: ${RESULT_WORDS[result]}`}
              >
                <Moon result={result} />
                <span>
                  <span className="max-[75rem]:sr-only">{title}</span>
                  <span className="unseen">{`: ${RESULT_WORDS[result]}`}</span>
                </span>
              </li>
            ))}
          </ul>
          <p>
            <strong className="figures">{countText(entries)}</strong>{' '}
            <span className={WHERE_ROOM}>of today’s </span>
            {dailiesText(entries)}
            {streak > 1 && <span className="figures text-soft"> · {daysInARow(streak)}</span>}
          </p>
        </div>
      </Ribbon>
      <Part attempt={`${presses}`}>
        {open === 'card' && <DayCard day={day} entries={entries} onClose={close} />}
        {open === 'archive' && <DailyArchive today={day} onClose={close} />}
      </Part>
    </>
  );
}
