/** Effects by name; a tap tells what one does. */
import { useId, useState } from 'react';
import { Spoken } from '../../components/Spoken';
import type { EffectName } from './effects/names';
import { EFFECT_KINDS, EFFECTS } from './effects/table';

export interface Told {
  readonly key: string;
  readonly text: string;
  readonly effect: EffectName;
}

/** What an effect does, behind the door at hand. */
export type Explain = (effect: EffectName) => string;

const explainInBrew: Explain = (effect) => EFFECTS[effect].explanation;

export function ExplainedEffects({
  items,
  label,
  explain = explainInBrew,
}: {
  readonly items: readonly Told[];
  readonly label: string;
  readonly explain?: Explain | undefined;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const shown = items.find(({ key }) => key === open);
  return (
    <div className="ww-told">
      <ul aria-label={label}>
        {items.map(({ key, text }) => (
          <li key={key}>
            <button
              type="button"
              className="ww-tag"
              aria-expanded={key === open}
              aria-controls={key === open ? id : undefined}
              onClick={() => setOpen(key === open ? null : key)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <p id={id} className="ww-explained">
          <b>{shown.effect}</b> {explain(shown.effect)}
        </p>
      )}
      <Spoken text={shown ? explain(shown.effect) : ''} />
    </div>
  );
}

export function EffectsInPlay({
  effects,
  explain,
}: {
  readonly effects: readonly EffectName[];
  readonly explain?: Explain | undefined;
}) {
  if (effects.length === 0) {
    return <p className="ww-quiet">No effects in this recipe: order and growth are all there is.</p>;
  }
  const kinds = [
    ...Object.values(EFFECT_KINDS).map(({ title, names }) => ({
      title,
      names: effects.filter((effect) => names.some((name) => name === effect)),
    })),
    { title: 'Decoys', names: effects.filter((effect) => effect === 'Imposter') },
  ].filter(({ names }) => names.length > 0);
  return (
    <>
      {kinds.map(({ title, names }) => (
        <div key={title} className="ww-kind">
          <h3>{title}</h3>
          <ExplainedEffects
            label={title}
            explain={explain}
            items={names.map((effect) => ({ key: effect, text: effect, effect }))}
          />
        </div>
      ))}
    </>
  );
}
