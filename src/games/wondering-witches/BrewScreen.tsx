/** Brew: herbs and notes on one side, the cauldron and what comes out of it on the other, the log beside them. */
import { type Ref, useCallback, useRef, useState } from 'react';
import IconLost from '~icons/ph/flag';
import IconSolution from '~icons/ph/key';
import IconDeduce from '~icons/ph/magnifying-glass';
import IconVerified from '~icons/ph/seal-check';
import IconClue from '~icons/ph/sparkle-fill';
import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Counter } from '../../components/Counter';
import { GameFrame } from '../../components/GameFrame';
import type { GridHandle } from '../../components/Grid';
import { Progress } from '../../components/Progress';
import type { ScreenProps } from '../../components/ScreenProps';
import { Timer } from '../../components/Timer';
import { useGame, useSettings } from '../../store/useGame';
import { moveInWords, stepInWords } from './brewWords';
import { DeductionPanel } from './DeductionPanel';
import type { ProvenMark } from './deduction';
import { EffectsInPlay } from './Effects';
import { KEYS, SECTIONS, TUTORIAL } from './help';
import { Log } from './Log';
import { FIRST_GAME } from './levels';
import { NewGame } from './NewGame';
import { gridCellOf, Notebook } from './Notebook';
import { Pot } from './Pot';
import { RecipeInFull } from './Recipe';
import { ResultCard } from './Result';
import { store } from './store';
import type { Mark, PotionItem } from './types';
import { type Cauldron, type Game, useCauldron } from './useCauldron';
import { type Help, useDeduction } from './useDeduction';
import { useFinish } from './useFinish';
import { askHint } from './useHint';
import { describeClue } from './words';
import './witches.css';

type Question = 'lose' | 'reveal';

export function BrewScreen(screen: ScreenProps) {
  const table = useGame(store, {
    request: screen.request,
    firstConfig: FIRST_GAME,
    newConfig: store.getState().game?.config ?? FIRST_GAME,
    onCode: screen.onCode,
  });
  const game = table.dealing ? null : table.game;
  const controls = { ...table.controls, hint: () => void askHint() };
  const { letterKeys } = useSettings();
  const cauldron = useCauldron(game);
  const help = useDeduction(game);
  const notebook = useRef<GridHandle>(null);
  const [asked, setAsked] = useState(false);
  const arrived = useCallback(() => setAsked(false), []);
  const [hidden, setHidden] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const playing = game?.status.kind === 'playing';
  const canLose = playing && game.view.phase === 'playing';

  function deduce(): void {
    if (!help.isOpen) store.play({ kind: 'help' });
    setHidden(false);
    setAsked(true);
  }

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
      status={game && <StatusRow game={game} />}
      announcement={cauldron.said ?? announcementOf(game)}
      tools={[{ id: 'deduce', label: 'Deduce', icon: <IconDeduce />, onPress: deduce, disabled: !playing }]}
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
      aside={
        game && (
          <Aside
            game={game}
            help={hidden ? null : help}
            asked={asked}
            onArrived={arrived}
            onLay={lay}
            onHide={() => setHidden(true)}
            ask={setQuestion}
          />
        )
      }
    >
      {game ? (
        <Table game={game} cauldron={cauldron} notebook={notebook} />
      ) : (
        <div className="ww-dealing">
          <Progress label="Thinking up a recipe that can be brewed" value={null} />
        </div>
      )}
      <Questions question={question} close={() => setQuestion(null)} />
    </GameFrame>
  );
}

interface TableProps {
  readonly game: Game;
  readonly cauldron: Cauldron;
  readonly notebook: Ref<GridHandle>;
}

function Table({ game, cauldron, notebook }: TableProps) {
  const { view, last, hint } = game;
  const justTested = last.kind === 'played' && last.move?.kind === 'potion';
  const latest = view.potions.at(-1);
  const inside = Array.from(
    { length: view.config.ingredients },
    (_, index) => cauldron.items.filter(({ ingredient }) => ingredient === index).length,
  );
  const mark = (ingredient: number, column: number, wanted: Mark) =>
    void store.play({ kind: 'mark', ingredient, column, mark: wanted });
  return (
    <div className="ww-table">
      <div className="ww-left">
        {latest ? (
          <ResultCard
            key={justTested ? last.serial : view.potions.length}
            number={view.potions.length}
            potion={latest}
            lasting={view.solution ? [] : view.lasting}
            rises={justTested}
          />
        ) : (
          <Listening />
        )}
        {view.phase === 'lastDitch' && (
          <p className="ww-last">Lost on paper. One last potion is free: make it count.</p>
        )}
        {view.solution ? (
          <section className="ww-panel" aria-labelledby="ww-recipe">
            <h2 id="ww-recipe">The recipe</h2>
            <RecipeInFull puzzle={view.solution} />
          </section>
        ) : (
          <Pot
            cauldron={cauldron}
            testLabel={view.phase === 'lastDitch' ? 'Use the last potion' : 'Use potion'}
            smoke={justTested ? last.serial : null}
          />
        )}
      </div>
      <section className="ww-page" aria-label="Notebook">
        <p className="ww-clue">
          <IconClue aria-hidden="true" />
          <span>
            <b>Clue</b> {describeClue(view.clue)}
          </span>
        </p>
        <Notebook
          ref={notebook}
          view={view}
          inside={inside}
          hinted={hint?.stages.at(-1)?.cells ?? []}
          onPut={cauldron.put}
          onMark={mark}
        />
      </section>
    </div>
  );
}

