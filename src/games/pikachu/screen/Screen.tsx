import { useCallback, useEffect, useState } from 'react';
import { useBackCloses } from '../../../components/browser/useBackCloses';
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
  const [menu, setMenu] = useState<'first' | 'over' | null>(
    screen.request.kind === 'resume' ? 'first' : null,
  );
  const inMenu = menu !== null;
  const leaveMenu = () => setMenu(null);
  useBackCloses(menu === 'over', leaveMenu);
  const onCode = screen.onCode;
  const play = useGame(pikachu, screen, {
    firstConfig: null,
    newConfig: CLASSIC,
    onCode: useCallback((code: string) => (inMenu ? undefined : onCode(code)), [inMenu, onCode]),
  });
  const { game } = play;
  const start = (config: Config) => {
    leaveMenu();
    dealNew(config);
  };

  // Whoever comes back goes on with the first run, not with a practice run beside it.
  const isLoaded = play.phase !== 'loading';
  useEffect(() => {
    if (menu === 'first' && isLoaded) store.backToFirstRun();
  }, [menu, isLoaded]);

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
          leaveMenu();
          const code = store.code();
          if (code !== null && game?.day === null) onCode(code);
        }}
        onStart={start}
      />
    );
  }
  return <GameScreen screen={screen} play={play} onMenu={() => setMenu('over')} onStart={start} />;
}
