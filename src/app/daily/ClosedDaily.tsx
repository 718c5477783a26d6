/** A daily that is not open here: from a time zone ahead, from a clock that is wrong, or from before there were any. */
import { useEffect, useState } from 'react';
import { buttonClass } from '../../components/Button';
import { FIRST_DAY } from '../../core/daily';
import { Link } from '../boot/Link';
import { PageShell } from '../boot/PageShell';
import { dailyPath } from '../boot/paths';
import { LampOut } from '../errors/LampOut';
import type { Room } from '../rooms';
import { hoursUntil, isPlayableDay, today } from './daily';
import { fullDay } from './days';

interface ClosedDailyProps {
  readonly room: Room;
  readonly day: string;
}

export function ClosedDaily({ room, day }: ClosedDailyProps) {
  const now = useMinutes();
  return (
    <PageShell title={`${room.game.title}, ${fullDay(day)}`}>
      <LampOut>
        <p>{day < FIRST_DAY ? BEFORE_ALL : opening(day, now)}</p>
        {isPlayableDay(today(), today()) && (
          <p>
            <Link to={dailyPath(room.path)} className={buttonClass('primary')}>
              Play today’s daily
            </Link>
          </p>
        )}
        <p>
          <Link to="/" className={buttonClass('quiet')}>
            To the home page
          </Link>
        </p>
      </LampOut>
    </PageShell>
  );
}

const BEFORE_ALL = `There was no daily on that day: the first was on ${fullDay(FIRST_DAY)}.`;

function opening(day: string, now: Date): string {
  const hours = hoursUntil(day, now);
  const when = hours < 24 ? 'at midnight' : `on ${fullDay(day)}`;
  return `This daily opens ${when} here, ${distance(hours)}. Where the link comes from, that day may have begun already.`;
}

const WORDS = new Intl.RelativeTimeFormat('en-GB');
const DAY_HOURS = 24;

function distance(hours: number): string {
  if (hours < 1) return WORDS.format(Math.max(1, Math.round(hours * 60)), 'minute');
  if (hours < 2 * DAY_HOURS) return WORDS.format(Math.round(hours), 'hour');
  return WORDS.format(Math.round(hours / DAY_HOURS), 'day');
}

function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
