import { useCallback, useEffect, useState } from 'react';
import type { ScreenProps } from '../../../frame/ScreenProps';
import { useGame } from '../../../frame/useGame';
import './styles/board.css';
import './styles/cleared.css';
import './styles/frame.css';
import './styles/line.css';
import './styles/menu.css';
import { rules } from '../rules/rules';
import type { Config } from '../rules/types';
import { GameScreen } from './GameScreen';
import { Menu } from './Menu';
import { store } from './store';

export default function Screen(screen: ScreenProps) {
  const [inMenu, setInMenu] = useState(screen.request.kind === 'resume');
  const onCode = screen.onCode;
  const table = useGame(store, {
    request: screen.request,
    firstConfig: null,
    newConfig: rules.daily,
    onCode: useCallback((code: string) => (inMenu ? undefined : onCode(code)), [inMenu, onCode]),
  });
  const { game } = table;
  const start = (config: Config) => {
    setInMenu(false);
    void store.newGame(config);
  };

  // *Continue* goes on with the first run, not with a practice run beside it.
  const isLoaded = table.phase !== 'loading';
  useEffect(() => {
    if (inMenu && isLoaded) store.backToFirstRun();
  }, [inMenu, isLoaded]);

  if (inMenu) {
    const unfinished =
      game && game.status.kind !== 'won' ? `${game.configName}, ${game.progress.text}` : null;
    return (
      <Menu
        screen={screen}
        config={game?.config ?? rules.daily}
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
  return <GameScreen screen={screen} table={table} onMenu={() => setInMenu(true)} onStart={start} />;
}
