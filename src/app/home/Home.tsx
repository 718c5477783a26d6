/** The shelf: every game one press away, and how today went. */
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import IconInstall from '~icons/ph/download-simple';
import { Button } from '../../components/Button';
import { useFocusKept } from '../../components/browser/useFocusKept';
import { Shelf } from '../../components/GameBox';
import { useSettings } from '../../frame/useSettings';
import { stats } from '../../store/browser';
import { UNREAD_STATS } from '../../store/stats/stats';
import { lazily } from '../boot/lazily';
import { PageNav, useArrival } from '../boot/PageNav';
import { DayRibbon } from '../daily/DayRibbon';
import { dayEntry } from '../daily/dayResults';
import { useToday } from '../daily/days';
import { Part } from '../errors/Part';
import { useInstall } from '../offline/install';
import { OfflineNote } from '../offline/OfflineNote';
import { games } from '../registry';
import { roomsOf, savedRooms } from '../rooms';
import { HomeBox } from './HomeBox';
import { Lamp } from './Lamp';
import { useSavedGames } from './savedGames';
import { Welcome } from './Welcome';

/** With the page that it leads to. */
const EditionNote = lazily(async () => ({ default: (await import('../about/About')).EditionNote })).Component;

const IDS = savedRooms.map(({ id }) => id);

export function Home() {
  const day = useToday();
  const saved = useSavedGames(IDS);
  const known = useStore(stats);
  const { seen, whatChanged } = useSettings();
  // Decided when the page comes: what came later would push everything down.
  const [mayKnowFirst] = useState(whatChanged === 'due' || (seen.length === 0 && saved.size > 0));
  const heading = useArrival<HTMLHeadingElement>();
  const entries = games.map((game) => dayEntry(game, known.games[game.id], day, saved.get(game.id)));
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root, 'h1');
  return (
    <div ref={root} className="page-root portal home">
      <title>Parlour — five games to pick up and play</title>
      <header className="portal-head">
        <Lamp />
        <h1 ref={heading} tabIndex={-1}>
          Parlour
        </h1>
        <PageNav />
      </header>
      <main className="page-in">
        {mayKnowFirst && whatChanged !== 'read' && (
          <div className="min-h-12">
            <Part attempt="">
              <EditionNote saved={saved} />
            </Part>
          </div>
        )}
        {seen.length === 0 ? (
          <Welcome />
        ) : (
          <DayRibbon day={day} entries={entries} isRead={known !== UNREAD_STATS} />
        )}
        <Shelf>
          {games.map((game, index) => {
            const entry = entries[index];
            if (!entry) return null;
            const isNew = !roomsOf(game).some(({ id }) => seen.includes(id));
            return <HomeBox key={game.id} game={game} isNew={isNew} day={entry} saved={saved} />;
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
