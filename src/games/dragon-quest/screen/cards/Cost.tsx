/** What taking damage would cost: gems first, then hearts. */
import type { View } from '../../rules/view';
import { Suit } from './Suit';

export function Cost({ view, gems }: { readonly view: View; readonly gems: number }) {
  const hearts = view.moment.kind === 'damage' ? view.moment.amount - gems : 0;
  return (
    <span className="figures flex items-center gap-x-1.5 text-base phone:text-sm lying:text-sm">
      {gems > 0 && (
        <span className="flex items-center">
          −{gems}
          <Suit suit="diamonds" />
        </span>
      )}
      {hearts > 0 && (
        <span className="flex items-center">
          −{hearts}
          <Suit suit="hearts" />
        </span>
      )}
    </span>
  );
}
