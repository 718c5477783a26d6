/** Solo: the garden, and with it your turn, the cauldron, the notebook and the log. */
import { useMemo, useRef, useState } from 'react';
import IconSolution from '~icons/ph/key';
import { useLater } from '../../../../components/browser/useLater';
import { Counter } from '../../../../components/Counter';
import type { GridHandle } from '../../../../components/grid/Grid';
import { Progress } from '../../../../components/Progress';
import { GameFrame } from '../../../../frame/GameFrame';
import type { ScreenProps } from '../../../../frame/ScreenProps';
import { useGame } from '../../../../frame/useGame';
import { faultSentence } from '../../../../frame/words/faults';
import { SIDE } from '../../board/rules/types';
import { deduceTool } from '../../deduction/screen/deduceTool';
import { useDeducePanel } from '../../deduction/screen/useDeducePanel';
import { useHintInSight } from '../../deduction/screen/useHintInSight';
import { FIRST_GAME } from '../../recipe/levels';
import type { Question } from '../../recipe/screen/EndQuestions';
import { doubtOf } from '../../recipe/screen/ProofSeal';
import { Score } from '../../recipe/screen/Score';
import { useProof } from '../../recipe/screen/useProof';
import { useScreenNews } from '../../recipe/screen/useScreenNews';
import { freeCells } from '../rules/field';
import { soloBoardConfig } from '../rules/soloStart';
import { type Targets, targetsOf } from '../rules/targets';
import { lastStepInWords, words } from '../words/words';
import { game as solo, store } from './game';
import { takesHerbs } from './herbWords';
import { SoloField } from './SoloField';
import { SoloPlay } from './SoloPlay';
import { useBrewing } from './useBrewing';
import { useSoloFinish } from './useSoloFinish';
import { useTab } from './useTab';
import { useTurn } from './useTurn';
import { whatNext } from './whatNext';
import '../../screen/styles/witches.css';
import '../../screen/styles/solo.css';

const NO_TARGETS: Targets = { cells: [], gardens: [] };
/** Beside the garden, or on a phone that lies on its side, all is alike; upright, a small garden leaves more room. */
const SIDEWAYS =
  'lying:[--say:6.5rem] lying:[--play:0rem] wide:[--say:7.25rem] wide:[--play:0rem] wide:[--beside:clamp(332px,max(24vw,min(20rem,40vw)),26.25rem)]';
const SMALL =
  '[--say:5rem] phone:short:[--say:4.5rem] [--play:max(10rem,100dvh-max(50vw+12.25rem,22.5rem))] phone:short:[--play:max(10rem,100dvh-max(50vw+11.75rem,22rem))] tablet:[--say:5.25rem] tablet:[--play:max(17rem,100dvh-50vw-14.25rem)]';
const LARGE =
  '[--say:4.5rem] [--play:max(10rem,100dvh-101.5vw-11.35rem)] tablet:[--say:5.25rem] tablet:[--play:min(22rem,max(14rem,100dvh-516px))]';
/** Its parts are placed one by one; beside the garden they stand in one column. */
const IN_PARTS = '[&_[data-area=play]]:contents wide:[&_[data-area=play]]:block';

/** So few free cells are told on a phone too. */
const FEW = 5;

const loadLater = () => import('./later');
const loadBeside = () => import('./beside');

export default function Screen(screen: ScreenProps) {
  const play = useGame(solo, screen, {
    firstConfig: FIRST_GAME,
    newConfig: store.getState().game?.config ?? FIRST_GAME,
  });
  const game = play.dealing ? null : play.game;
  const beside = useLater(loadBeside, { mayBegin: false, isWanted: game !== null });
  const proof = useProof(store, game);
  const said = useScreenNews(game?.last ?? null, (fault) => faultSentence(fault, words));
  const brewing = useBrewing(game, said);
  const turn = useTurn(game, brewing, said);
  const panel = useDeducePanel(store, game);
  const board = useRef<GridHandle>(null);
  const notebook = useRef<GridHandle>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const playing = game?.status.kind === 'playing';
  const free = game ? freeCells(game.view).length : 0;
  // A sheet is twice as wide as it is high; two of them are a square.
  const isSmall = soloBoardConfig(play.game?.config ?? FIRST_GAME).sides === 1;
  const told = game ? lastStepInWords(game) : '';
  const isOver = game?.view.phase === 'won' || game?.view.phase === 'lost';
  const [tab, setTab] = useTab(game, {
    isBrewing: brewing.source !== null,
    called: turn.called,
    asked: panel.asked,
  });
  const targets = useMemo(
    () => (game && turn.called !== null ? targetsOf(game.view, turn.called) : NO_TARGETS),
    [game, turn.called],
  );
  useHintInSight(game, notebook, board);

  function pressHerb(ingredient: number): void {
    if (takesHerbs(brewing)) brewing.put(ingredient);
    else turn.call(ingredient);
  }

  return (
    <GameFrame
      play={play}
      screen={screen}
      shape={isSmall ? SIDE.columns / SIDE.rows : SIDE.columns / (2 * SIDE.rows)}
      sizes={`${isSmall ? SMALL : LARGE} ${SIDEWAYS} ${IN_PARTS}`}
      playStays
      canPause
      status={
        game && (
          <Score game={game} proof={proof} elapsedMs={store.elapsedMs} isShort={free <= FEW}>
            <span className={free <= FEW ? 'contents' : 'contents phone:hidden lying:hidden'}>
              <Counter label="Free" value={free} isLow={playing && free <= 1} />
            </span>
          </Score>
        )
      }
      announcement={told}
      lastingNews={said.text}
      deadEnd={doubtOf(proof)}
      refusal={brewing.source === null ? brewing.fault : null}
      quiet={
        game &&
        !isOver && (
          <p className="self-center px-2 font-title font-semibold text-balance">
            {whatNext(game.view, turn, targets, brewing)}
          </p>
        )
      }
      tools={[deduceTool(panel, playing)]}
      menu={[
        {
          id: 'reveal',
          label: 'Show solution',
          icon: <IconSolution />,
          onPress: () => setQuestion('reveal'),
          disabled: !playing,
        },
      ]}
      hint={{
        onAct: () => game && beside?.doHint(game, brewing, board.current, notebook.current),
        actLabel: game?.hint ? beside?.HINT_LABELS[game.hint.move.kind] : undefined,
      }}
      finish={useSoloFinish(play)}
      later={loadLater}
      newGame={(close, { NewGame }) => (
        <NewGame
          config={play.game?.config ?? FIRST_GAME}
          isWon={play.game?.status.kind === 'won'}
          plays="solo"
          onStart={(config) => {
            close();
            void store.newGame(config);
          }}
        />
      )}
      playArea={
        game && (
          <SoloPlay
            game={game}
            brewing={brewing}
            turn={turn}
            notebook={notebook}
            panel={panel}
            tab={tab}
            onTab={setTab}
            onHerb={pressHerb}
            onReveal={() => setQuestion('reveal')}
            beside={beside}
          />
        )
      }
    >
      {game ? (
        <SoloField
          game={game}
          brewing={brewing}
          turn={turn}
          targets={targets}
          board={board}
          isCovered={tab !== 'garden'}
          staysUpright={isSmall}
          onHerb={pressHerb}
        />
      ) : (
        <div className="w-[min(20rem,80cqw)]">
          <Progress label="Laying out a garden, and a recipe it can grow" value={null} />
        </div>
      )}
      {beside && (
        <beside.EndQuestions
          question={question}
          close={() => setQuestion(null)}
          onYes={() => store.play({ kind: 'reveal' })}
        />
      )}
    </GameFrame>
  );
}
