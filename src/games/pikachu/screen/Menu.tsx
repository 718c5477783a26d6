/** The seed's title screen: its name comes in with a swing, and one button starts. */
import { useEffect, useRef, useState } from 'react';
import IconDaily from '~icons/ph/calendar-blank';
import IconPlay from '~icons/ph/play-fill';
import IconRules from '~icons/ph/question';
import IconShelf from '~icons/ph/squares-four';
import { Button, buttonClass, iconButtonClass } from '../../../components/Button';
import { RulesDialog } from '../../../frame/dialogs/RulesDialog';
import type { ScreenProps } from '../../../frame/ScreenProps';
import type { Config } from '../rules/types';
import { RULES } from './help';
import { NewGame } from './NewGame';
import { Tile } from './Tile';

export interface MenuProps {
  readonly screen: ScreenProps;
  readonly config: Config;
  /** What *Continue* would go on with; null where there is nothing. */
  readonly unfinished: string | null;
  readonly onContinue: () => void;
  readonly onStart: (config: Config) => void;
}

const TITLE_TILES = [9, 20, 17, 22, 10];

export function Menu({ screen, config, unfinished, onContinue, onStart }: MenuProps) {
  const { link: Link } = screen;
  const [reading, setReading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main className="pika-menu" data-mood="pikachu">
      <Link
        href={screen.homeHref}
        className={`pika-menu-home text-ink ${iconButtonClass()}`}
        aria-label="Home"
        title="Home"
      >
        <span className="icon" aria-hidden="true">
          <IconShelf />
        </span>
      </Link>
      <div className="pika-menu-card">
        <div className="pika-title-tiles" aria-hidden="true">
          {TITLE_TILES.map((tile) => (
            <span key={tile} className="pika-sweet">
              <Tile tile={tile} />
            </span>
          ))}
        </div>
        <h1 ref={heading} tabIndex={-1} className="pika-title">
          Pikachu
        </h1>
        <p className="pika-menu-line">
          Join two equal tiles by a line with at most two turns. Clear the board.
        </p>
        {unfinished && (
          <Button kind="primary" icon={<IconPlay />} onClick={onContinue}>
            Continue: {unfinished}
          </Button>
        )}
        <NewGame
          config={config}
          onStart={onStart}
          startLabel={unfinished ? 'Start a new game' : 'Start game'}
        />
        <div className="pika-menu-more">
          <Link href={screen.dailyHref} className={buttonClass('quiet')}>
            <span className="icon" aria-hidden="true">
              <IconDaily />
            </span>
            Today’s daily
          </Link>
          <Button kind="quiet" icon={<IconRules />} onClick={() => setReading(true)}>
            How to play
          </Button>
        </div>
      </div>
      <RulesDialog {...RULES} open={reading} onClose={() => setReading(false)} />
    </main>
  );
}
