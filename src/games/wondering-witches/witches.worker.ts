/** Deals, proves, deduces and hints in peace; one file for both doors, since most of their rules are the same. */
import { serveDealer } from '../../store/dealer';
import { brewRules } from './brewRules';
import { rules } from './rules';

if (self.name === brewRules.id) serveDealer(brewRules, self);
else serveDealer(rules, self);
