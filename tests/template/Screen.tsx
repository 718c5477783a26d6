/** Cups on screen: what a game has to bring besides its rules. */
import './cups.css';
import { type KeyboardEvent, useEffect, useState } from 'react';
import IconCross from '~icons/ph/x-square';
import { Button } from '../../src/components/Button';
import { sound } from '../../src/components/browser/sound';
import { clockText } from '../../src/components/browser/useTick';
import { Counter } from '../../src/components/Counter';
import { Grid } from '../../src/components/grid/Grid';
import { Timer } from '../../src/components/Timer';
import { GameFrame } from '../../src/frame/GameFrame';
import type { ScreenProps } from '../../src/frame/ScreenProps';
import { type Play, useGame } from '../../src/frame/useGame';
import { useSettings } from '../../src/frame/useSettings';
import { useTotals } from '../../src/frame/useTotals';
import { Cup } from './Cup';
import { game as cups, store } from './game';
import { rulesText, tutorial } from './help';
import { type Config, type Cups, rules } from './rules';
import { announcement, cupName, type Game, liftsLeft, names, shareTexts, whisperText } from './words';

const COLUMNS = 6;
const FIRST: Config = { cups: 6 };
const PRESET_NAMES: Readonly<Record<string, string>> = { small: 'Small', large: 'Large' };

export default function Screen(screen: ScreenProps) {
  const settings = useSettings();
  const play = useGame(cups, screen, {
    firstConfig: FIRST,
    newConfig: store.getState().game?.config ?? FIRST,
  });
  const { game } = play;
  const [crossing, setCrossing] = useState(false);
  const finish = useFinish(play);
  useSounds(game);
  const hinted = game?.hint?.stages.at(-1)?.cells ?? [];
  const hintMove = game?.hint?.move;

  return (
    <GameFrame
      screen={screen}
      play={play}
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
          <li key={index}>“{whisperText(whisper)}”</li>
        ))}
        <li className="cups-left">{liftsLeft(view)}</li>
      </ul>
    </div>
  );
}

function NewGame({ close }: { readonly close: () => void }) {
  return (
    <div className="button-row">
      {rules.presets.map(({ code, config }) => (
        <Button
          key={code}
          onClick={() => {
            close();
            void store.newGame(config);
          }}
        >
          {PRESET_NAMES[code]}, {names.config(rules.formatConfig(config))}
        </Button>
      ))}
    </div>
  );
}

/** What the finish panel says, once there is something to say. */
function useFinish(play: Play<Cups>) {
  const totals = useTotals(play);
  const { game } = play;
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
