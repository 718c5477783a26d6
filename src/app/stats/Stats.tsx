/** What became of all the games: totals by config, streaks, last results; runs with help stand apart. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import IconEmpty from '~icons/ph/chart-bar';
import { buttonClass } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { SegmentedControl } from '../../components/SegmentedControl';
import { StatTile, StatTiles } from '../../components/StatTile';
import { inForms } from '../../core/inForms';
import { stats } from '../../store/browser';
import {
  dailyStreak,
  type GameStats,
  NO_GAME_STATS,
  type PastResult,
  type Totals,
  UNREAD_STATS,
} from '../../store/stats/stats';
import { Link } from '../boot/Link';
import { PageShell } from '../boot/PageShell';
import { Panel } from '../boot/Panel';
import { gamePath } from '../boot/paths';
import { DailyChart } from '../daily/DailyChart';
import { useToday } from '../daily/days';
import { type Room, type SavedRoom, savedRooms } from '../rooms';
import {
  type Aid,
  averageScore,
  averageTime,
  causesOf,
  percentText,
  playedOf,
  type Row,
  resultsOf,
  rowsOf,
  scoreText,
  timeText,
  wonOf,
} from './figures';
import { ResultChart } from './ResultChart';
import { ResultList } from './ResultList';
import { type ResultWords, useResultWords } from './useResultWords';

export default function Stats() {
  const known = useStore(stats);
  const [query, setQuery] = useSearchParams();
  const isFinished = ({ id }: Room) => (known.games[id]?.results.length ?? 0) > 0;
  const finished = savedRooms.filter(isFinished);
  // Side rooms only once they have something to tell.
  const shown = savedRooms.filter((room) => room.id === room.game.id || isFinished(room));
  const chosen = shown.find(({ id }) => id === query.get('game')) ?? finished[0] ?? shown[0];
  if (known === UNREAD_STATS) return <PageShell title="Statistics">{null}</PageShell>;
  if (!chosen || finished.length === 0) return <NothingYet />;
  return (
    <PageShell
      wide
      title="Statistics"
      intro={overview(savedRooms.map(({ id }) => known.games[id] ?? NO_GAME_STATS))}
    >
      {shown.length > 1 && (
        <SegmentedControl
          label="Game"
          hideLabel
          value={chosen.id}
          onChange={(id) => setQuery({ game: id }, { replace: true })}
          options={shown.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <GameFigures key={chosen.id} room={chosen} known={known.games[chosen.id] ?? NO_GAME_STATS} />
    </PageShell>
  );
}

function NothingYet() {
  return (
    <PageShell title="Statistics">
      <EmptyState
        title="Nothing to count yet"
        art={<IconEmpty />}
        actions={
          <Link to="/" className={buttonClass('primary')}>
            To the home page
          </Link>
        }
      >
        <p>Once you have finished a game, you find its results here: times, scores and streaks.</p>
      </EmptyState>
    </PageShell>
  );
}

function overview(all: readonly GameStats[]): string {
  const played = all.reduce((sum, stat) => sum + playedOf(stat), 0);
  const won = all.reduce((sum, stat) => sum + wonOf(stat), 0);
  const dailies = all.reduce((sum, { dailies: days }) => sum + Object.keys(days).length, 0);
  const wins = won > 0 ? inForms(played, { one: ' and won', other: `, ${won} of them won` }) : '';
  const days = inForms(dailies, { one: 'one daily', other: '# dailies' });
  return [
    inForms(played, { one: 'One game finished', other: '# games finished' }) + wins,
    ...(dailies > 0 ? [`${days} played on the day`] : []),
  ]
    .join('; ')
    .concat('.');
}

/** Whoever lost may have asked for the solution: only wins are said to have come without help. */
function helpInWords(rows: readonly Row[], aid: Aid): string | null {
  if (rows.length === 0) return null;
  if (aid === 'aided') return 'All with help.';
  const won = rows.reduce((sum, { totals }) => sum + totals.won, 0);
  return won > 0 ? inForms(won, { one: 'Won without help.', other: 'All wins without help.' }) : null;
}

function GameFigures({ room, known }: { readonly room: SavedRoom; readonly known: GameStats }) {
  const [aid, setAid] = useState<Aid>(() => (rowsOf(known, 'unaided').length === 0 ? 'aided' : 'unaided'));
  const rows = rowsOf(known, aid);
  const isMixed = rowsOf(known, 'unaided').length > 0 && rowsOf(known, 'aided').length > 0;
  const help = helpInWords(rows, aid);
  const words = useResultWords(room);
  if (known.results.length === 0) return <NotPlayed room={room} />;
  return (
    <div className="grid grid-cols-1 gap-5" data-mood={room.game.id}>
      <GameHead room={room} known={known} />
      {!isMixed && help && <p className="text-soft">{help}</p>}
      {isMixed && (
        <SegmentedControl
          label="Games won or lost"
          hideLabel
          value={aid}
          onChange={setAid}
          options={[
            { value: 'unaided', label: 'Without help' },
            { value: 'aided', label: 'With help' },
          ]}
        />
      )}
      {words && (
        <div className="gap-5 [&>*]:mb-5 [&>*]:break-inside-avoid lg:columns-2">
          {rows.length > 0 && <Figures rows={rows} results={resultsOf(known, aid)} words={words} />}
          {hasDailies(known) && (
            <Panel title="Dailies">
              <DailyChart stats={known} />
            </Panel>
          )}
          <Panel title="Game by game">
            <ResultList room={room} results={known.results} words={words} />
          </Panel>
        </div>
      )}
    </div>
  );
}

