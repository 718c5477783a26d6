/** The numbers, or in their place what only experts use, which comes in a file of its own. */
import { useLater } from '../../../components/browser/useLater';
import { Pad, type PadProps } from './Pad';

const loadExpert = () => import('./expert/later');

export function Keys(props: PadProps) {
  const { game, entry } = props;
  // Colours on the board are drawn by what comes with it.
  const later = useLater(loadExpert, {
    mayBegin: game.view.extras !== undefined,
    isWanted: entry.isMarking,
  });
  return entry.isMarking && later ? <later.ExpertPad {...props} /> : <Pad {...props} />;
}
