import { rooms } from '../rooms';
import { lazily } from './lazily';

/** The screen of each room, fetched when first wanted. */
export const screens = new Map(rooms.map(({ id, load }) => [id, lazily(load)]));
