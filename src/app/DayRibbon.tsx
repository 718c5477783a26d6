/** Today's dailies at a glance, with the card to share and the way to earlier days. */
import { lazy, Suspense, useState } from 'react';
import IconArchive from '~icons/ph/calendar-dots';
import IconShare from '~icons/ph/share-network';
import { Button } from '../components/Button';
import { countText, type DayEntry, isPlayed, longestStreak, RESULT_WORDS } from './dayResults';
import { Moon } from './Moon';

const DayCard = lazy(() => import('./DayCard'));
const DailyArchive = lazy(() => import('./DailyArchive'));

interface DayRibbonProps {
  readonly day: string;
  readonly entries: readonly DayEntry[];
}

export function DayRibbon({ day, entries }: DayRibbonProps) {
  const [open, setOpen] = useState<'card' | 'archive' | null>(null);
  const close = () => setOpen(null);
  const streak = longestStreak(entries);
  return (
    <section className="ribbon" aria-label="Today’s dailies">
      <ul className="ribbon-moons">
        {entries.map(({ id, title, result }) => (
          <li key={id} data-mood={id} title={`${title}: ${RESULT_WORDS[result]}`}>
            <Moon result={result} />
            <span className="unseen">{`${title}: ${RESULT_WORDS[result]}`}</span>
          </li>
        ))}
      </ul>
      <p className="ribbon-words">
        <strong className="figures">{countText(entries)}</strong> of today’s dailies
        {streak > 1 && <span className="ribbon-streak figures"> · {streak} days in a row</span>}
      </p>
      <div className="ribbon-actions">
        {entries.some(isPlayed) && (
          <Button kind="quiet" icon={<IconShare />} onClick={() => setOpen('card')}>
            Share the day
          </Button>
        )}
        <Button kind="quiet" icon={<IconArchive />} onClick={() => setOpen('archive')}>
          Earlier days
        </Button>
      </div>
      <Suspense>
        {open === 'card' && <DayCard day={day} entries={entries} onClose={close} />}
        {open === 'archive' && <DailyArchive today={day} onClose={close} />}
      </Suspense>
    </section>
  );
}
