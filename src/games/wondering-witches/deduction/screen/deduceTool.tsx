import IconDeduce from '~icons/ph/magnifying-glass';
import type { ToolbarAction } from '../../../../components/ToolbarButton';
import type { DeducePanel } from './useDeducePanel';

/** Its price stands on it until it is paid; then it is free until the next potion. */
export const DEDUCE_PRICE = '1 hint';

export function deduceTool(panel: DeducePanel, playing: boolean): ToolbarAction {
  return {
    id: 'deduce',
    label: 'Deduce',
    icon: <IconDeduce />,
    onPress: panel.deduce,
    disabled: !playing,
    price: panel.isPaid ? undefined : DEDUCE_PRICE,
  };
}
