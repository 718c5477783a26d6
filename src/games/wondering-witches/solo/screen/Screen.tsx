/** Solo: the garden, the cauldron under it, your turn, and the notebook beside them. */
import { useRef, useState } from 'react';
import IconSolution from '~icons/ph/key';
import IconDeduce from '~icons/ph/magnifying-glass';
import { Counter } from '../../../../components/Counter';
import type { GridHandle } from '../../../../components/grid/Grid';
import { Progress } from '../../../../components/Progress';
import { GameFrame } from '../../../../frame/GameFrame';
import type { ScreenProps } from '../../../../frame/ScreenProps';
import { useGame } from '../../../../frame/useGame';
import { useDeducePanel } from '../../deduction/screen/useDeducePanel';
import { useHintInSight } from '../../deduction/screen/useHintInSight';
import { FIRST_GAME } from '../../recipe/levels';
import { EndQuestions, type Question } from '../../recipe/screen/EndQuestions';
import { NewGame } from '../../recipe/screen/NewGame';
import { doubtOf } from '../../recipe/screen/ProofSeal';
import { Score } from '../../recipe/screen/Score';
import { useProof } from '../../recipe/screen/useProof';
import { freeCells } from '../rules/field';
import { lastStepInWords } from '../words/words';
import { doHint, HINT_LABELS } from './doHint';
import { game as solo, store } from './game';
import { takesHerbs } from './HerbPicker';
import { SoloLayout } from './SoloLayout';
import { SoloSidebar } from './SoloSidebar';
import { KEYS, SECTIONS, TUTORIAL } from './soloHelp';
import { useBrewing } from './useBrewing';
import { useScreenNews } from './useScreenNews';
import { useSoloFinish } from './useSoloFinish';
import { useTurn } from './useTurn';
import '../../screen/styles/witches.css';
import '../../screen/styles/solo.css';

export default function Screen(screen: ScreenProps) {
  const play = useGame(solo, screen, {
    firstConfig: FIRST_GAME,
    newConfig: store.getState().game?.config ?? FIRST_GAME,
  });
  const game = play.dealing ? null : play.game;
  const proof = useProof(store, game);
  const said = useScreenNews(game);
  const brewing = useBrewing(game, said);
  const turn = useTurn(game, brewing, said);
  const panel = useDeducePanel(store, game);
  const board = useRef<GridHandle>(null);
  const notebook = useRef<GridHandle>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const playing = game?.status.kind === 'playing';
  const told = game ? lastStepInWords(game) : '';
  useHintInSight(game, notebook, board);

  function pressHerb(ingredient: number): void {
    if (takesHerbs(brewing)) brewing.put(ingredient);
    else turn.call(ingredient);
  }

  return (
    <GameFrame
      play={play}
      screen={screen}
      shape={1}
      sizes="[--say:5.25rem] [--play:16rem] wide:[--say:8rem]"
      canPause
      status={
        game && (
          <Score game={game} proof={proof} elapsedMs={store.elapsedMs}>
            <Counter label="Free" value={freeCells(game.view).length} />
          </Score>
        )
      }
      announcement={told}
      lastingNews={said.text}
      deadEnd={doubtOf(proof)}
      tools={[
        { id: 'deduce', label: 'Deduce', icon: <IconDeduce />, onPress: panel.deduce, disabled: !playing },
      ]}
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
        onAct: () => game && doHint(game, brewing, board.current, notebook.current),
        actLabel: game?.hint ? HINT_LABELS[game.hint.move.kind] : undefined,
      }}
      finish={useSoloFinish(play)}
      rules={{
        title: 'How to play Solo',
        intro:
          'A garden of your own, a secret recipe, and the High Witch, who tells only so much. Grow herbs, test them, and find the recipe before the garden is full.',
        sections: SECTIONS,
        keys: KEYS,
      }}
      tutorial={TUTORIAL}
      newGame={(close) => (
        <NewGame
          config={play.game?.config ?? FIRST_GAME}
          plays="solo"
          onStart={(config) => {
            close();
            void store.newGame(config);
          }}
        />
      )}
      playArea={
        game && (
          <SoloSidebar
            game={game}
            brewing={brewing}
            called={turn.called}
            notebook={notebook}
            panel={panel}
            onHerb={pressHerb}
            onReveal={() => setQuestion('reveal')}
          />
        )
      }
    >
      {game ? (
        <SoloLayout game={game} brewing={brewing} turn={turn} board={board} onHerb={pressHerb} />
      ) : (
        <div className="ww-dealing">
          <Progress label="Laying out a garden, and a recipe it can grow" value={null} />
        </div>
      )}
      <EndQuestions
        question={question}
        close={() => setQuestion(null)}
        onYes={() => store.play({ kind: 'reveal' })}
      />
    </GameFrame>
  );
}
