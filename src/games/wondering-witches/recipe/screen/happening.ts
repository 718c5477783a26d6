interface Happened<M, V> {
  readonly kind: 'opened' | 'played' | 'refused' | 'undone' | 'redone';
  readonly move: M | null;
  readonly before: V | null;
  readonly fault: { readonly detail: string } | null;
}

/** What just happened, for those who do not see it; how a move or a step back is told differs from door to door. */
export function happeningInWords<M, V>(
  { kind, move, before, fault }: Happened<M, V>,
  played: (move: M, before: V | null) => string,
  step: (move: M | null) => string,
): string {
  switch (kind) {
    case 'played':
      return move ? played(move, before) : '';
    case 'refused':
      return fault?.detail ?? '';
    case 'undone':
      return `Taken back: ${step(move)}.`;
    case 'redone':
      return `Done again: ${step(move)}.`;
    case 'opened':
      return '';
  }
}
