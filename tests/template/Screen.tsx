/** Cups on screen: what a game has to bring besides its rules. */
import './cups.css';
import { type KeyboardEvent, useEffect, useState } from 'react';
import IconCross from '~icons/ph/x-square';
import { Button } from '../../src/components/Button';
import { Counter } from '../../src/components/Counter';
import { GameFrame } from '../../src/components/GameFrame';
import { Grid } from '../../src/components/Grid';
import type { ScreenProps } from '../../src/components/ScreenProps';
import { sound } from '../../src/components/sound';
import { Timer } from '../../src/components/Timer';
import { clockText } from '../../src/components/useTick';
import { useGame, useSettings, useTotals } from '../../src/store/useGame';
import { Cup } from './Cup';
import { rulesText, tutorial } from './help';
import { rules } from './rules';
import { store } from './store';
import { announcement, cupName, type Game, liftsLeft, shareTexts } from './words';

const COLUMNS = 6;

export default function Screen(screen: ScreenProps) {
  const settings = useSettings();
  const { controls, ...table } = useGame(store, {
    request: screen.request,
    firstConfig: rules.daily,
    newConfig: store.getState().game?.config ?? rules.daily,
    onCode: screen.onCode,
  });
  const { game } = table;
  const [crossing, setCrossing] = useState(false);
  const finish = useFinish(game);
  useSounds(game);
  const hinted = game?.hint?.stages.at(-1)?.cells ?? [];
  const hintMove = game?.hint?.move;

  return (
    <GameFrame
      screen={screen}
      controls={controls}
      table={table}
      mood={rules.id}
      title="Cups"
      tools={[
        {
          id: 'cross',
          label: 'Cross out',
          icon: <IconCross />,
          onPress: () => setCrossing(!crossing),
          pressed: crossing,
          keyHint: 'X',
        },
      ]}
      status={game && <Status game={game} timed={settings.timers !== 'off'} />}
      announcement={game ? announcement(game) : ''}
      letterKeys={settings.letterKeys}
      hint={{ onAct: hintMove && (() => void store.play(hintMove)) }}
      finish={finish}
      rules={rulesText}
      tutorial={tutorial}
      newGame={(close) => <NewGame close={close} />}
    >
      {game && <Table game={game} crossing={crossing} hinted={hinted} />}
    </GameFrame>
  );
}

function Status({ game, timed }: { readonly game: Game; readonly timed: boolean }) {
  return (
    <>
      {timed && (
        <Counter isNamed label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
      <Counter label="Lifts" value={`${game.progress.done} of ${game.progress.total}`} />
    </>
  );
}

interface TableProps {
  readonly game: Game;
  readonly crossing: boolean;
  readonly hinted: readonly number[];
}

function Table({ game, crossing, hinted }: TableProps) {
  const { view } = game;
  const mark = (cup: number) => void store.play({ kind: 'mark', cup });
  const onKey = (event: KeyboardEvent, cup: number) => {
    if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return false;
    // The toolbar has the same letter for its mode; here it is meant for this cup.
    event.stopPropagation();
    mark(cup);
    return true;
  };
  return (
    <div className="cups-table">
      <div className="tray cups-row">
        <Grid
          label="Cups"
          rows={view.cups / COLUMNS}
          columns={COLUMNS}
          labelOf={(cup) => cupName(game, cup)}
          onActivate={(cup) => (crossing ? mark(cup) : void store.play({ kind: 'lift', cup }))}
          onKey={onKey}
          cellProps={(cup) => ({ data: { hinted: hinted.includes(cup) } })}
          signatureOf={(cup) => `${cupName(game, cup)} ${hinted.includes(cup)}`}
          renderCell={(cup) => (
            <>
              <Cup
                lifted={view.lifted.includes(cup)}
                pearl={view.pearl === cup}
                crossed={view.crossed.includes(cup)}
              />
              <span className="cups-number figures">{cup + 1}</span>
            </>
          )}
        />
      </div>
      <ul className="cups-whispers" aria-label="Whispers">
        {view.whispers.map((whisper, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: whispers are only ever added at the end
          <li key={index}>“{whisper}”</li>
        ))}
        <li className="cups-left">{liftsLeft(view)}</li>
      </ul>
    </div>
  );
}

function NewGame({ close }: { readonly close: () => void }) {
  return (
    <div className="button-row">
      {rules.presets.map(({ name, config }) => (
        <Button
          key={name}
          onClick={() => {
            close();
            void store.newGame(config);
          }}
        >
          {name}, {rules.describeConfig(config)}
        </Button>
      ))}
    </div>
  );
}

/** What the finish panel says, once there is something to say. */
function useFinish(game: Game | null) {
  const totals = useTotals(rules.id, game?.configName);
  if (game?.status.kind !== 'won' && game?.status.kind !== 'lost') return null;
  const { status, tally } = game;
  const best = totals?.bestTimeMs ?? null;
  const rows = [
    { label: 'Lifts', value: tally.attempts },
    {
      label: 'Time',
      value: clockText(tally.elapsedMs),
      best: status.kind === 'won' && tally.elapsedMs === best,
    },
    ...(best === null ? [] : [{ label: 'Best time', value: clockText(best) }]),
  ];
  const headline = status.kind === 'won' ? 'There it is!' : 'The pearl stays hidden';
  return { headline, rows, ...shareTexts(game) };
}

function useSounds(game: Game | null): void {
  const serial = game?.last.serial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound for one happening
  useEffect(() => {
    if (game?.last.kind === 'refused') sound.play('wrong');
    if (game?.last.kind !== 'played') return;
    if (game.status.kind === 'won') sound.play('win');
    else if (game.status.kind === 'lost') sound.play('lose');
    else sound.play('tap');
  }, [serial]);
}
