/** Deals, proves, deduces and hints in peace; one file for both doors, since most of their rules are the same. */
import { serveDealer } from '../../store/session/dealer';
import { brewRules } from './brew/rules/rules';
import { rules } from './solo/rules/rules';

if (self.name === brewRules.id) serveDealer(brewRules, self);
else serveDealer(rules, self);
