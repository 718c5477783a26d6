/** Solo: the garden, the cauldron under it, your turn, and the notebook beside them. */
import { useRef, useState } from 'react';
import IconSolution from '~icons/ph/key';
import IconDeduce from '~icons/ph/magnifying-glass';
import { Counter } from '../../components/Counter';
import { GameFrame } from '../../components/GameFrame';
import type { GridHandle } from '../../components/Grid';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { useGame, useSettings } from '../../store/useGame';
import { EndQuestions, type Question } from './EndQuestions';
import { happeningInWords } from './happening';
import { parseHintWith } from './hintText';
import { FIRST_GAME } from './levels';
import { NewGame } from './NewGame';
import { doubtOf } from './ProofSeal';
import { Score } from './Score';
import { freeCells } from './solo/field';
import { parseSoloMove } from './solo/moves';
import { doHint, HINT_LABELS } from './solo/screen/doHint';
import { takesHerbs } from './solo/screen/Shelf';
import { SoloAside } from './solo/screen/SoloAside';
import { SoloTable } from './solo/screen/SoloTable';
import { KEYS, SECTIONS, TUTORIAL } from './solo/screen/soloHelp';
import { store } from './solo/screen/store';
import { useBrewing } from './solo/screen/useBrewing';
import { useSaid } from './solo/screen/useSaid';
import { useSoloFinish } from './solo/screen/useSoloFinish';
import { useTurn } from './solo/screen/useTurn';
import { soloMoveInWords, soloStepInWords } from './solo/soloSaid';
import { useDeducePanel } from './useDeducePanel';
import { askHint } from './useHint';
import { useHintInSight } from './useHintInSight';
import { useProof } from './useProof';
import './styles/witches.css';
import './styles/solo.css';

const parseSoloHint = (text: string) => parseHintWith(text, parseSoloMove);

export default function Screen(screen: ScreenProps) {
  const table = useGame(store, {
    request: screen.request,
    firstConfig: FIRST_GAME,
    newConfig: store.getState().game?.config ?? FIRST_GAME,
    onCode: screen.onCode,
  });
  const game = table.dealing ? null : table.game;
  const controls = { ...table.controls, hint: () => void askHint(store, parseSoloHint) };
  const { letterKeys } = useSettings();
  const proof = useProof(store, game);
  const said = useSaid(game);
  const brewing = useBrewing(game, said);
  const turn = useTurn(game, brewing, said);
  const panel = useDeducePanel(store, game);
  const board = useRef<GridHandle>(null);
  const notebook = useRef<GridHandle>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const playing = game?.status.kind === 'playing';
  const told = game
    ? happeningInWords(game.last, (move, before) => soloMoveInWords(move, before, game.view), soloStepInWords)
    : '';
  useHintInSight(game, notebook, board);

  function pressHerb(ingredient: number): void {
    if (takesHerbs(brewing)) brewing.put(ingredient);
    else turn.call(ingredient);
  }

  return (
    <GameFrame
      screen={screen}
      controls={controls}
      table={table}
      mood="wondering-witches"
      title="Wondering Witches"
      fit="scroll"
      letterKeys={letterKeys}
      canPause
      status={
        game && (
          <Score game={game} proof={proof} elapsedMs={store.elapsedMs}>
            <Counter label="Free" value={freeCells(game.view).length} />
          </Score>
        )
      }
      announcement={told}
      saidAside={said.text}
      alert={doubtOf(proof)}
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
      finish={useSoloFinish(game)}
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
          config={table.game?.config ?? FIRST_GAME}
          plays="solo"
          onStart={(config) => {
            close();
            void store.newGame(config);
          }}
        />
      )}
      aside={
        game && (
          <SoloAside
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
        <SoloTable game={game} brewing={brewing} turn={turn} board={board} onHerb={pressHerb} />
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
