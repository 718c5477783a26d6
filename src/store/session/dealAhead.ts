/** One board of each kind asked for is dealt beforehand, so that whoever wants a new game need not wait for it. */
import { formatCode } from '../../core/codes';
import type { GameTypes, SharedGame } from '../../core/rules';
import type { GameStore } from './createGameStore';
import type { Dealer } from './dealer';

export interface DealtAhead<G extends GameTypes> extends SharedGame<G['config']> {
  readonly code: string;
}

export interface Ahead<G extends GameTypes> {
  /** Null where none can be dealt. The same one until it is played. */
  readonly prepare: (config: G['config']) => Promise<DealtAhead<G> | null>;
  /** The one that is ready, or else another. */
  readonly dealNew: (config: G['config']) => void;
}

export function dealAhead<G extends GameTypes>(
  store: Pick<GameStore<G>, 'rules' | 'openCode' | 'newGame'>,
  dealer: Pick<Dealer<G>, 'deal'>,
  freshSeed: () => string,
): Ahead<G> {
  const { rules } = store;
  const coming = new Map<string, Promise<DealtAhead<G> | null>>();
  const ready = new Map<string, DealtAhead<G>>();

  async function dealOne(config: G['config'], name: string): Promise<DealtAhead<G> | null> {
    const seed = freshSeed();
    const dealt = await dealer.deal(name, seed).catch(() => null);
    coming.delete(name);
    if (!dealt?.ok) return null;
    const { version, dealVersion } = rules;
    const game = { config, seed, deal: dealt.value, version, dealVersion };
    const one = { ...game, code: formatCode(rules, game) };
    ready.set(name, one);
    return one;
  }

  return {
    async prepare(config) {
      const name = rules.formatConfig(config);
      const known = ready.get(name);
      if (known) return known;
      const one = coming.get(name) ?? dealOne(config, name);
      coming.set(name, one);
      return one;
    },
    dealNew(config) {
      const name = rules.formatConfig(config);
      const one = ready.get(name);
      ready.delete(name);
      if (!one || !store.openCode(one.code).ok) void store.newGame(config);
    },
  };
}
