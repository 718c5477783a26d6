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

const DayCard = lazily(() => import('./DayCard')).Component;
const DailyArchive = lazily(() => import('./DailyArchive')).Component;

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
    <section className="ribbon" aria-label="Today’s dailies">
      <p className="ribbon-day title">{longDay(day)}</p>
      <div className="ribbon-words" style={isRead ? undefined : { visibility: 'hidden' }}>
        <ul className="ribbon-moons">
          {entries.map(({ id, title, result }) => (
            <li key={id} data-mood={id} title={`${title}: ${RESULT_WORDS[result]}`}>
              <Moon result={result} />
              <span className="unseen">{`${title}: ${RESULT_WORDS[result]}`}</span>
            </li>
          ))}
        </ul>
        <p>
          <strong className="figures">{countText(entries)}</strong>{' '}
          <span className="ribbon-more">of today’s </span>
          {dailiesText(entries)}
          {streak > 1 && <span className="ribbon-streak figures"> · {daysInARow(streak)}</span>}
        </p>
      </div>
      <div className="ribbon-actions">
        {entries.some(isPlayed) && (
          <Button kind="quiet" icon={<IconShare />} aria-label="Share the day" onClick={() => show('card')}>
            <span className="ribbon-more">Share the day</span>
          </Button>
        )}
        <Button kind="quiet" icon={<IconArchive />} aria-label="Earlier days" onClick={() => show('archive')}>
          <span className="ribbon-more">Earlier days</span>
        </Button>
      </div>
      <Part attempt={`${presses}`}>
        {open === 'card' && <DayCard day={day} entries={entries} onClose={close} />}
        {open === 'archive' && <DailyArchive today={day} onClose={close} />}
      </Part>
    </section>
  );
}
