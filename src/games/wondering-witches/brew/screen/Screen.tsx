/** Brew: the cauldron and what comes out of it, and with it the herbs and notes, and the log. */

import { useRef, useState } from 'react';
import IconLost from '~icons/ph/flag';
import IconSolution from '~icons/ph/key';
import { useLater } from '../../../../components/browser/useLater';
import type { GridHandle } from '../../../../components/grid/Grid';
import { Progress } from '../../../../components/Progress';
import { GameFrame } from '../../../../frame/GameFrame';
import type { ScreenProps } from '../../../../frame/ScreenProps';
import { useGame } from '../../../../frame/useGame';
import { deduceTool } from '../../deduction/screen/deduceTool';
import { useDeducePanel } from '../../deduction/screen/useDeducePanel';
import { useHintInSight } from '../../deduction/screen/useHintInSight';
import { gridCellOf } from '../../notebook/notebookMarks';
import { FIRST_GAME } from '../../recipe/levels';
import { dealtConfig } from '../../recipe/ownRecipe';
import type { Question } from '../../recipe/screen/EndQuestions';
import { doubtOf } from '../../recipe/screen/ProofSeal';
import { Score } from '../../recipe/screen/Score';
import { useProof } from '../../recipe/screen/useProof';
import type { PotionItem } from '../../recipe/types';
import { takeWish } from '../../recipe/wishes';
import { SUGGESTION_LAID } from '../../recipe/words/cauldron';
import { announcementOf } from '../words/words';
import { BrewBoard } from './BrewBoard';
import { BrewPlay, type BrewPlayProps } from './BrewPlay';
import { game as brew, type Game, store } from './game';
import { useBrewTab } from './useBrewTab';
import { useCauldron } from './useCauldron';
import { useFinish } from './useFinish';
import { whatNext } from './whatNext';
import '../../screen/styles/witches.css';

/** On a phone the tabs and the herbs stand below the cauldron; on a tablet notebook and log do. */
const SIZES =
  'phone:[--board-least:14.5rem] [--say:4.5rem] phone:short:[--say:4rem] [--play:10rem] tablet:[--say:5.25rem] tablet:[--board-least:10.25rem] tablet:[--play:min(24rem,max(15rem,100dvh-376px))] lying:[--say:6.5rem] lying:[--play:0rem] wide:[--say:7.25rem] wide:[--play:0rem]';
const IN_PARTS = '[&_[data-area=play]]:contents tablet:[&_[data-area=play]]:block';

const loadLater = () => import('./later');
const loadBeside = () => import('./beside');

export default function BrewScreen(screen: ScreenProps) {
  const [wished] = useState(() => takeWish('brew'));
  const play = useGame(brew, screen, {
    firstConfig: FIRST_GAME,
    newConfig: wished ?? dealtConfig(store.getState().game?.config ?? FIRST_GAME),
  });
  const game = play.dealing ? null : play.game;
  const beside = useLater(loadBeside, { mayBegin: false, isWanted: game !== null });
  const proof = useProof(store, game);
  const cauldron = useCauldron(game);
  const panel = useDeducePanel(store, game);
  const notebook = useRef<GridHandle>(null);
  const [tab, setTab] = useBrewTab(game, { asked: panel.asked, isLaid: cauldron.isLaid });
  useHintInSight(game, notebook);
  const [question, setQuestion] = useState<Question | null>(null);
  const playing = game?.status.kind === 'playing';
  const told = game ? announcementOf(game.last, game.config) : '';
  const canLose = playing && game.view.phase === 'playing';

  function lay(items: readonly PotionItem[], words: string): void {
    cauldron.fill(items, words);
  }

  return (
    <GameFrame
      play={play}
      screen={screen}
      shape={1.25}
      sizes={`${SIZES} ${IN_PARTS}`}
      playStays
      canPause
      status={game && <Score game={game} proof={proof} elapsedMs={store.elapsedMs} />}
      announcement={told}
      lastingNews={cauldron.said}
      quiet={
        game &&
        game.view.solution === null && (
          <p className="self-center px-2 font-title leading-tight font-semibold text-balance lying:text-sm/tight">
            {whatNext(game.view, cauldron.items.length)}
          </p>
        )
      }
      tools={[deduceTool(panel, playing)]}
      menu={[
        {
          id: 'lose',
          label: 'Take the last potion',
          icon: <IconLost />,
          onPress: () => setQuestion('lose'),
          disabled: !canLose,
        },
        {
          id: 'reveal',
          label: 'Show solution',
          icon: <IconSolution />,
          onPress: () => setQuestion('reveal'),
          disabled: !playing,
        },
      ]}
      deadEnd={doubtOf(proof)}
      hint={{
        onAct: () => game && doHint(game, lay, notebook.current),
        actLabel: game?.hint?.move.kind === 'potion' ? 'Lay it in the cauldron' : 'Write it down',
      }}
      finish={useFinish(play)}
      later={loadLater}
      newGame={(close, { NewGame }) => (
        <NewGame
          config={dealtConfig(play.game?.config ?? FIRST_GAME)}
          isWon={play.game?.status.kind === 'won'}
          onStart={(config) => {
            close();
            void store.newGame(config);
          }}
        />
      )}
      playArea={
        game && (
          <BrewPlay
            game={game}
            cauldron={cauldron}
            notebook={notebook}
            panel={panel}
            tab={tab}
            onTab={setTab}
            onLay={lay}
            ask={setQuestion}
            beside={beside}
          />
        )
      }
    >
      {game ? (
        <BrewBoard game={game} cauldron={cauldron} isCovered={tab !== 'cauldron'} screen={screen} />
      ) : (
        <div className="w-[min(20rem,80cqw)]">
          <Progress label="Thinking up a recipe that can be brewed" value={null} />
        </div>
      )}
      {beside && (
        <beside.EndQuestions
          question={question}
          close={() => setQuestion(null)}
          onYes={(kind) => store.play({ kind })}
        />
      )}
    </GameFrame>
  );
}

/** The hint's button goes with the hint, so the focus goes where it pointed. */
function doHint(game: Game, lay: BrewPlayProps['onLay'], notebook: GridHandle | null): void {
  const move = game.hint?.move;
  if (move?.kind === 'potion') {
    lay(move.items, SUGGESTION_LAID);
    store.closeHint();
  } else if (move?.kind === 'mark') {
    store.play(move);
    notebook?.focus(gridCellOf(game.config, move.ingredient, move.column));
  }
}
