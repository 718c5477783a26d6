import { useCallback, useEffect, useState } from 'react';
import type { ScreenProps } from '../../../frame/ScreenProps';
import { useGame } from '../../../frame/useGame';
import './styles/board.css';
import './styles/line.css';
import './styles/motion.css';
import { CLASSIC, type Config } from '../rules/types';
import { names } from '../words/names';
import { GameScreen } from './GameScreen';
import { dealNew, game as pikachu, store } from './game';
import { Menu } from './Menu';

export default function Screen(screen: ScreenProps) {
  const [inMenu, setInMenu] = useState(screen.request.kind === 'resume');
  const onCode = screen.onCode;
  const play = useGame(pikachu, screen, {
    firstConfig: null,
    newConfig: CLASSIC,
    onCode: useCallback((code: string) => (inMenu ? undefined : onCode(code)), [inMenu, onCode]),
  });
  const { game } = play;
  const start = (config: Config) => {
    setInMenu(false);
    dealNew(config);
  };

  // *Continue* goes on with the first run, not with a practice run beside it.
  const isLoaded = play.phase !== 'loading';
  useEffect(() => {
    if (inMenu && isLoaded) store.backToFirstRun();
  }, [inMenu, isLoaded]);

  if (inMenu) {
    const unfinished =
      game && game.status.kind !== 'won'
        ? `${names.config(game.record.config)}, ${names.progress(game.progress)}`
        : null;
    return (
      <Menu
        screen={screen}
        config={game?.config ?? CLASSIC}
        unfinished={unfinished}
        onContinue={() => {
          setInMenu(false);
          const code = store.code();
          if (code !== null && game?.day === null) onCode(code);
        }}
        onStart={start}
      />
    );
  }
  return <GameScreen screen={screen} play={play} onMenu={() => setInMenu(true)} onStart={start} />;
}
