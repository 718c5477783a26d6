/** Effects by name; a tap tells what one does. */
import { memo } from 'react';
import { Aside } from '../../screen/Panel';
import { Tags } from '../../screen/Tag';
import type { EffectName } from '../effects/names';
import { byKind, explanationOf } from '../words/effects';

/** What an effect does in the game at hand. */
export type Explain = (effect: EffectName) => string;

interface EffectsInPlayProps {
  readonly effects: readonly EffectName[];
  readonly explain?: Explain | undefined;
}

export const EffectsInPlay = memo(function EffectsInPlay({
  effects,
  explain = explanationOf,
}: EffectsInPlayProps) {
  if (effects.length === 0) {
    return <Aside>This recipe has no effects. Only order and seeds count.</Aside>;
  }
  return byKind(effects).map(({ title, names }) => (
    <div key={title} className="grid gap-1">
      <h3 className="font-text text-xs font-medium tracking-normal text-soft">{title}</h3>
      <Tags
        label={title}
        items={names.map((effect) => ({ key: effect, name: effect, title: effect, text: explain(effect) }))}
      />
    </div>
  ));
});
