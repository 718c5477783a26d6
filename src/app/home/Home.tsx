/** The shelf: every game one press away, and how today went. */
import { lazy, Suspense, useRef, useState } from 'react';
import { useStore } from 'zustand';
import IconInstall from '~icons/ph/download-simple';
import { Button } from '../../components/Button';
import { useFocusKept } from '../../components/browser/useFocusKept';
import { Shelf } from '../../components/GameBox';
import { useSettings } from '../../frame/useSettings';
import { stats } from '../../store/browser';
import { UNREAD_STATS } from '../../store/stats/stats';
import { Link } from '../boot/Link';
import { lazily } from '../boot/lazily';
import { ARRIVES, PageNav, PORTAL, PORTAL_HEAD, useArrival } from '../boot/PageNav';
import { DayRibbon } from '../daily/DayRibbon';
import { dayEntry } from '../daily/dayResults';
import { useToday } from '../daily/days';
import { Boundary } from '../errors/Boundary';
import { Part } from '../errors/Part';
import { useInstall } from '../offline/install';
import { painting } from '../painted/painting';
import { games } from '../registry';
import { roomsOf, savedRooms } from '../rooms';
import { HomeBox } from './HomeBox';
import { Lamp } from './Lamp';
import { useSavedGames } from './savedGames';
import { Welcome } from './Welcome';

/** Nobody waits for it, and the shelf stands without it. */
const OfflineNote = lazy(async () => ({ default: (await import('../offline/OfflineNote')).OfflineNote }));
/** With the page that it leads to. */
const EditionNote = lazily(async () => ({ default: (await import('../about/About')).EditionNote })).Component;

/** As the window grows, so does the shelf, in both directions. */
const WIDTH = 'max-w-[max(84rem,165vh)]';

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
  const welcome = <Welcome />;
  const ribbon = <DayRibbon day={day} entries={entries} isRead={known !== UNREAD_STATS} />;
  const root = useRef<HTMLDivElement>(null);
  useFocusKept(root, 'h1');
  return (
    <div ref={root} className={PORTAL}>
      <title>Parlour — five games to pick up and play</title>
      <header className={`${PORTAL_HEAD} ${WIDTH} py-[clamp(0.375rem,2.4vh,1.25rem)]`}>
        <Lamp className="size-[clamp(2.5rem,8vw,4rem)] max-[22rem]:hidden lying:size-9" />
        <h1 ref={heading} className="text-3xl/none lying:text-2xl" tabIndex={-1}>
          Parlour
        </h1>
        <PageNav />
      </header>
      <main className={`@container/home mx-auto w-full flex-1 ${WIDTH} ${ARRIVES}`}>
        {painting.now && <div className="hidden min-h-12 in-data-[edition=new]:block" />}
        {mayKnowFirst && whatChanged !== 'read' && (
          <div className="min-h-12">
            <Part attempt="">
              <EditionNote saved={saved} />
            </Part>
          </div>
        )}
        {painting.now ? (
          <>
            <div className="in-data-[visit=again]:hidden">{welcome}</div>
            <div className="hidden in-data-[visit=again]:block">{ribbon}</div>
          </>
        ) : seen.length === 0 ? (
          welcome
        ) : (
          ribbon
        )}
        <Shelf>
          {games.map((game, index) => {
            const entry = entries[index];
            if (!entry) return null;
            const isNew = !roomsOf(game).some(({ id }) => seen.includes(id));
            return <HomeBox key={game.id} game={game} isNew={isNew} day={entry} saved={saved} today={day} />;
          })}
        </Shelf>
      </main>
      <HomeFoot />
    </div>
  );
}

const FOOT = 'pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]';

/** iPhones and iPads alone say so, and make no offer to install. */
const isOnHomeScreen = 'standalone' in navigator ? navigator.standalone : undefined;

function HomeFoot() {
  const install = useInstall();
  return (
    <footer
      className={`mx-auto flex w-full flex-wrap items-center gap-x-6 gap-y-2 text-sm text-soft ${FOOT} ${WIDTH}`}
    >
      <Boundary attempt="" fallback={() => null}>
        <Suspense>
          <OfflineNote />
        </Suspense>
      </Boundary>
      {install && (
        <Button small icon={<IconInstall />} onClick={install}>
          Install Parlour
        </Button>
      )}
      {isOnHomeScreen === false && <Link to="/settings">Install Parlour</Link>}
      <p className="ms-auto">
        <Link to="/about">Free, without accounts or tracking</Link>
      </p>
    </footer>
  );
}
