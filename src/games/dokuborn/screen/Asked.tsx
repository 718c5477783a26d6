/** What a cell without a card asks for: both signs, and their names as soon as both have room. */
import IconPlus from '~icons/ph/plus';
import type { Condition } from '../rules/types';
import { shortName } from './fitting/shortNames';
import { ConditionMark } from './marks';

export function Asked({ conditions }: { readonly conditions: readonly Condition[] }) {
  return (
    <span
      className="flex size-full flex-wrap content-center items-center justify-center gap-1.5 p-0.5 text-center text-[clamp(var(--type,0.75rem),9cqi,1.625rem)] text-cell-soft"
      aria-hidden="true"
    >
      {conditions.map((condition) => (
        <span key={condition.id} className="dk-asked grid justify-items-center gap-0.5">
          <ConditionMark condition={condition} />
          <span className="leading-none text-balance">{shortName(condition)}</span>
        </span>
      ))}
      <IconPlus className="hidden basis-full text-sm opacity-60 @min-[5.75rem]/plate:block" />
    </span>
  );
}
