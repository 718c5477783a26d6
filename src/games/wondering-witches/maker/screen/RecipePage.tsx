/** Where the recipe is set: the herbs, what the chosen one is, and what they make together. */
import { useState } from 'react';
import IconBlank from '~icons/ph/eraser';
import IconHide from '~icons/ph/eye-slash';
import IconEnd from '~icons/ph/flag';
import IconClue from '~icons/ph/lightbulb';
import IconDeal from '~icons/ph/magic-wand';
import IconHandOver from '~icons/ph/paper-plane-tilt';
import IconWeigh from '~icons/ph/scales';
import IconSettings from '~icons/ph/sliders-horizontal';
import { IconButton } from '../../../../components/Button';
import type { ToolbarAction } from '../../../../components/ToolbarButton';
import { MakerFrame } from '../../../../frame/maker/MakerFrame';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { plural } from '../../../../frame/words/plural';
import { nextNumber, withDecoy, withNumber, withoutPotions } from '../../making/setting';
import { codeOfSketch, PLAYED_IN } from '../../making/sharing';
import { BLANK } from '../../making/sketch';
import { describeClue } from '../../recipe/words/words';
import { ClueDialog } from './ClueDialog';
import { DealDialog } from './DealDialog';
import { EffectsDialog } from './EffectsDialog';
import { HandOverDialog } from './HandOverDialog';
import { HerbCards } from './HerbCards';
import { HerbPad } from './HerbPad';
import { ProofSaid, proofInWords } from './ProofSaid';
import { SettingsDialog } from './SettingsDialog';
import { store } from './sketchStore';
import type { Secret } from './useSecret';

interface RecipePageProps {
  readonly maker: MakerProps;
  readonly secret: Secret;
  readonly onHide: () => void;
  readonly onPass: () => void;
  readonly onTable: () => void;
}

type Dialog = 'effects' | 'clue' | 'settings' | 'deal' | 'handOver';

const SIZES =
  '[--say:minmax(4.5rem,auto)] [--play:minmax(9.25rem,auto)] lying:[--head:5.0625rem] lying:[--say:5.5rem] lying:[--play:0rem] wide:[--say:8.5rem] wide:[--play:0rem]';

export function RecipePage({ maker, secret, onHide, onPass, onTable }: RecipePageProps) {
  const { state, sketch, known, asked, take } = secret;
  const [at, setAt] = useState<number | null>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const chosen = at !== null && at < sketch.herbs.length ? at : null;
  const recipe = known.recipe.ok ? known.recipe.value : null;
  const clue = recipe?.clue ?? sketch.clue;
  const close = () => setDialog(null);
  const isWorking = asked.job !== null;

  /** In the order of the recipe, as long as numbers are left. */
  function press(herb: number): void {
    setAt(herb);
    const next = nextNumber(sketch);
    if (next !== null && sketch.herbs[herb]?.kind !== 'good') take(withNumber(sketch, herb, next));
  }

  function setNumber(herb: number, number: number): void {
    setAt(herb);
    take(number === 0 ? withDecoy(sketch, herb, 'ignore', null) : withNumber(sketch, herb, number));
  }

  const menu: ToolbarAction[] = [
    {
      id: 'settings',
      label: 'Herbs and numbers',
      icon: <IconSettings />,
      onPress: () => setDialog('settings'),
      keyHint: 'N',
    },
    {
      id: 'deal',
      label: 'Deal one for me',
      icon: <IconDeal />,
      onPress: () => setDialog('deal'),
      keyHint: 'D',
    },
    {
      id: 'weigh',
      label: 'How hard is it?',
      icon: <IconWeigh />,
      onPress: secret.weigh,
      disabled: isWorking || !known.proof?.potion,
    },
    { id: 'hide', label: 'Hide the recipe', icon: <IconHide />, onPress: onHide, keyHint: 'H' },
    ...(sketch.potions.length > 0
      ? [
          {
            id: 'end',
            label: 'End the table',
            icon: <IconEnd />,
            onPress: () => store.change(withoutPotions(sketch)),
          },
        ]
      : []),
    { id: 'blank', label: 'Begin anew', icon: <IconBlank />, onPress: () => store.change(BLANK) },
  ];

  return (
    <>
      <MakerFrame
        maker={maker}
        mood="wondering-witches"
        title="You are the High Witch"
        subtitle={`${plural(sketch.herbs.length, 'herb')}, numbers 1 to ${sketch.codeLength}`}
        store={store}
        state={state}
        tools={[
          {
            id: 'handOver',
            label: 'Hand over',
            icon: <IconHandOver />,
            onPress: () => setDialog('handOver'),
            disabled: isWorking || !known.proof?.potion,
            keyHint: 'P',
          },
          { id: 'clue', label: 'Clue', icon: <IconClue />, onPress: () => setDialog('clue'), keyHint: 'C' },
        ]}
        menu={menu}
        proof={<ProofSaid known={known} onWeigh={secret.weigh} />}
        proofInWords={proofInWords(known)}
        working={
          isWorking
            ? {
                text: asked.job?.kind === 'deal' ? 'Thinking up a recipe…' : 'Parlour tries to find it…',
                onCancel: asked.cancel,
              }
            : null
        }
        refusal={dialog === null ? secret.refusal : null}
        play={
          <HerbPad
            sketch={sketch}
            at={chosen}
            take={take}
            onEffects={() => setDialog('effects')}
            onDeal={() => setDialog('deal')}
          />
        }
        shape={1.25}
        sizes={SIZES}
      >
        <div
          className="absolute inset-0 grid grid-cols-1 content-center-safe gap-2 overflow-y-auto px-2 py-1.5"
          data-board=""
        >
          <HerbCards sketch={sketch} at={chosen} onPress={press} onNumber={setNumber} />
          <p className="mx-auto flex min-h-12 w-full max-w-240 items-center gap-1 text-sm/snug text-soft">
            <IconButton label="Change the clue" icon={<IconClue />} onClick={() => setDialog('clue')} />
            <span>
              <b>Clue{sketch.clue === null ? ' by chance' : ''}:</b>{' '}
              {clue ? describeClue(clue) : 'chosen once every number is set.'}
            </span>
          </p>
        </div>
      </MakerFrame>
      <div className="contents" data-mood="wondering-witches">
        {dialog === 'effects' && chosen !== null && (
          <EffectsDialog sketch={sketch} herb={chosen} take={take} refusal={secret.refusal} onClose={close} />
        )}
        {dialog === 'clue' && <ClueDialog sketch={sketch} take={take} onClose={close} />}
        {dialog === 'settings' && <SettingsDialog sketch={sketch} take={take} onClose={close} />}
        {dialog === 'deal' && (
          <DealDialog
            onClose={close}
            onDeal={(config) => {
              close();
              setAt(null);
              secret.deal(config);
            }}
          />
        )}
        {dialog === 'handOver' && recipe && (
          <HandOverDialog
            clue={recipe.clue}
            url={maker.urlOf(codeOfSketch(sketch, recipe), PLAYED_IN)}
            onPass={onPass}
            onTable={onTable}
            onClose={close}
          />
        )}
      </div>
    </>
  );
}
