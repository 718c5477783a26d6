/** Deals, proves, deduces and hints in peace. */
import { serveDealer } from '../../../../store/session/jobs';
import { rules } from '../rules/rules';

export { rules };

serveDealer(rules, self);
