/** What is read and shown round only once there is something to play. */
export { RulesDialog } from '../../../frame/dialogs/RulesDialog';
export { RULES as rules, TUTORIAL as tutorial } from './help';
