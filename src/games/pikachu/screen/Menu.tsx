/** The seed's title screen: its name comes in with a swing, and one button starts. */
import { useEffect, useRef, useState } from 'react';
import IconDaily from '~icons/ph/calendar-blank';
import IconHome from '~icons/ph/house';
import IconPlay from '~icons/ph/play-fill';
import IconRules from '~icons/ph/question';
import { Button, buttonClass, iconButtonClass } from '../../../components/Button';
import { useLater } from '../../../components/browser/useLater';
import { useTakenBack } from '../../../components/browser/useTakenBack';
import type { ScreenProps } from '../../../frame/ScreenProps';
import type { Config } from '../rules/types';
import { loadLater } from './loadLater';
import { NewGame } from './NewGame';
import { Sweet } from './tiles/Sweet';

export interface MenuProps {
  readonly screen: ScreenProps;
  readonly config: Config;
  /** What *Continue* would go on with; null where there is nothing. */
  readonly unfinished: string | null;
  readonly onContinue: () => void;
  readonly onStart: (config: Config) => void;
}

export function Menu({ screen, config, unfinished, onContinue, onStart }: MenuProps) {
  const { link: Link } = screen;
  const [reading, setReading] = useState(false);
  const later = useLater(loadLater, { mayBegin: true, isWanted: reading });
  useTakenBack(reading && later === null, () => setReading(false));
  return (
    <main
      className="shell relative grid min-h-dvh grid-cols-1 place-items-center px-4 pt-12 pb-3 lying:py-2 lying:ps-13 lying:pe-2"
      data-mood="pikachu"
    >
      <Link
        href={screen.homeHref}
        className={`absolute start-1 top-1 text-ink ${iconButtonClass()}`}
        aria-label="Home"
        title="Home"
      >
        <span className="icon" aria-hidden="true">
          <IconHome />
        </span>
      </Link>
      <div className="grid w-full max-w-96 grid-cols-[minmax(0,1fr)] gap-4 lying:max-w-192 lying:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lying:gap-3">
        <Title />
        {unfinished && (
          <Button kind="primary" icon={<IconPlay />} onClick={onContinue}>
            Continue: {unfinished}
          </Button>
        )}
        <div className="lying:col-start-2 lying:row-span-3 lying:row-start-1 lying:self-center">
          <NewGame
            config={config}
            onStart={onStart}
            startLabel={unfinished ? 'Start a new game' : 'Start game'}
            isSecond={unfinished !== null}
          />
        </div>
        <div className="flex flex-wrap justify-center lying:[&_.button]:px-2">
          <Link href={screen.dailyHref} className={buttonClass('quiet')}>
            <span className="icon" aria-hidden="true">
              <IconDaily />
            </span>
            <span className="grid justify-items-start">
              Today’s daily <span className="text-sm font-normal text-soft">{screen.dailyLevel}</span>
            </span>
          </Link>
          <Button kind="quiet" icon={<IconRules />} onClick={() => setReading(true)}>
            How to play
          </Button>
        </div>
      </div>
      {later && <later.RulesDialog {...later.rules} open={reading} onClose={() => setReading(false)} />}
    </main>
  );
}

/** As they lie in the tray, one after the other. */
const TITLE_TILES = [
  { tile: 9, className: '-rotate-5' },
  { tile: 20, className: 'translate-y-1.5 rotate-4 [--wait:70ms]' },
  { tile: 17, className: '-rotate-5 [--wait:140ms]' },
  { tile: 22, className: 'translate-y-1.5 rotate-4 [--wait:210ms]' },
  { tile: 10, className: '-rotate-5 [--wait:280ms]' },
];

/** The game's own tray, tiles in it, and its name in gold. */
function Title() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="pika-tray grid grid-cols-1 content-center justify-items-center gap-3 rounded-xl p-4 text-center lying:gap-2 lying:p-3">
      <div className="flex gap-1.5" aria-hidden="true">
        {TITLE_TILES.map(({ tile, className }) => (
          <Sweet
            key={tile}
            tile={tile}
            className={`w-[clamp(2rem,13vw,3rem)] lying:w-[clamp(2rem,6vw,3rem)] animate-[pika-entrance_420ms_var(--wait,0ms)_var(--ease-back)_backwards] ${className}`}
          />
        ))}
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        className="animate-[pika-entrance_700ms_var(--ease-back)] text-[clamp(2rem,14vw,4.25rem)] lying:text-3xl leading-none font-bold text-(--gold) outline-none [text-shadow:0_3px_0_#7a5c00]"
      >
        Pikachu
      </h1>
      <p className="text-balance text-[#b4bfd6] phone:short:hidden">
        Join two equal tiles by a line with at most two turns. Clear the board.
      </p>
    </div>
  );
}
