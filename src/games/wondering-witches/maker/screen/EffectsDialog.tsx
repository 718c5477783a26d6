/** The effects of one herb: each explained, each to be given and taken by a tap. */
import { useId } from 'react';
import IconHas from '~icons/ph/check-bold';
import { Modal } from '../../../../components/Modal';
import { ownersOf, withEffect } from '../../making/setting';
import type { Sketch } from '../../making/sketch';
import { EFFECT_NAMES, type EffectName } from '../../recipe/effects/names';
import { ingredientName } from '../../recipe/ingredients';
import { byKind, explanationOf } from '../../recipe/words/effects';
import { listText } from '../../recipe/words/words';
import type { Secret } from './useSecret';

interface EffectsDialogProps {
  readonly sketch: Sketch;
  readonly herb: number;
  readonly take: Secret['take'];
  readonly refusal: string | null;
  readonly onClose: () => void;
}

const KINDS = byKind(EFFECT_NAMES.filter((name) => name !== 'Imposter'));
const ROW =
  'grid w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 rounded-md border border-line bg-raised px-2.5 py-2 text-start hover:border-edge aria-pressed:border-accent aria-pressed:bg-select forced-colors:aria-pressed:border-4';

export function EffectsDialog({ sketch, herb, take, refusal, onClose }: EffectsDialogProps) {
  return (
    <Modal open onClose={onClose} title={`Effects of ${ingredientName(herb)}`} size="large">
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-soft" role="status">
          {refusal ??
            'Each effect is one herb’s alone; Brothers and Enemies are two herbs’. Players learn which effects are in play, not whose.'}
        </p>
        {KINDS.map(({ title, names }) => (
          <section key={title} className="grid gap-2">
            <h3 className="text-base">{title}</h3>
            <ul
              className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-1.5"
              aria-label={title}
            >
              {names.map((effect) => (
                <li key={effect} className="grid">
                  <Choice
                    effect={effect}
                    owners={ownersOf(sketch, effect)}
                    herb={herb}
                    onPress={() => take(withEffect(sketch, herb, effect))}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  );
}

interface ChoiceProps {
  readonly effect: EffectName;
  readonly owners: readonly number[];
  readonly herb: number;
  readonly onPress: () => void;
}

function Choice({ effect, owners, herb, onPress }: ChoiceProps) {
  const told = useId();
  const others = owners.filter((owner) => owner !== herb);
  return (
    <button
      type="button"
      className={ROW}
      aria-label={effect}
      aria-describedby={told}
      aria-pressed={owners.includes(herb)}
      onClick={onPress}
    >
      <span className="pt-0.5 text-accent-text" aria-hidden="true">
        {owners.includes(herb) && <IconHas />}
      </span>
      <span className="grid text-sm/snug">
        <b>{effect}</b>
        <span id={told} className="text-soft">
          {others.length > 0 && <em>{listText(others.map(ingredientName))} has it. </em>}
          {explanationOf(effect)}
        </span>
      </span>
    </button>
  );
}
