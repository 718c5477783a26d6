/**
 * What a game may be called: a letter, then letters, digits and hyphens, 32 characters at most. Records, headers of
 * saves, statistics, backups and addresses all take ids by this one grammar, so that none refuses what another wrote.
 */
export const GAME_ID_PATTERN = '[a-z][a-z0-9-]{0,31}';

export const GAME_ID = new RegExp(`^${GAME_ID_PATTERN}$`);
