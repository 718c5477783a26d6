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
import { ARRIVES, PageNav, PORTAL, PORTAL_HEAD, useArrival } from '../boot/PageNav';
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
    <div ref={root} className={PORTAL}>
      <title>Parlour — five games to pick up and play</title>
      <header className={`${PORTAL_HEAD} pt-[clamp(0.75rem,3vw,1.75rem)] pb-[clamp(0.5rem,1.5vw,1rem)]`}>
        <Lamp className="size-[clamp(2.5rem,8vw,4rem)] max-[22rem]:hidden" />
        <h1 ref={heading} className="text-3xl leading-none" tabIndex={-1}>
          Parlour
        </h1>
        <PageNav />
      </header>
      <main className={`@container/home mx-auto w-full max-w-336 flex-1 ${ARRIVES}`}>
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
    <footer className="mx-auto flex w-full max-w-336 flex-wrap items-center gap-x-6 gap-y-2 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-sm/normal text-soft">
      <OfflineNote />
      {install && (
        <Button small icon={<IconInstall />} onClick={install}>
          Install Parlour
        </Button>
      )}
      <p className="ms-auto">
        <Link to="/about">Free, without accounts or tracking</Link>
      </p>
    </footer>
  );
}
