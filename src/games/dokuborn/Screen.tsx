import { useMemo, useRef, useState } from 'react';
import IconCopied from '~icons/ph/check-bold';
import IconGiveUp from '~icons/ph/flag';
import IconShare from '~icons/ph/share-network';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { GameFrame } from '../../components/GameFrame';
import type { GridHandle } from '../../components/Grid';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { ShareDialog } from '../../components/ShareDialog';
import { useGame, useSettings } from '../../store/useGame';
import './styles/marks.css';
import './styles/plate.css';
import './styles/dialogs.css';
// Last: what narrow screens and the finish change is said there.
import './styles/dokuborn.css';
import { reportCells } from './finish';
import { KEYS, SECTIONS, TUTORIAL } from './help';
import { findDeadEnd } from './hints';
import { NewGame } from './NewGame';
import { announcementOf, asideOf, StatusRow, troubleOf } from './status';
import { forNext, pools, rules, store } from './store';
import { dismissNews } from './storeNews';
import { Table } from './Table';
import { useFinish } from './useFinish';
import { isOver, useHand } from './useHand';
import { useShare } from './useShare';

export default function Screen(screen: ScreenProps) {
  // 3×3 and three stars, as the seed has it, with the newest cards at hand.
  const first = forNext(rules.daily);
  const table = useGame(store, {
    request: screen.request,
    firstConfig: first,
    newConfig: first,
    onCode: screen.onCode,
  });
  const { game, controls } = table;
  const { letterKeys, timers } = useSettings();
  const over = game !== null && isOver(game);
  const view = game?.view ?? null;
  const pool = view ? pools.named(view.pool) : null;
  const [givingUp, setGivingUp] = useState(false);
  const reports = useMemo(() => (over && pool && view ? reportCells(pool, view) : []), [over, pool, view]);
  const dead = useMemo(() => (!over && pool && view ? findDeadEnd(pool, view) : null), [over, pool, view]);
  const hand = useHand(game);
  const grid = useRef<GridHandle>(null);
  const [dismissed, setDismissed] = useState(-1);
  const code = game ? controls.code() : null;
  const url = code === null ? null : screen.urlOf(code);
  const sharing = useShare(`Dokuborn ${game?.configName ?? ''}: can you fill this grid?`, url);

  /** The hint's button goes with the hint, so the focus goes where it pointed. */
  function doHint(): void {
    if (!game?.hint) return;
    const [cell] = game.hint.stages.at(-1)?.cells ?? [];
    store.play(game.hint.move);
    if (cell !== undefined) grid.current?.focus(cell);
  }

  return (
    <GameFrame
      screen={screen}
      controls={controls}
      // The hint for an open cell stands in its dialog, not a second time behind it.
      table={hand.open === null || !game ? table : { ...table, game: { ...game, hint: null } }}
      mood="dokuborn"
      title="Dokuborn"
      letterKeys={letterKeys}
      status={game && <StatusRow game={game} timed={timers !== 'off'} />}
      announcement={announcementOf(game, pool)}
      saidAside={asideOf(game, pool, hand, sharing.shared === 'copied')}
      tools={[
        {
          id: 'share-link',
          label: sharing.shared === 'copied' ? 'Copied' : 'Share',
          icon: sharing.shared === 'copied' ? <IconCopied /> : <IconShare />,
          onPress: () => void sharing.share(),
          disabled: url === null,
        },
      ]}
      menu={[
        {
          id: 'give-up',
          label: 'Give up',
          icon: <IconGiveUp />,
          onPress: () => setGivingUp(true),
          disabled: !game || over,
        },
      ]}
      hint={{ onAct: doHint }}
      alert={
        game && dismissed !== game.last.serial ? troubleOf(game, dead, controls.undo, setDismissed) : null
      }
      finish={useFinish(game, pool, reports)}
      rules={{
        title: 'How to play Dokuborn',
        intro: 'Find a Disney Lorcana card for every cell of the grid.',
        sections: SECTIONS,
        keys: KEYS,
      }}
      tutorial={TUTORIAL}
      newGame={(close) => (
        <NewGame
          config={game?.config ?? first}
          onStart={(config) => {
            close();
            dismissNews();
            void store.newGame(config);
          }}
        />
      )}
    >
      {game && pool && !table.dealing ? (
        <Table ref={grid} game={game} pool={pool} hand={hand} reports={reports} dead={dead} />
      ) : (
        <div className="dk-dealing">
          <Progress label="Looking for a puzzle that has an answer" value={null} />
        </div>
      )}
      <ConfirmDialog
        open={givingUp}
        title="Give up?"
        confirmLabel="Show me an answer"
        cancelLabel="Play on"
        onCancel={() => setGivingUp(false)}
        onConfirm={() => {
          setGivingUp(false);
          store.play({ kind: 'give-up' });
        }}
      >
        <p>Every empty cell will show a card that fits, and the game ends.</p>
      </ConfirmDialog>
      {url !== null && code !== null && (
        <ShareDialog open={sharing.shared === 'blocked'} onClose={sharing.close} url={url} code={code} />
      )}
    </GameFrame>
  );
}