function Figures({
  rows,
  results,
  words,
}: {
  readonly rows: readonly Row[];
  readonly results: readonly PastResult[];
  readonly words: ResultWords;
}) {
  return (
    <>
      {results.length > 1 && (
        <Panel title="Last results">
          <ResultChart results={results} words={words} />
        </Panel>
      )}
      <Panel title="By size and level">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-8 gap-y-5">
          {rows.map((row) => (
            <Config
              key={row.config}
              name={words.config(row.config)}
              scoreName={words.scoreName}
              totals={row.totals}
            />
          ))}
        </ul>
      </Panel>
      <Causes rows={rows} words={words} />
    </>
  );
}

function NotPlayed({ room: { path, title, game } }: { readonly room: Room }) {
  return (
    <div data-mood={game.id}>
      <EmptyState
        title={`No game of ${title} finished yet`}
        actions={
          <Link to={gamePath(path)} className={buttonClass('primary')}>
            Play {title}
          </Link>
        }
      />
    </div>
  );
}

/** On the day itself or made up for later. */
function hasDailies({ dailies, results }: GameStats): boolean {
  return Object.keys(dailies).length > 0 || results.some(({ day }) => day !== null);
}

/** What a first game cannot tell yet is left out: it would be nought. */
function GameHead({ room, known }: { readonly room: Room; readonly known: GameStats }) {
  const days = dailyStreak(known.dailies, useToday());
  const played = playedOf(known);
  const won = wonOf(known);
  return (
    <section className="grid gap-3" aria-labelledby="figures-of">
      <h2 id="figures-of" className="text-2xl">
        {room.title}
      </h2>
      <StatTiles>
        {(played > 1 || won > 0 || days > 0) && <StatTile label="Finished" value={played} />}
        {won > 0 && (
          <StatTile
            label="Won"
            value={percentText(won, played)}
            note={inForms(won, { one: '# game', other: '# games' })}
          />
        )}
        {known.bestStreak > 1 && (
          <StatTile label="Wins in a row" value={known.streak} note={`best ${known.bestStreak}`} />
        )}
        {days > 0 && <StatTile label="Days in a row" value={days} />}
      </StatTiles>
    </section>
  );
}

function Config({
  name,
  scoreName,
  totals,
}: {
  readonly name: string;
  readonly scoreName: string;
  readonly totals: Totals;
}) {
  const { played, won, bestTimeMs, bestScore, fewestAttempts } = totals;
  return (
    <li className="grid content-start gap-1.5">
      <h3>{name}</h3>
      <ShareBar share={won / played} text={`${won} of ${played} won`} />
      {won > 0 && (
        <dl className="figures grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-x-3 gap-y-1">
          <Figure label={won > 1 ? 'Best time' : 'Time'} value={timeText(bestTimeMs)} />
          {won > 1 && <Figure label="Average time" value={timeText(averageTime(totals))} />}
          {bestScore !== null && <Figure label={`Best ${scoreName}`} value={scoreText(bestScore)} />}
          {won > 1 && bestScore !== null && (
            <Figure label={`Average ${scoreName}`} value={scoreText(averageScore(totals))} />
          )}
          {fewestAttempts !== null && fewestAttempts > 0 && (
            <Figure label="Fewest tries" value={String(fewestAttempts)} />
          )}
        </dl>
      )}
    </li>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-xs/normal text-soft">{label}</dt>
      <dd className="font-title text-[1.125rem]/[1.2] font-semibold">{value}</dd>
    </div>
  );
}

function Causes({ rows, words }: { readonly rows: readonly Row[]; readonly words: ResultWords }) {
  const causes = causesOf(rows);
  const most = causes[0]?.count ?? 0;
  if (most === 0) return null;
  return (
    <Panel title="How games were lost">
      <ul className="grid gap-2.5">
        {causes.map(({ cause, count }) => (
          <li key={cause}>
            <span className="block first-letter:uppercase">{words.cause(cause)}</span>
            <ShareBar share={count / most} text={String(count)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A bar with its figure in words beside it, so that the bar itself need not be read. */
function ShareBar({ share, text }: { readonly share: number; readonly text: string }) {
  return (
    <div className="flex items-center gap-3 text-sm/normal">
      <span
        className="h-2.5 flex-1 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-edge forced-colors:border"
        aria-hidden="true"
      >
        <span
          className="marks block h-full origin-left bg-accent forced-color-adjust-none"
          style={{ transform: `scaleX(${share})` }}
        />
      </span>
      <span className="figures">{text}</span>
    </div>
  );
}
