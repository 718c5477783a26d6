/** At the table: what the others brew on paper is typed in, and answered as the High Witch would. The recipe is hidden. */
import { useState } from 'react';
import IconHide from '~icons/ph/eye-slash';
import IconEnd from '~icons/ph/flag';
import IconLog from '~icons/ph/scroll';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { Modal } from '../../../../components/Modal';
import { MakerFrame } from '../../../../frame/maker/MakerFrame';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { plural } from '../../../../frame/words/plural';
import { withDraft, withoutPotions } from '../../making/setting';
import { answersOf } from '../../making/sharing';
import { settingsOf } from '../../making/sketch';
import type { OwnRecipe } from '../../recipe/ownDeal';
import { effectsInPlay } from '../../recipe/puzzle';
import { CauldronPlace } from '../../recipe/screen/CauldronPlace';
import { countOf } from '../../recipe/screen/cauldron';
import { EffectsInPlay } from '../../recipe/screen/Effects';
import { eventNotes } from '../../recipe/screen/eventNotes';
import { HerbPicker } from '../../recipe/screen/HerbPicker';
import { Listening } from '../../recipe/screen/Listening';
import { Log } from '../../recipe/screen/Log';
import { Pot } from '../../recipe/screen/Pot';
import { ResultCard } from '../../recipe/screen/Result';
import { offerInWords } from '../../recipe/words/cauldron';
import { describeClue, describeResult } from '../../recipe/words/words';
import { Panel } from '../../screen/Panel';
import { store } from './sketchStore';
import type { Secret } from './useSecret';
import { useTable } from './useTable';

interface TableProps {
  readonly maker: MakerProps;
  readonly secret: Secret;
  readonly recipe: OwnRecipe;
  readonly onLeave: () => void;
}

const SIZES =
  '[--page-least:640px] phone:[--board-least:14.5rem] [--say:4.5rem] phone:short:[--say:4rem] [--play:7rem] tablet:[--say:5.25rem] tablet:[--board-least:10.25rem] tablet:[--play:min(24rem,max(15rem,100dvh-376px))] lying:[--say:6.5rem] lying:[--play:0rem] wide:[--say:7.25rem] wide:[--play:0rem]';

export function Table({ maker, secret, recipe, onLeave }: TableProps) {
  const { sketch, state } = secret;
  const cauldron = useTable(secret);
  const [dialog, setDialog] = useState<'log' | 'end' | null>(null);
  const answers = answersOf(sketch, recipe);
  const latest = answers.at(-1);
  const justTold = state.last === 'changed' && latest !== undefined && sketch.draft.length === 0;
  const log = (
    <Log
      potions={answers}
      onReuse={(items) => {
        secret.take({ ok: true, value: withDraft(sketch, items) });
        setDialog(null);
      }}
    />
  );
  return (
    <>
      <MakerFrame
        maker={maker}
        mood="wondering-witches"
        title="You are the High Witch"
        subtitle={plural(answers.length, 'potion')}
        store={store}
        state={state}
        tools={[
          { id: 'hide', label: 'Recipe', icon: <IconHide />, onPress: onLeave, keyHint: 'R' },
          { id: 'log', label: 'Log', icon: <IconLog />, onPress: () => setDialog('log'), keyHint: 'L' },
        ]}
        menu={[
          {
            id: 'end',
            label: 'End the table',
            icon: <IconEnd />,
            onPress: () => setDialog('end'),
            disabled: answers.length === 0,
          },
        ]}
        proof={
          <p className="self-center px-2 font-title font-semibold text-balance phone:text-sm/tight lying:text-sm/tight">
            {answers.length === 0
              ? `Read it out: ${describeClue(recipe.clue)}`
              : 'Type the next potion. Undo takes back what was mistyped.'}
          </p>
        }
        proofInWords={cauldron.said ?? (justTold ? describeResult(latest.result) : '')}
        refusal={secret.refusal}
        play={
          <div className="grid grid-cols-1 gap-3 px-1">
            <HerbPicker
              count={sketch.herbs.length}
              label="Herbs for the cauldron"
              wordsOf={(herb) => offerInWords(herb, countOf(sketch.draft, herb))}
              inside={(herb) => countOf(sketch.draft, herb)}
              onPress={cauldron.put}
            />
            <div className="hidden gap-3 tablet:grid">
              <Panel title="Potions tested">{log}</Panel>
            </div>
          </div>
        }
        playStays
        shape={1.25}
        sizes={SIZES}
      >
        <CauldronPlace
          above={
            latest ? (
              <ResultCard
                key={answers.length}
                number={answers.length}
                potion={latest}
                notes={eventNotes(latest.event)}
                rises={justTold}
              />
            ) : (
              <Listening />
            )
          }
        >
          <Pot
            cauldron={cauldron}
            testLabel="Answer"
            smoke={justTold ? state.serial : null}
            empty="Tap the herbs of their potion, first to last."
          />
        </CauldronPlace>
      </MakerFrame>
      <div className="contents" data-mood="wondering-witches">
        <Modal open={dialog === 'log'} onClose={() => setDialog(null)} title="Log" size="medium">
          <div className="grid grid-cols-1 gap-4">
            <p className="text-sm">
              <b>Clue</b> {describeClue(recipe.clue)}
            </p>
            {log}
            <section className="grid gap-2">
              <h3 className="text-base">Effects in play</h3>
              <EffectsInPlay effects={effectsInPlay(settingsOf(sketch), recipe.puzzle)} />
            </section>
          </div>
        </Modal>
        <ConfirmDialog
          open={dialog === 'end'}
          title="End the table?"
          confirmLabel="End the table"
          onCancel={() => setDialog(null)}
          onConfirm={() => {
            secret.take({ ok: true, value: withoutPotions(sketch) });
            setDialog(null);
            onLeave();
          }}
        >
          The log is emptied. Undo brings it back.
        </ConfirmDialog>
      </div>
    </>
  );
}
