/** Deals, proves, deduces and hints in peace. */
import { serveDealer } from '../../store/dealer';
import { rules } from './rules';

serveDealer(rules, self);
