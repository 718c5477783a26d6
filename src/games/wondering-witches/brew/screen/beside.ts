/** What stands beside or in front of the cauldron, in one file that is fetched as soon as the cauldron is there. */
export { EndQuestions } from '../../recipe/screen/EndQuestions';
export { History, Knowledge } from './BrewPages';
