/** The shelf: every game one press away, and how today went. */
import { Link } from 'react-router';
import { useStore } from 'zustand';
import IconInstall from '~icons/ph/download-simple';
import { Button } from '../components/Button';
import { Shelf } from '../components/GameBox';
import { stats } from '../store/browser';
import { useSettings } from '../store/useGame';
import { DayRibbon } from './DayRibbon';
import { dayEntry } from './dayResults';
import { longDay, useToday } from './days';
import { HomeBox } from './HomeBox';
import { useInstall } from './install';
import { Lamp } from './Lamp';
import { OfflineNote } from './OfflineNote';
import { PageNav, useArrival } from './PageShell';
import { games } from './registry';
import { useShelves } from './savedGames';
import { Welcome } from './Welcome';

const IDS = games.map(({ id }) => id);

export function Home() {
  const day = useToday();
  const shelves = useShelves(IDS);
  const known = useStore(stats);
  const isNew = useSettings().seen.length === 0;
  const heading = useArrival<HTMLHeadingElement>();
  const entries = games.map((game) => dayEntry(game, known.games[game.id], day, shelves.get(game.id)));
  return (
    <div className="room portal home">
      <title>Parlour — five games to pick up and play</title>
      <header className="portal-head">
        <Lamp />
        <div className="home-names">
          <h1 ref={heading} tabIndex={-1}>
            Parlour
          </h1>
          <p>{longDay(day)}</p>
        </div>
        <PageNav />
      </header>
      <main className="page-in">
        {isNew ? <Welcome /> : <DayRibbon day={day} entries={entries} />}
        <Shelf>
          {games.map((game, index) => {
            const entry = entries[index];
            return entry && <HomeBox key={game.id} game={game} day={entry} shelf={shelves.get(game.id)} />;
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
