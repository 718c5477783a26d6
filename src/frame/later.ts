/** What lies over a board or stands beside it only later, in one file that is fetched once the board is there. */
export { GameDialogs } from './dialogs/GameDialogs';
export { Result } from './finish/Result';
export { Tutorial } from './tutorial/Tutorial';
export { WatchTools } from './watch/WatchTools';
