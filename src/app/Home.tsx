/** The shelf: every game one press away, and how today went. */
import { useRef } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import IconInstall from '~icons/ph/download-simple';
import { Button } from '../components/Button';
import { Shelf } from '../components/GameBox';
import { useFocusKept } from '../components/useFocusKept';
import { stats } from '../store/browser';
import { UNREAD_STATS } from '../store/stats';
import { useSettings } from '../store/useSettings';
import { DayRibbon } from './DayRibbon';
import { dayEntry } from './dayResults';
import { useToday } from './days';
import { HomeBox } from './HomeBox';
import { useInstall } from './install';
import { Lamp } from './Lamp';
import { OfflineNote } from './OfflineNote';
import { PageNav, useArrival } from './PageNav';
import { placesOf, tables } from './places';
import { games } from './registry';
import { useShelves } from './savedGames';
import { Welcome } from './Welcome';

const IDS = tables.map(({ id }) => id);

export function Home() {
  const day = useToday();
  const shelves = useShelves(IDS);
  const known = useStore(stats);
  const { seen } = useSettings();
  const heading = useArrival<HTMLHeadingElement>();
  const entries = games.map((game) => dayEntry(game, known.games[game.id], day, shelves.get(game.id)));
  const room = useRef<HTMLDivElement>(null);
  useFocusKept(room, 'h1');
  return (
    <div ref={room} className="room portal home">
      <title>Parlour — five games to pick up and play</title>
      <header className="portal-head">
        <Lamp />
        <h1 ref={heading} tabIndex={-1}>
          Parlour
        </h1>
        <PageNav />
      </header>
      <main className="page-in">
        {seen.length === 0 ? (
          <Welcome />
        ) : (
          <DayRibbon day={day} entries={entries} isRead={known !== UNREAD_STATS} />
        )}
        <Shelf>
          {games.map((game, index) => {
            const entry = entries[index];
            if (!entry) return null;
            const isNew = !placesOf(game).some(({ id }) => seen.includes(id));
            return <HomeBox key={game.id} game={game} isNew={isNew} day={entry} shelves={shelves} />;
          })}
        </Shelf>
      </main>
      <HomeFoot />
    </div>
  );
}

function HomeFoot() {
  const install = useInstall();
  return (
    <footer className="portal-foot">
      <OfflineNote />
      {install && (
        <Button small icon={<IconInstall />} onClick={install}>
          Install Parlour
        </Button>
      )}
      <p>
        <Link to="/about">Free, without accounts or tracking</Link>
      </p>
    </footer>
  );
}
