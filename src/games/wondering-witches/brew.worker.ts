/** Deals, deduces and hints in peace. */
import { serveDealer } from '../../store/dealer';
import { brewRules } from './brewRules';

serveDealer(brewRules, self);
