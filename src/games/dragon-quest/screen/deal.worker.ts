/** Deals in peace, and proves deals that came from elsewhere. */
import { chanceFrom } from '../../../core/chance';
import type { GameRecord } from '../../../core/record';
import { isWorker, serveDealer } from '../../../store/session/jobs';
import { gradeOf, parseConfig } from '../rules/config';
import { ratingOf } from '../rules/deal/rating';
import { solveDeal } from '../rules/deal/solve';
import { rules } from '../rules/rules';

export { rules };

/** A link may claim to be winnable, or of a grade, without having been dealt here. */
export interface ProofRequest {
  readonly prove: Pick<GameRecord, 'config' | 'deal' | 'dealVersion' | 'seed'>;
}

export interface Proof {
  /** How often the described player wins it in a hundred games; null where it is of no grade. */
  readonly rating: number | null;
}

// Before the dealer's own listener, which takes whatever it hears for one of its jobs.
if (isWorker(self)) self.addEventListener('message', prove);
serveDealer(rules, self);

function prove(event: MessageEvent<unknown>): void {
  if (!isProofRequest(event.data)) return;
  event.stopImmediatePropagation();
  self.postMessage(proofOf(event.data));
}

function isProofRequest(data: unknown): data is ProofRequest {
  return typeof data === 'object' && data !== null && 'prove' in data;
}

/** Null: it is not what it claims to be. */
function proofOf({ prove: { config: text, deal, dealVersion, seed } }: ProofRequest): Proof | null {
  const config = parseConfig(text);
  if (!config.ok || !rules.start(config.value, deal, dealVersion).ok) return null;
  const chance = chanceFrom(seed);
  const rating = ratingOf(config.value, deal, chance);
  if (gradeOf(config.value) !== null && rating === null) return null;
  return solveDeal(config.value, deal, chance).verdict === 'proven' ? { rating } : null;
}
