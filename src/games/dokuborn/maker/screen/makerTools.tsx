/** The buttons around the grid on its way. */
import IconGlossary from '~icons/ph/book-open';
import IconClear from '~icons/ph/broom';
import IconSize from '~icons/ph/grid-nine';
import IconCode from '~icons/ph/keyboard';
import IconFill from '~icons/ph/magic-wand';
import IconPlay from '~icons/ph/play-fill';
import IconPrint from '~icons/ph/printer';
import IconShare from '~icons/ph/share-network';
import type { ToolbarAction } from '../../../../components/ToolbarButton';
import type { MakerProps } from '../../../../frame/maker/MakerProps';
import { openLines } from '../../making/sketch';
import { SIZES } from '../../rules/types';
import type { Dialog } from './MakerDialogs';
import type { Making } from './useMaking';

interface ToolsProps {
  readonly making: Making;
  readonly open: (dialog: Dialog) => void;
}

interface ProvenProps extends ToolsProps {
  /** Null: it is not proven yet. */
  readonly code: string | null;
  readonly onPlay: (code: string) => void;
}

interface MenuProps extends ToolsProps {
  /** Null: it is not proven yet. */
  readonly code: string | null;
  readonly onPrint: MakerProps['onPrint'];
}

export function makerTools({ making, code, onPlay, open }: ProvenProps): readonly ToolbarAction[] {
  return [
    {
      id: 'play',
      label: 'Play',
      icon: <IconPlay />,
      onPress: () => code !== null && onPlay(code),
      disabled: code === null,
    },
    {
      id: 'share-link',
      label: 'Share',
      icon: <IconShare />,
      onPress: () => open('share'),
      disabled: code === null,
    },
    {
      id: 'fill',
      label: 'Fill the rest',
      icon: <IconFill />,
      keyHint: 'F',
      onPress: () => open('fill'),
      disabled: openLines(making.sketch).length === 0 || making.judged.trouble !== null,
    },
  ];
}

export function makerMenu({ making, code, onPrint, open }: MenuProps): readonly ToolbarAction[] {
  const isBlank = openLines(making.sketch).length === making.sketch.lines.length;
  return [
    { id: 'glossary', label: 'What counts', icon: <IconGlossary />, onPress: () => open('glossary') },
    ...SIZES.filter((size) => size !== making.sketch.size).map((size) => ({
      id: `size-${size}`,
      label: `Make it ${size} × ${size}`,
      icon: <IconSize />,
      onPress: () => making.resize(size),
    })),
    {
      id: 'print',
      label: 'Print',
      icon: <IconPrint />,
      onPress: () => code !== null && onPrint?.(code),
      disabled: code === null,
    },
    { id: 'code', label: 'Begin with a code', icon: <IconCode />, onPress: () => open('code') },
    {
      id: 'clear-all',
      label: 'Clear all',
      icon: <IconClear />,
      onPress: making.clearAll,
      disabled: isBlank,
    },
  ];
}
