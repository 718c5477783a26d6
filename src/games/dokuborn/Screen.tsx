import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import IconCopied from '~icons/ph/check-bold';
import IconGiveUp from '~icons/ph/flag';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Counter } from '../../components/Counter';
import type { FinishWords } from '../../components/frame';
import { GameFrame } from '../../components/GameFrame';
import type { Notice } from '../../components/GameShell';
import type { GridHandle } from '../../components/Grid';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { ShareDialog } from '../../components/ShareDialog';
import { sound } from '../../components/sound';
import { Timer } from '../../components/Timer';
import { clockText } from '../../components/useTick';
import type { Playing } from '../../store/table';
import { useGame, useSettings, useTotals } from '../../store/useGame';
import { AllAnswers } from './Answers';
import { Board } from './Board';
import { cardIn, emptyCells } from './board';
import { Colophon } from './Colophon';
import './dokuborn.css';
import { type CellReport, oneSolution, reportCells, shareText } from './finish';
import { KEYS, SECTIONS, TUTORIAL } from './help';
import { type DeadEnd, findDeadEnd } from './hints';
import { NewGame } from './NewGame';
import { cardById, type Pool } from './pool';
import { forNext, pools, rules, store } from './store';
import { dismissNews } from './storeNews';
import type { Card, Config, DokubornMove, State, View } from './types';
import { loadCellDialog, useSearchReady } from './useSearchReady';
import { useShare } from './useShare';
import { cellsLeft, guessesLeft, moveInWords, plainResult, scarcityOf } from './words';

/** Brings the search with it, which nobody needs before the first cell is opened. */
const CellDialog = lazy(loadCellDialog);

