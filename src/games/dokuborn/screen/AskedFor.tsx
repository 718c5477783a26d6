/** Beside the board, where there is a place: what each row and column asks for, in full. */
import { conditionById, conditionLabel } from '../rules/conditions';
import type { View } from '../rules/types';
import { ConditionMark, inkOf } from './marks';
import { kindOf } from './shortNames';

export function AskedFor({ view }: { readonly view: View }) {
  return (
    <div className="hidden gap-x-6 gap-y-3 px-2 py-1 [--dk-behind:var(--page)] lying:grid lying:grid-cols-2 wide:grid wide:content-start">
      <Lines title="Columns" ids={view.columns} />
      <Lines title="Rows" ids={view.rows} />
    </div>
  );
}

function Lines({ title, ids }: { readonly title: string; readonly ids: readonly string[] }) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-sm text-soft">{title}</h2>
      <ol className="grid gap-2">
        {ids.map((id) => (
          <Line key={id} id={id} />
        ))}
      </ol>
    </section>
  );
}

function Line({ id }: { readonly id: string }) {
  const condition = conditionById(id);
  if (!condition) return null;
  const kind = kindOf(condition);
  return (
    <li
      className="flex min-w-0 items-center gap-2 text-sm lying:text-xs"
      data-ink={inkOf(condition)?.toLowerCase()}
    >
      <ConditionMark condition={condition} />
      <span className="min-w-0 leading-tight wrap-anywhere">
        {conditionLabel(condition)}
        {kind && <span className="block text-xs text-soft lying:hidden">{kind}</span>}
      </span>
    </li>
  );
}
