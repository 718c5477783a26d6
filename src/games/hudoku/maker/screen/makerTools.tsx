/** The verbs of the maker. */

import IconGoOn from '~icons/ph/arrow-right';
import IconClear from '~icons/ph/eraser';
import IconThin from '~icons/ph/feather';
import IconUnique from '~icons/ph/fingerprint';
import IconBoard from '~icons/ph/grid-four';
import IconFill from '~icons/ph/magic-wand';
import IconDraw from '~icons/ph/pencil-ruler';
import IconPlay from '~icons/ph/play';
import IconPrint from '~icons/ph/printer';
import IconText from '~icons/ph/text-align-left';
import type { ToolbarAction } from '../../../../components/ToolbarButton';
import { type Sketch, withoutNumbers } from '../../making/sketch';
import type { Dialog } from './MakerDialogs';
import { store } from './sketchStore';
import type { Known } from './useMaking';
import type { Placing } from './usePlacing';

interface Making {
  readonly known: Known;
  readonly isWorking: boolean;
  readonly open: (dialog: Dialog) => void;
}

/** Offered for play only where it has one solution. */
export function canBePlayed({ proof, isDue, left }: Known): boolean {
  return proof?.kind === 'one' && !isDue && left > 0;
}

export function makerTools({ known, isWorking, open }: Making): ToolbarAction[] {
  return [
    {
      id: 'play',
      label: 'Play',
      icon: <IconPlay />,
      onPress: () => open('play'),
      disabled: isWorking || !canBePlayed(known),
      keyHint: 'P',
    },
    { id: 'board', label: 'Board', icon: <IconBoard />, onPress: () => open('board'), keyHint: 'B' },
    { id: 'text', label: 'Text', icon: <IconText />, onPress: () => open('text'), keyHint: 'T' },
  ];
}

interface MenuParts {
  readonly known: Known;
  readonly sketch: Sketch;
  readonly placing: Placing;
  readonly open: (dialog: Dialog) => void;
  readonly onUnique: () => void;
  readonly onPrint: () => void;
}

export function makerMenu({ known, sketch, placing, open, onUnique, onPrint }: MenuParts): ToolbarAction[] {
  const isSound = known.template.ok && known.contradictions.length === 0;
  return [
    {
      id: 'draw',
      label: 'Draw the board',
      icon: <IconDraw />,
      onPress: () => placing.setDrawing(!placing.drawing),
      pressed: placing.drawing,
      keyHint: 'D',
    },
    {
      id: 'unique',
      label: 'Make it unique',
      icon: <IconUnique />,
      onPress: onUnique,
      disabled: known.proof?.kind !== 'many',
    },
    {
      id: 'thin',
      label: 'Thin it out',
      icon: <IconThin />,
      onPress: () => open('thin'),
      disabled: !isSound || known.proof?.kind !== 'one',
    },
    {
      id: 'fill',
      label: 'Fill it for me',
      icon: <IconFill />,
      onPress: () => open('fill'),
      disabled: !known.template.ok,
    },
    { id: 'print', label: 'Print', icon: <IconPrint />, onPress: onPrint, disabled: !canBePlayed(known) },
    {
      id: 'clear',
      label: 'Clear all numbers',
      icon: <IconClear />,
      onPress: () => store.change(withoutNumbers(sketch)),
      disabled: sketch.numbers.every((number) => number === 0),
    },
    {
      id: 'goOnKey',
      label: 'Go on after each number',
      icon: <IconGoOn />,
      onPress: () => placing.setGoesOn(!placing.goesOn),
      pressed: placing.goesOn,
      keyHint: 'G',
    },
  ];
}
