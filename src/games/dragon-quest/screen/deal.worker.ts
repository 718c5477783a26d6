/** Deals in peace, and proves deals that came from elsewhere. */
import { chanceFrom } from '../../../core/chance';
import type { GameRecord } from '../../../core/record';
import { serveDealer } from '../../../store/session/dealer';
import { parseConfig } from '../rules/config';
import { solveDeal } from '../rules/deal/solve';
import { rules } from '../rules/rules';

/** A link may claim to be winnable without having been dealt here. */
export interface ProofRequest {
  readonly prove: Pick<GameRecord, 'config' | 'deal' | 'dealVersion' | 'seed'>;
}

// Before the dealer's own listener, which takes whatever it hears for one of its jobs.
self.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (!isProofRequest(event.data)) return;
  event.stopImmediatePropagation();
  self.postMessage(isProven(event.data));
});
serveDealer(rules, self);

function isProofRequest(data: unknown): data is ProofRequest {
  return typeof data === 'object' && data !== null && 'prove' in data;
}

function isProven({ prove }: ProofRequest): boolean {
  const config = parseConfig(prove.config);
  if (!config.ok || !rules.start(config.value, prove.deal, prove.dealVersion).ok) return false;
  return solveDeal(config.value, prove.deal, chanceFrom(prove.seed)).verdict === 'proven';
}