/** Before the first potion, where there is room: steam, and somebody behind it. */
function Listening() {
  return (
    <div className="ww-listening">
      <svg viewBox="0 0 240 150" aria-hidden="true">
        <path d="M70 148C44 126 92 112 70 88C52 68 84 58 72 34" />
        <path d="M120 148C92 122 150 104 122 74C100 50 142 38 124 6" />
        <path d="M170 148C148 130 192 114 170 92C154 74 184 62 174 42" />
      </svg>
      <p>The High Witch is listening.</p>
    </div>
  );
}

interface AsideProps {
  readonly game: Game;
  /** Null while it is put away. */
  readonly help: Help | null;
  readonly asked: boolean;
  readonly onArrived: () => void;
  readonly onLay: (items: readonly PotionItem[], words: string) => void;
  readonly onHide: () => void;
  readonly ask: (question: Question) => void;
}

function Aside({ game, help, asked, onArrived, onLay, onHide, ask }: AsideProps) {
  const { view } = game;
  const over = view.solution !== null;
  return (
    <div className="ww-aside">
      {help?.isOpen && (
        <DeductionPanel
          view={view}
          help={help}
          asked={asked}
          onArrived={onArrived}
          onMark={writeDown}
          onLay={(items) => onLay(items, 'The suggested potion lies in the cauldron.')}
          onClose={onHide}
        />
      )}
      <section className="ww-panel" aria-labelledby="ww-log">
        <h2 id="ww-log">Potions tested</h2>
        <Log
          view={view}
          onReuse={
            over ? null : (items, number) => onLay(items, `Potion ${number} lies in the cauldron again.`)
          }
        />
      </section>
      <section className="ww-panel" aria-labelledby="ww-effects">
        <h2 id="ww-effects">Effects in play</h2>
        <EffectsInPlay effects={view.effectsInPlay} />
      </section>
      {!over && (
        <div className="button-row ww-ends">
          {view.phase === 'playing' && (
            <Button small kind="quiet" icon={<IconLost />} onClick={() => ask('lose')}>
              We lost
            </Button>
          )}
          <Button small kind="quiet" icon={<IconSolution />} onClick={() => ask('reveal')}>
            Show solution
          </Button>
        </div>
      )}
    </div>
  );
}

function Questions({ question, close }: { readonly question: Question | null; readonly close: () => void }) {
  const answer = (kind: Question) => () => {
    close();
    store.play({ kind });
  };
  return (
    <>
      <ConfirmDialog
        open={question === 'lose'}
        title="Is all your paper full?"
        confirmLabel="We lost"
        cancelLabel="Play on"
        onCancel={close}
        onConfirm={answer('lose')}
      >
        <p>
          Then there is a last ditch effort: one potion of anything you like, for free. If it fails, the
          recipe is shown and the game is lost.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={question === 'reveal'}
        title="Show the solution?"
        confirmLabel="Show it"
        cancelLabel="Keep the secret"
        danger
        onCancel={close}
        onConfirm={answer('reveal')}
      >
        <p>Every number, decoy and effect is revealed. The game ends here and counts as lost.</p>
      </ConfirmDialog>
    </>
  );
}

function StatusRow({ game }: { readonly game: Game }) {
  const { timers } = useSettings();
  return (
    <>
      <span className="ww-proven" title="Verified: some potion wins, however chance falls">
        <IconVerified aria-hidden="true" />
        <span className="unseen">Verified: some potion wins, however chance falls</span>
      </span>
      <Counter label="Potions" value={game.view.potions.length} />
      {timers !== 'off' && (
        <Counter label="Time" value={<Timer ms={store.elapsedMs} running={game.clockRuns} />} />
      )}
    </>
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

function writeDown(marks: readonly ProvenMark[]): void {
  for (const { ingredient, column, mark } of marks) store.play({ kind: 'mark', ingredient, column, mark });
}

function announcementOf(game: Game | null): string {
  if (!game) return '';
  const { last, view } = game;
  switch (last.kind) {
    case 'played':
      return last.move ? moveInWords(last.move, view) : '';
    case 'refused':
      return last.fault?.detail ?? '';
    case 'undone':
      return `Taken back: ${stepInWords(last.move)}.`;
    case 'redone':
      return `Done again: ${stepInWords(last.move)}.`;
    case 'opened':
      return '';
  }
}