type Game = Playing<Config, DokubornMove, State, View>;

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
  const over = game?.status.kind === 'won' || game?.status.kind === 'lost';
  const view = game?.view ?? null;
  const pool = view ? pools.named(view.pool) : null;
  const [givingUp, setGivingUp] = useState(false);
  const reports = useMemo(() => (over && pool && view ? reportCells(pool, view) : []), [over, pool, view]);
  const dead = useMemo(() => (!over && pool && view ? findDeadEnd(pool, view) : null), [over, pool, view]);
  const hand = useHand(game);
  const [dismissed, setDismissed] = useState(-1);
  const code = game ? controls.code() : null;
  const url = code === null ? null : screen.urlOf(code);
  const sharing = useShare(`Dokuborn ${game?.configName ?? ''}: can you fill this grid?`, url);

  return (
    <GameFrame
      screen={screen}
      controls={controls}
      table={table}
      mood="dokuborn"
      title="Dokuborn"
      letterKeys={letterKeys}
      status={game && <StatusRow game={game} timed={timers !== 'off'} />}
      announcement={announcementOf(game, pool, hand.moving, sharing.shared === 'copied')}
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
      hint={{ onAct: () => game?.hint && store.play(game.hint.move) }}
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
        <Plates game={game} pool={pool} hand={hand} reports={reports} dead={dead} />
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

/** What the player is about to do: a cell that is open, or a card that is being moved. */
interface Hand {
  readonly open: number | null;
  readonly moving: number | null;
  readonly openCell: (cell: number | null) => void;
  readonly move: (cell: number | null) => void;
}

/** Another deal, or the end of this one, lets go of everything. */
function useHand(game: Game | null): Hand {
  const [held, setHeld] = useState<{ kind: 'open' | 'moving'; cell: number; for: string } | null>(null);
  const over = game?.status.kind === 'won' || game?.status.kind === 'lost';
  const current = game ? `${game.record.seed} ${game.record.deal} ${game.day} ${over}` : '';
  const valid = held?.for === current ? held : null;
  const hold = (kind: 'open' | 'moving') => (cell: number | null) =>
    setHeld(cell === null ? null : { kind, cell, for: current });
  return {
    open: valid?.kind === 'open' ? valid.cell : null,
    moving: valid?.kind === 'moving' ? valid.cell : null,
    openCell: hold('open'),
    move: hold('moving'),
  };
}

interface PlatesProps {
  readonly game: Game;
  readonly pool: Pool;
  readonly hand: Hand;
  readonly reports: readonly CellReport[];
  readonly dead: DeadEnd | null;
}

function Plates({ game, pool, hand, reports, dead }: PlatesProps) {
  const grid = useRef<GridHandle>(null);
  const { view, last } = game;
  const lost = game.status.kind === 'lost';
  const over = lost || game.status.kind === 'won';
  useSearchReady(pool);
  const solution = useMemo(() => (lost ? solutionOf(pool, view) : NO_CARDS), [lost, pool, view]);

  function play(move: DokubornMove): string | null {
    const played = store.play(move);
    sound.play(played.ok ? 'match' : 'wrong');
    return played.ok ? null : played.fault.detail;
  }

  function activate(cell: number): void {
    store.wake();
    if (hand.moving === null) {
      sound.play('tap');
      hand.openCell(cell);
      return;
    }
    if (hand.moving !== cell) play({ kind: 'move', from: hand.moving, to: cell });
    hand.move(null);
  }

  function onKey(key: string, cell: number): boolean {
    if (key === 'Escape' && hand.moving !== null) {
      hand.move(null);
      return true;
    }
    if (over || view.placed[cell] === null) return false;
    if (key === 'Delete' || key === 'Backspace') play({ kind: 'take', cell });
    else if (key.toLowerCase() === 'm') hand.move(cell);
    else return false;
    return true;
  }

  const cell = hand.open;
  return (
    <div className="dk-room">
      <Board
        ref={grid}
        pool={pool}
        view={view}
        solution={solution}
        selected={hand.moving}
        hinted={game.hint?.stages.at(-1)?.cells ?? []}
        dead={dead?.cells ?? []}
        fresh={last.kind === 'played' ? freshCells(last.move, view) : []}
        serial={last.serial}
        onActivate={activate}
        onKey={onKey}
      />
      {hand.moving === null ? (
        <Colophon pool={pool} named={view.pool} />
      ) : (
        <div className="dk-colophon">
          <p>Choose where {cardIn(pool, view, hand.moving)?.fullName} goes. On another card, the two swap.</p>
          <Button small kind="quiet" onClick={() => hand.move(null)}>
            Leave it
          </Button>
        </div>
      )}
      <Suspense>
        {cell !== null && (
          <CellDialog
            key={cell}
            pool={pool}
            view={view}
            cell={cell}
            guessesLeft={guessesLeft(view, game.tally)}
            hint={game.hint}
            report={over ? (reports[cell] ?? null) : null}
            onPlace={(card) => {
              const refusal = play({ kind: 'place', cell, card: card.id });
              if (refusal === null) hand.openCell(null);
              return refusal;
            }}
            onTake={() => {
              play({ kind: 'take', cell });
              hand.openCell(null);
            }}
            onMove={() => hand.move(cell)}
            onHint={(hint) => void store.askHint(hint)}
            onDoHint={() => {
              if (game.hint) play(game.hint.move);
              hand.openCell(null);
            }}
            onCloseHint={store.closeHint}
            onClose={() => hand.openCell(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

const NO_CARDS: ReadonlyMap<number, Card> = new Map();

function solutionOf(pool: Pool, view: View): ReadonlyMap<number, Card> {
  const cards = oneSolution(pool, view);
  const shown = emptyCells(view).flatMap((cell): [number, Card][] => {
    const card = cardById(pool, cards[cell] ?? 0);
    return card ? [[cell, card]] : [];
  });
  return new Map(shown);
}

function freshCells(move: DokubornMove | null, view: View): readonly number[] {
  if (move?.kind === 'place') return [move.cell];
  if (move?.kind === 'move') return [move.to, move.from].filter((cell) => view.placed[cell] !== null);
  return [];
}

function StatusRow({ game, timed }: { readonly game: Game; readonly timed: boolean }) {
  const { progress, view, tally } = game;
  const left = guessesLeft(view, tally);
  return (
    <>
      <Counter label="Cells" value={`${progress.done}/${progress.total}`} />
      {left === null ? (
        <Counter label="Guesses" value={tally.attempts} />
      ) : (
        <Counter label="Guesses left" value={left} />
      )}
      {timed && <Counter label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />}
    </>
  );
}

function announcementOf(
  game: Game | null,
  pool: Pool | null,
  moving: number | null,
  copied: boolean,
): string {
  if (copied) return 'Link copied.';
  if (!game || !pool) return '';
  const { last, view } = game;
  if (moving !== null) {
    return `Moving ${cardIn(pool, view, moving)?.fullName ?? 'the card'}: choose a cell, or Escape.`;
  }
  switch (last.kind) {
    case 'played':
      return last.move && last.before ? moveInWords(pool, last.move, last.before, view) : '';
    case 'refused':
      return last.fault?.detail ?? '';
    case 'undone':
      return `Taken back. ${cellsLeft(view)}.`;
    case 'redone':
      return `Played again. ${cellsLeft(view)}.`;
    case 'opened':
      return '';
  }
}

function troubleOf(
  { last }: Game,
  dead: DeadEnd | null,
  undo: () => void,
  dismiss: (serial: number) => void,
): Notice | null {
  const onDismiss = () => dismiss(last.serial);
  if (last.kind === 'refused' && last.move?.kind === 'move' && last.fault) {
    return { text: last.fault.detail, tone: 'bad', onDismiss };
  }
  if (!dead) return null;
  return { text: dead.text, tone: 'bad', actions: [{ label: 'Undo', onPress: undo }], onDismiss };
}

function useFinish(game: Game | null, pool: Pool | null, reports: readonly CellReport[]): FinishWords | null {
  const best = useTotals(rules.id, game?.configName);
  const kind = game?.status.kind;
  const won = kind === 'won';
  useEffect(() => {
    if (won) sound.play('win');
  }, [won]);
  if (!game || !pool || (kind !== 'won' && kind !== 'lost')) return null;
  const { view, tally, day } = game;
  const time = clockText(tally.elapsedMs);
  const daily = day === null ? '' : `\nDaily ${day}, cards of ${pool.date}`;
  return {
    headline: won ? 'Every cell filled' : view.gaveUp ? 'One answer, for next time' : 'No guesses left',
    rows: [
      {
        label: 'Time',
        value: time,
        best: won && best?.bestTimeMs === tally.elapsedMs,
        note: best?.bestTimeMs ? `best ${clockText(best.bestTimeMs)}` : undefined,
      },
      {
        label: 'Guesses',
        value: tally.attempts,
        best: won && best?.fewestAttempts === tally.attempts,
        note: best?.fewestAttempts ? `best ${best.fewestAttempts}` : undefined,
      },
      { label: 'Scarcity', value: scarcityOf(reports.map(({ scarcity }) => scarcity)), note: 'of 100' },
    ],
    details: <AllAnswers view={view} reports={reports} />,
    text: shareText(pool, view, tally) + daily,
    plain: plainResult(pool, view, tally, time) + daily,
  };
}
