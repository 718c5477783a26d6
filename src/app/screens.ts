import { lazily } from './lazily';
import { places } from './places';

/** The screen of each place, fetched when first wanted. */
export const screens = new Map(places.map(({ id, load }) => [id, lazily(load)]));
