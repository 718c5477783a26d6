import type { View } from '../../rules/view';
import { shownFieldOf } from '../../screen/shownField';
import { placeIn } from '../../words/labels';
import type { PlaceOf } from '../words/said';

/** Where a cell of the field is on the board that is shown. */
export function placesOn(view: View): PlaceOf {
  const hall = shownFieldOf(view.window);
  return (cell) => placeIn(hall, hall.toShown(cell) ?? 0);
}
