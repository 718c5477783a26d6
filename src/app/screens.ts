import { lazily } from './lazily';
import { games } from './registry';

/** The screen of each game, fetched when first wanted. */
export const screens = new Map(games.map(({ id, load }) => [id, lazily(load)]));
