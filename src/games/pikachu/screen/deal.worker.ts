import { serveDealer } from '../../../store/session/dealer';
import { rules } from '../rules/rules';

serveDealer(rules, self);
