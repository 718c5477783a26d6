/** Effects by name; a tap tells what one does. */
import { useId, useState } from 'react';
import { Spoken } from '../../../../components/Spoken';
import type { EffectName } from '../effects/names';
import { byKind, explanationOf } from '../words/effects';

interface ExplainedEffect {
  readonly key: string;
  readonly text: string;
  readonly effect: EffectName;
}

/** What an effect does in the game at hand. */
export type Explain = (effect: EffectName) => string;

export function ExplainedEffects({
  items,
  label,
  explain = explanationOf,
}: {
  readonly items: readonly ExplainedEffect[];
  readonly label: string;
  readonly explain?: Explain | undefined;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const id = useId();
  const shown = items.find(({ key }) => key === open);
  return (
    <div className="ww-effect-list">
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
    return (
      <p className="text-sm leading-snug text-pretty text-soft">
        No effects in this recipe: order and growth are all there is.
      </p>
    );
  }
  return (
    <>
      {byKind(effects).map(({ title, names }) => (
        <div key={title} className="grid gap-1">
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
