/** Any past day of any game, month by month. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import IconBefore from '~icons/ph/caret-left-bold';
import IconAfter from '~icons/ph/caret-right-bold';
import { IconButton } from '../../components/Button';
import { Grid } from '../../components/grid/Grid';
import { Modal } from '../../components/Modal';
import { SegmentedControl } from '../../components/SegmentedControl';
import { FIRST_DAY } from '../../core/daily';
import { stats } from '../../store/browser';
import type { GameStats } from '../../store/stats/stats';
import { dailyPath } from '../boot/paths';
import { games } from '../registry';
import { type MonthPage, monthBeside, monthOf, monthPage } from './calendar';
import { isPlayableDay } from './daily';
import { isPlayed, type PastDay } from './dayResults';
import { fullDay, monthName } from './days';
import { dailyLevel } from './level';
import { levelsIn } from './levelsIn';
import { LEGEND, PastMark } from './PastMark';
import { PAST_WORDS, pastDay } from './pastDays';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

interface DailyArchiveProps {
  readonly today: string;
  readonly onClose: () => void;
}

export default function DailyArchive({ today, onClose }: DailyArchiveProps) {
  const [game, setGame] = useState(games[0]?.id ?? '');
  const [month, setMonth] = useState(monthOf(today));
  const navigate = useNavigate();
  return (
    <Modal open onClose={onClose} title="Earlier days" size="small">
      <div className="grid grid-cols-1 gap-3.5 max-sm:[--segment-pad:0.4375rem]" data-mood={game}>
        {games.length > 1 && (
          <SegmentedControl
            label="Game"
            hideLabel
            value={game}
            onChange={setGame}
            options={games.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
        <MonthHead month={month} today={today} onTurn={setMonth} />
        <MonthGrid
          // A new page of the calendar has its own place for the focus.
          key={month}
          month={month}
          today={today}
          game={game}
          onPick={(day) => void navigate(dailyPath(game, day))}
        />
        <Legend />
        <Levels game={game} month={month} />
        <p className="text-sm text-soft">
          Any day can be played. Only a daily begun on its own day counts for the streak.
        </p>
      </div>
    </Modal>
  );
}

const MARKS: readonly PastDay[] = ['won', 'helped', 'lost', 'won-later', 'lost-later'];

/** For the eyes alone: every day says in words what became of it. */
function Legend() {
  return (
    <ul className={LEGEND} aria-hidden="true">
      {MARKS.map((past) => (
        <li key={past}>
          <PastMark past={past} /> {PAST_WORDS[past]}
        </li>
      ))}
    </ul>
  );
}

/** For the eyes alone, as well. */
function Levels({ game, month }: { readonly game: string; readonly month: string }) {
  const room = games.find(({ id }) => id === game);
  const levels = room ? levelsIn(room, month) : [];
  if (levels.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-soft" aria-hidden="true">
      {levels.map((level) => (
        <li key={level} className="whitespace-nowrap">
          {level}
        </li>
      ))}
    </ul>
  );
}

interface MonthHeadProps {
  readonly month: string;
  readonly today: string;
  readonly onTurn: (month: string) => void;
}

function MonthHead({ month, today, onTurn }: MonthHeadProps) {
  const before = month > monthOf(FIRST_DAY);
  const after = month < monthOf(today);
  return (
    <div className="flex items-center justify-between [&>[aria-disabled]]:opacity-35">
      <IconButton
        label="Month before"
        icon={<IconBefore />}
        aria-disabled={!before || undefined}
        onClick={() => before && onTurn(monthBeside(month, -1))}
      />
      <h3 className="text-[length:min(var(--text-lg),10vw)]" aria-live="polite">
        {monthName(month)}
      </h3>
      <IconButton
        label="Month after"
        icon={<IconAfter />}
        aria-disabled={!after || undefined}
        onClick={() => after && onTurn(monthBeside(month, 1))}
      />
    </div>
  );
}

interface MonthGridProps {
  readonly month: string;
  readonly today: string;
  readonly game: string;
  readonly onPick: (day: string) => void;
}

function MonthGrid({ month, today, game, onPick }: MonthGridProps) {
  const known = useStore(stats, ({ games: all }) => all[game]);
  const room = games.find(({ id }) => id === game);
  const page = monthPage(month);
  const dayAt = (cell: number) => page.days[cell - page.lead] ?? null;
  const isOpen = (cell: number) => {
    const day = dayAt(cell);
    return day !== null && isPlayableDay(day, today);
  };
  return (
    <Grid
      className="month"
      label={monthName(month)}
      rows={page.weeks}
      columns={7}
      columnHeaders={WEEKDAYS}
      initialCell={firstCell(page, today)}
      isDisabled={(cell) => !isOpen(cell)}
      onActivate={(cell) => {
        const day = dayAt(cell);
        if (day !== null) onPick(day);
      }}
      labelOf={(cell) => {
        const day = dayAt(cell);
        if (day === null) return 'no day';
        if (!isOpen(cell)) return fullDay(day);
        const level = room && dailyLevel(room, day);
        return [fullDay(day), level, PAST_WORDS[pastDay(known, day)]].filter(Boolean).join(', ');
      }}
      cellProps={(cell) => ({ data: { blank: dayAt(cell) === null, today: dayAt(cell) === today } })}
      renderCell={(cell) => {
        const day = dayAt(cell);
        if (day === null) return null;
        return (
          <>
            <span className="figures">{Number(day.slice(8))}</span>
            <span className="h-4 [&>svg]:size-4">{markOf(known, day)}</span>
          </>
        );
      }}
    />
  );
}

function markOf(known: GameStats | undefined, day: string) {
  const result = pastDay(known, day);
  return isPlayed({ result }) ? <PastMark past={result} /> : null;
}

function firstCell(page: MonthPage, today: string): number {
  return page.lead + Math.max(0, page.days.indexOf(today));
}
