import IconClue from '~icons/ph/sparkle-fill';
import type { BrewView } from '../../recipe/types';
import { describeClue } from '../../recipe/words/words';

export function Clue({ view }: { readonly view: Pick<BrewView, 'clue'> }) {
  return (
    <p className="flex items-center gap-2 text-sm leading-snug tablet:text-base">
      <IconClue className="flex-none text-accent-text forced-colors:text-[CanvasText]" aria-hidden="true" />
      <span>
        <b className="me-1 font-title font-semibold text-accent-text">Clue</b> {describeClue(view.clue)}
      </span>
    </p>
  );
}
