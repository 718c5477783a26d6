import { type ReactNode, useCallback, useMemo, useState } from 'react';
import IconGiveUp from '~icons/ph/flag';
import IconLog from '~icons/ph/scroll';
import IconVerified from '~icons/ph/seal-check';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Counter } from '../../components/Counter';
import { GameFrame } from '../../components/GameFrame';
import type { Notice } from '../../components/GameShell';
import { Modal } from '../../components/Modal';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { Timer } from '../../components/Timer';
import { useMedia } from '../../components/useMedia';
import { useGame, useSettings } from '../../store/useGame';
import { DungeonCard } from './Card';
import { Dungeon } from './Dungeon';
import './styles/cards.css';
import './styles/board.css';
import './styles/fate.css';
import './styles/piles.css';
import './styles/panel.css';
import './styles/layout.css';
import { FateFlip, LevelBanner } from './Fate';
import { Hand } from './Hand';
import { hallOf } from './hall';
import { KEYS, SECTIONS, TUTORIAL } from './help';
import { Log } from './Log';
import { announcement, aside } from './labels';
import { NewGame } from './NewGame';
import { Panel } from './Panel';
import { Piles } from './Piles';
import { rules } from './rules';
import { store } from './store';
import { useFinish } from './useFinish';
import { toGrid, toPanel, useFocus, useFocusParts } from './useFocus';
import { useItemKeys } from './useItemKeys';
import { useProof } from './useProof';
import { useStir } from './useStir';
import { type Game, useTurn } from './useTurn';
import { lossText } from './words';

/** As the shell has it: the log has room beside the board. */
const WIDE = '(min-width: 40rem) and (min-aspect-ratio: 1 / 1)';

export default function Screen(screen: ScreenProps) {
  const table = useGame(store, {
    request: screen.request,
    firstConfig: rules.daily,
    newConfig: rules.daily,
    onCode: screen.onCode,
  });
  const { controls } = table;
  const game = table.dealing ? null : table.game;
  const { letterKeys } = useSettings();
  const [dialog, setDialog] = useState<'log' | 'giveUp' | null>(null);
  const wide = useMedia(WIDE);
  const parts = useParts(game, letterKeys);
  const { turn, view } = parts;
  const playing = game?.status.kind === 'playing';

  return (
    <GameFrame
      screen={screen}
      controls={controls}
      table={table}
      mood="dragon-quest"
      title="Dragon Quest"
      letterKeys={letterKeys}
      canPause
      status={game && <StatusRow game={game} />}
      announcement={game && view ? announcement(view, game.last) : ''}
      saidAside={view && aside(view, turn.chosen, turn.letGo)}
      moreTools={
        wide
          ? []
          : [{ id: 'log', label: 'Log', icon: <IconLog />, onPress: () => setDialog('log'), keyHint: 'L' }]
      }
      menu={[
        {
          id: 'giveUp',
          label: 'Give up',
          icon: <IconGiveUp />,
          onPress: () => setDialog('giveUp'),
          disabled: !playing,
        },
      ]}
      hint={{ onAct: parts.doHint }}
      alert={game?.status.kind === 'stuck' ? deadEnd(game, controls.undo) : null}
      finish={useFinish(game)}
      rules={{
        title: 'How to play Dragon Quest',
        intro: 'Explore a dungeon of cards, beat the Dragon Queen, and leave by an Exit with a heart left.',
        sections: SECTIONS,
        keys: KEYS,
      }}
      tutorial={TUTORIAL}
      newGame={(close) => (
        <NewGame
          config={table.game?.config ?? rules.daily}
          onStart={(config) => {
            close();
            void store.newGame(config);
          }}
        />
      )}
      aside={
        game && (
          <>
            {parts.panel}
            {wide && (
              <section className="dq-log-box" aria-label="Log" data-met={parts.met}>
                <h2>Log</h2>
                <Log record={game.record} />
              </section>
            )}
          </>
        )
      }
    >
      {parts.board ?? <Dealing />}
      <Modal open={dialog === 'log' && game !== null} onClose={() => setDialog(null)} title="Log" sheet>
        {game && <Log record={game.record} />}
      </Modal>
      <ConfirmDialog
        open={dialog === 'giveUp'}
        title="Give up this dungeon?"
        confirmLabel="Give up"
        cancelLabel="Play on"
        danger
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          setDialog(null);
          store.play({ kind: 'giveUp' });
        }}
      >
        <p>It counts as a loss.</p>
      </ConfirmDialog>
    </GameFrame>
  );
}

