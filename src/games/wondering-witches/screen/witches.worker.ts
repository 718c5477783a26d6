/** Deals, proves, deduces and hints in peace; one file for Solo and Brew, since most of their rules are the same. */
import { serveDealer } from '../../../store/session/dealer';
import { rules as brew } from '../brew/rules/rules';
import { rules as solo } from '../solo/rules/rules';

if (self.name === brew.id) serveDealer(brew, self);
else serveDealer(solo, self);
