import { useMemo, useRef, useState } from 'react';
import IconCopied from '~icons/ph/check-bold';
import IconGiveUp from '~icons/ph/flag';
import IconShare from '~icons/ph/share-network';
import { useLater } from '../../../components/browser/useLater';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import type { GridHandle } from '../../../components/grid/Grid';
import { Progress } from '../../../components/Progress';
import { GameFrame } from '../../../frame/GameFrame';
import type { ScreenProps } from '../../../frame/ScreenProps';
import { useGame } from '../../../frame/useGame';
import { useSettings } from '../../../frame/useSettings';
import './styles/marks.css';
import './styles/plate.css';
import './styles/board.css';
import { cardIn } from '../rules/cells';
import { reportCells } from '../rules/finish';
import { findDeadEnd } from '../rules/hints';
import type { Pool } from '../rules/pool';
import type { Config } from '../rules/types';
import { announcementOf, type Game, words } from '../words/words';
import { AskedFor, lookAt } from './AskedFor';
import { Colophon, MovingCard, Prompt } from './Colophon';
import { game as dokuborn, forNext, pools, store } from './game';
import { dismissNews } from './newerCards/cardNews';
import { PlayArea } from './PlayArea';
import { lastingNewsOf, StatusRow, troubleOf, useRefusal } from './status';
import { useFinish } from './useFinish';
import { isOver, type Selection, useSelection } from './useSelection';
import { useShare } from './useShare';

/** Cards are 5 by 7; captions take a quarter of their breadth beside them and a twentieth of their height above. */
const SHAPE = 1.28 / 1.46;
/** As the seed has it. */
const FIRST = { size: 3, level: 3, mode: 'free' } as const;

const loadLater = () => import('./later');

export default function Screen(screen: ScreenProps) {
  // With the newest cards at selection.
  const next = forNext(FIRST);
  const first: Config = { ...next, conditions: 'plain' };
  const newConfig = store.getState().game === null ? first : next;
  const play = useGame(dokuborn, screen, { firstConfig: first, newConfig });
  const { game, controls } = play;
  const { timers } = useSettings();
  const over = game !== null && isOver(game);
  const view = game?.view ?? null;
  const pool = view ? pools.named(view.pool) : null;
  const [givingUp, setGivingUp] = useState(false);
  const reports = useMemo(() => (over && pool && view ? reportCells(pool, view) : []), [over, pool, view]);
  const dead = useMemo(() => (!over && pool && view ? findDeadEnd(pool, view) : null), [over, pool, view]);
  const selection = useSelection(game);
  const grid = useRef<GridHandle>(null);
  const [dismissed, setDismissed] = useState(-1);
  const code = game ? controls.code() : null;
  const url = code === null ? null : screen.urlOf(code);
  const sharing = useShare(
    `Dokuborn ${game ? words.config(game.record.config) : ''}: can you fill this grid?`,
    url,
  );

  const isBlocked = sharing.shared === 'blocked';
  const later = useLater(loadLater, { mayBegin: false, isWanted: isBlocked });

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
      play={play}
      shape={SHAPE}
      sizes="[--page-least:560px] [--say:5.25rem] lying:[--say:7.5rem] wide:[--say:6.5rem] wide:[--beside:clamp(min(320px,36vw),27vw,420px)]"
      // The hint for an open cell stands in its dialog, not a second time behind it.
      hintIsElsewhere={selection.open !== null}
      status={game && <StatusRow game={game} timed={timers !== 'off'} />}
      announcement={game ? announcementOf(game) : ''}
      lastingNews={lastingNewsOf(game, pool, selection, sharing.shared === 'copied')}
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
      refusal={useRefusal(game)}
      deadEnd={
        game && dismissed !== game.last.serial ? troubleOf(game, dead, controls.undo, setDismissed) : null
      }
      quiet={game && pool && !play.dealing && <QuietWords game={game} pool={pool} selection={selection} />}
      finish={useFinish(play, pool, reports)}
      playArea={
        view &&
        pool &&
        !play.dealing && (
          <AskedFor pool={pool} view={view}>
            <Colophon pool={pool} view={view} />
          </AskedFor>
        )
      }
      later={loadLater}
      newGame={(close, { NewGame }) => (
        <NewGame
          config={game?.config ?? next}
          onStart={(config) => {
            close();
            dismissNews();
            void store.newGame(config);
          }}
        />
      )}
    >
      {game && pool && !play.dealing ? (
        <PlayArea
          ref={grid}
          game={game}
          pool={pool}
          selection={selection}
          reports={reports}
          dead={dead}
          onLook={lookAt}
        />
      ) : (
        <div className="w-[min(20rem,80cqw)]">
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
      {url !== null && code !== null && later && (
        <later.ShareDialog open={isBlocked} onClose={sharing.close} url={url} code={code} />
      )}
    </GameFrame>
  );
}

interface QuietWordsProps {
  readonly game: Game;
  readonly pool: Pool;
  readonly selection: Selection;
}

function QuietWords({ game: { view }, pool, selection }: QuietWordsProps) {
  if (selection.moving !== null) {
    const name = cardIn(pool, view, selection.moving)?.fullName ?? 'the card';
    return <MovingCard name={name} onLeave={selection.leave} />;
  }
  return (
    <>
      <div className="wide:hidden">
        <Colophon pool={pool} view={view} />
      </div>
      <Prompt view={view} />
    </>
  );
}
