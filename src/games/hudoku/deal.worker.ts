import { serveDealer } from '../../store/dealer';
import { rules } from './rules';

serveDealer(rules, self);
