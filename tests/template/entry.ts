/** Lets browser tests find the template game on the shelf, where a copy of it would stand by its line in the registry. */
import './mood.css';
import type { GameMeta } from '../../src/frame/GameMeta';
import { meta } from './meta';

export const extraGames: readonly GameMeta[] = [meta];
