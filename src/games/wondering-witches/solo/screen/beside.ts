/** What stands beside or in front of the garden, in one file that is fetched as soon as the garden is there. */
export { Clue } from '../../notebook/screen/Clue';
export { EndQuestions } from '../../recipe/screen/EndQuestions';
export { Brewery, LatestAnswer } from './Brewery';
export { doHint, HINT_LABELS } from './doHint';
export { GardenCard } from './GardenCard';
export { History, Knowledge } from './SoloPages';
export { CutButtons, Forces, Gifts } from './TurnExtras';
