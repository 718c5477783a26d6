import { EmptyCell } from './Cell';

/** Stands where things are said while nobody speaks. */
export function Legend() {
  return (
    <p className="hud-legend flex items-center justify-center gap-2 text-xs text-soft wide:text-sm">
      <span className="flex-none" aria-hidden="true">
        <EmptyCell said={7} />
      </span>
      <span>Struck out: nowhere in this row or column</span>
    </p>
  );
}
