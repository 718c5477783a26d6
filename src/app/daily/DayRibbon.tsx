/** Today: every game's daily, what came of it, and the door to it; the card to share and the way to earlier days. */
import { useState } from 'react';
import IconArchive from '~icons/ph/calendar-dots';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../components/Button';
import { daysInARow } from '../../components/daysInARow';
import { Link } from '../boot/Link';
import { lazily } from '../boot/lazily';
import { dailyPath } from '../boot/paths';
import { Part } from '../errors/Part';
import { Moon } from '../home/Moon';
import { countText, type DayEntry, dailiesText, isPlayed, longestStreak, RESULT_WORDS } from './dayResults';
import { longDay } from './days';
import { Ribbon } from './Ribbon';

const DayCard = lazily(() => import('./DayCard')).Component;
const DailyArchive = lazily(() => import('./DailyArchive')).Component;

/** Its room is there from the start. */
const UNREAD = { visibility: 'hidden' } as const;

interface DayRibbonProps {
  readonly day: string;
  readonly entries: readonly DayEntry[];
  /** Until the results are read nothing is said of them: not even that there are none. */
  readonly isRead: boolean;
}

export function DayRibbon({ day, entries, isRead }: DayRibbonProps) {
  const [open, setOpen] = useState<'card' | 'archive' | null>(null);
  const [presses, setPresses] = useState(0);
  const door = (dialog: 'card' | 'archive', name: React.ReactNode, icon: React.ReactNode) => (
    <Button
      kind="quiet"
      className={DOOR}
      icon={icon}
      onClick={() => {
        setPresses(presses + 1);
        setOpen(dialog);
      }}
    >
      <span>{name}</span>
    </Button>
  );
  const close = () => setOpen(null);
  const streak = longestStreak(entries);
  const style = isRead ? undefined : UNREAD;
  return (
    <>
      <Ribbon
        label="Today’s dailies"
        title="Today"
        note={<time dateTime={day}>{longDay(day)}</time>}
        actions={
          <>
            {entries.some(isPlayed) && door('card', <Share />, <IconShare />)}
            {door('archive', 'Earlier days', <IconArchive />)}
          </>
        }
      >
        <p
          className="col-span-full text-sm min-[130rem]:text-base md:col-span-1 md:col-start-2 md:row-start-1"
          style={style}
        >
          <strong className="figures">{countText(entries)}</strong> {dailiesText(entries)} played
          {streak > 1 && <span className="figures text-soft"> · {daysInARow(streak)}</span>}
        </p>
        <ul className="col-span-full -mx-1.5 flex flex-wrap" style={style}>
          {entries.map((entry) => (
            <Daily key={entry.id} {...entry} />
          ))}
        </ul>
      </Ribbon>
      <Part attempt={`${presses}`}>
        {open === 'card' && <DayCard day={day} entries={entries} onClose={close} />}
        {open === 'archive' && <DailyArchive today={day} onClose={close} />}
      </Part>
    </>
  );
}

/** Where it is narrow, the word stands below its picture. */
const DOOR = 'max-[56rem]:flex-col max-[56rem]:gap-0.5! max-[56rem]:text-xs';

function Share() {
  return (
    <>
      Share<span className="max-[56rem]:sr-only"> the day</span>
    </>
  );
}

const DAILY =
  'flex min-h-11 items-center gap-1 rounded-md px-1.5 text-sm/[1.2] text-ink no-underline hover:bg-accent/10 min-[75rem]:gap-3 min-[75rem]:py-1.5 min-[75rem]:text-base/[1.2] min-[130rem]:text-lg/[1.2]';

/** Not as wide as its letters: those come later than the row, and so does the result. Nothing may take another line then. */
function widthFor(title: string): string {
  if (title.length < 10) return 'w-27.5';
  return title.length < 14 ? 'w-34' : 'w-44';
}

/** Where the window is wide, each stands above its box. */
function Daily({ id, title, result }: DayEntry) {
  return (
    <li data-mood={id} className={`${widthFor(title)} max-w-full min-[75rem]:w-auto min-[75rem]:flex-1`}>
      <Link to={dailyPath(id)} className={DAILY}>
        <Moon result={result} className="size-5 min-[75rem]:size-9 min-[130rem]:size-12" />
        <span>
          <span className="block font-semibold">{title}</span>{' '}
          <span className="text-xs whitespace-nowrap text-soft min-[75rem]:text-sm/[1.2] min-[130rem]:text-base/[1.2]">
            {RESULT_WORDS[result]}
          </span>
        </span>
      </Link>
    </li>
  );
}