/** Board and panel, and what connects them. */
function useParts(game: Game | null, letterKeys: boolean) {
  const view = game?.view ?? null;
  const serial = game?.last.serial ?? 0;
  const focus = useFocusParts();
  const hall = useMemo(() => view && hallOf(view.window), [view]);
  const stir = useStir(game?.last ?? null, view);
  const turn = useTurn(view, serial, store, () => toPanel(focus));
  useFocus(focus, hall, view?.moment.kind ?? null, serial);
  useItemKeys(view?.held ?? [], turn.playItem, letterKeys && game?.paused === false);
  const onFocus = useCallback(
    (cell: number) => {
      focus.here.current = cell;
    },
    [focus.here],
  );

  /** Whatever the hint pointed at is where the player goes on. */
  const doHint = () => {
    if (!game?.hint) return;
    const { move } = game.hint;
    if ('cell' in move) focus.here.current = move.cell;
    store.play(move);
  };
  const cancel = () => {
    turn.cancel();
    if (hall) toGrid(focus, hall);
  };
  const met = stir.met ? stir.beat : undefined;
  const panel: ReactNode = view && (
    <Panel
      ref={focus.panel}
      view={view}
      chosen={turn.chosen}
      fault={game?.last.kind === 'refused' && !turn.chosen ? (game.last.fault?.detail ?? null) : null}
      met={met}
      onPlay={turn.play}
      onCancel={cancel}
    />
  );
  const board: ReactNode = view && hall && (
    <div className="dq-table">
      <Piles view={view} />
      <div className="dq-hall">
        <Dungeon
          ref={focus.grid}
          view={view}
          hall={hall}
          chosen={turn.chosen}
          hinted={game?.hint?.stages.at(-1)?.cells ?? []}
          stir={stir}
          onActivate={turn.activate}
          onFocus={onFocus}
          onCancel={turn.cancel}
        >
          {stir.fate && <FateFlip key={`f${serial}`} shown={stir.fate} />}
          {stir.level !== null && <LevelBanner key={`l${serial}`} level={stir.level} />}
        </Dungeon>
      </div>
      <Hand view={view} chosen={turn.chosen} onUse={turn.playItem} />
    </div>
  );
  return { view, turn, met, panel, board, doHint };
}

function StatusRow({ game }: { readonly game: Game }) {
  const proven = useProof(game.record, game.config.deal === 'winnable');
  return (
    <>
      {proven && (
        <span className="dq-proven" title="Verified: this deal can be won">
          <IconVerified aria-hidden="true" />
          <span className="dq-proven-words">winnable</span>
          <span className="unseen">Verified: this deal can be won</span>
        </span>
      )}
      <Counter label="Level" value={game.view.level} />
      <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
    </>
  );
}

function deadEnd(game: Game, undo: () => void): Notice {
  return {
    text: lossText('trapped'),
    tone: 'bad',
    actions: [
      { label: 'Undo', onPress: undo },
      { label: 'New deal', onPress: () => void store.newGame(game.config) },
      { label: 'End it here', onPress: () => store.play({ kind: 'giveUp' }) },
    ],
  };
}

function Dealing() {
  return (
    <div className="dq-dealing">
      <span className="dq-shuffle" aria-hidden="true">
        {[0, 1, 2].map((card) => (
          <DungeonCard key={card} card={null} resolved />
        ))}
      </span>
      <Progress label="Shuffling a dungeon that can be won" value={null} />
    </div>
  );
}
