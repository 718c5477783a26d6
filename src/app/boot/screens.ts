import { places } from '../rooms';
import { lazily } from './lazily';

/** The screen of each place, fetched when first wanted. */
export const screens = new Map(places.map(({ id, load }) => [id, lazily(load)]));
