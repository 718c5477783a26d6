/** The staged hint, worked out by the worker: the first of a page takes longer than a frame. */
import type { Result } from '../../../../core/result';
import type { Hint, Move } from '../../../../core/rules';
import type { GameStore } from '../../../../store/session/createGameStore';

export async function askHint<C, M extends Move, S, V>(
  store: GameStore<C, M, S, V>,
  parse: (text: string) => Result<Hint<M> | null>,
): Promise<void> {
  const { game } = store.getState();
  if (!game) return;
  if (game.hint) {
    store.askHint();
    return;
  }
  const asking = game.last.serial;
  const text = await store.compute('hint');
  // A hint for a state that is gone would tell what is not so any more.
  if (store.getState().game?.last.serial !== asking) return;
  const hint = text.ok ? parse(text.value) : text;
  if (hint.ok && hint.value) store.askHint(hint.value);
  else
    store.tell(
      hint.ok ? { code: 'NO_HINT', detail: 'There is nothing useful to hint at here.' } : hint.fault,
    );
}
