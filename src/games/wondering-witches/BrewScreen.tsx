/** Brew: herbs and notes on one side, the cauldron and what comes out of it on the other, the log beside them. */
import { useRef, useState } from 'react';
import IconLost from '~icons/ph/flag';
import IconSolution from '~icons/ph/key';
import IconDeduce from '~icons/ph/magnifying-glass';
import { GameFrame } from '../../components/GameFrame';
import type { GridHandle } from '../../components/Grid';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { useGame, useSettings } from '../../store/useGame';
import { type AsideProps, BrewAside } from './BrewAside';
import { BrewTable } from './BrewTable';
import { moveInWords, stepInWords } from './brewWords';
import { EndQuestions, type Question } from './EndQuestions';
import { happeningInWords } from './happening';
import { KEYS, SECTIONS, TUTORIAL } from './help';
import { parseHint } from './hintText';
import { FIRST_GAME } from './levels';
import { NewGame } from './NewGame';
import { gridCellOf } from './Notebook';
import { doubtOf } from './ProofSeal';
import { Score } from './Score';
import { store } from './store';
import type { PotionItem } from './types';
import { type Game, useCauldron } from './useCauldron';
import { useDeducePanel } from './useDeducePanel';
import { useFinish } from './useFinish';
import { askHint } from './useHint';
import { useHintInSight } from './useHintInSight';
import { useProof } from './useProof';
import './styles/witches.css';

export default function BrewScreen(screen: ScreenProps) {
  const table = useGame(store, {
    request: screen.request,
    firstConfig: FIRST_GAME,
    newConfig: store.getState().game?.config ?? FIRST_GAME,
    onCode: screen.onCode,
  });
  const game = table.dealing ? null : table.game;
  const controls = { ...table.controls, hint: () => void askHint(store, parseHint) };
  const { letterKeys } = useSettings();
  const proof = useProof(store, game);
  const cauldron = useCauldron(game);
  const panel = useDeducePanel(store, game);
  const notebook = useRef<GridHandle>(null);
  useHintInSight(game, notebook);
  const [question, setQuestion] = useState<Question | null>(null);
  const playing = game?.status.kind === 'playing';
  const told = game ? happeningInWords(game.last, (move) => moveInWords(move, game.view), stepInWords) : '';
  const canLose = playing && game.view.phase === 'playing';

  function lay(items: readonly PotionItem[], words: string): void {
    cauldron.fill(items, words);
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
      status={game && <Score game={game} proof={proof} elapsedMs={store.elapsedMs} />}
      announcement={told}
      saidAside={cauldron.said}
      tools={[
        { id: 'deduce', label: 'Deduce', icon: <IconDeduce />, onPress: panel.deduce, disabled: !playing },
      ]}
      menu={[
        {
          id: 'lose',
          label: 'We lost',
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
      alert={doubtOf(proof)}
      hint={{
        onAct: () => game && doHint(game, lay, notebook.current),
        actLabel: game?.hint?.move.kind === 'potion' ? 'Lay it in the cauldron' : 'Write it down',
      }}
      finish={useFinish(game)}
      rules={{
        title: 'How to play Wondering Witches',
        intro: 'A secret recipe hides among the herbs. Brew potions, listen to the High Witch, and find it.',
        sections: SECTIONS,
        keys: KEYS,
      }}
      tutorial={TUTORIAL}
      newGame={(close) => (
        <NewGame
          config={table.game?.config ?? FIRST_GAME}
          onStart={(config) => {
            close();
            void store.newGame(config);
          }}
        />
      )}
      aside={game && <BrewAside game={game} panel={panel} onLay={lay} ask={setQuestion} />}
    >
      {game ? (
        <BrewTable game={game} cauldron={cauldron} notebook={notebook} />
      ) : (
        <div className="ww-dealing">
          <Progress label="Thinking up a recipe that can be brewed" value={null} />
        </div>
      )}
      <EndQuestions
        question={question}
        close={() => setQuestion(null)}
        onYes={(kind) => store.play({ kind })}
      />
    </GameFrame>
  );
}

/** The hint's button goes with the hint, so the focus goes where it pointed. */
function doHint(game: Game, lay: AsideProps['onLay'], notebook: GridHandle | null): void {
  const move = game.hint?.move;
  if (move?.kind === 'potion') {
    lay(move.items, 'The suggested potion lies in the cauldron.');
    store.closeHint();
  } else if (move?.kind === 'mark') {
    store.play(move);
    notebook?.focus(gridCellOf(game.config, move.ingredient, move.column));
  }
}
