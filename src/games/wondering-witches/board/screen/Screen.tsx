/** Board: draws a board for those who play on paper, to print, to download, to share. */
import { useCallback, useMemo, useState } from 'react';
import IconBack from '~icons/ph/arrow-u-up-left';
import IconDownload from '~icons/ph/download-simple';
import IconCode from '~icons/ph/keyboard';
import IconNew from '~icons/ph/plus-circle';
import IconPrint from '~icons/ph/printer';
import IconRules from '~icons/ph/question';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../../../components/Button';
import { useLater } from '../../../../components/browser/useLater';
import { useTakenBack } from '../../../../components/browser/useTakenBack';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import type { ToolbarAction } from '../../../../components/ToolbarButton';
import type { ScreenProps } from '../../../../frame/ScreenProps';
import { GameShell } from '../../../../frame/shell/GameShell';
import { useGameKeys } from '../../../../frame/useGameKeys';
import { useSettings } from '../../../../frame/useSettings';
import { wish } from '../../recipe/wishes';
import { SHEET, sheetOf } from '../drawing/sheet';
import { sheetTitle } from '../drawing/svg';
import { recipeFor } from '../rules/levels';
import type { Board } from '../rules/types';
import { configInWords, kindInWords, TITLE } from '../words/configWords';
import { BoardChoices } from './BoardChoices';
import type { Dialog } from './BoardDialogs';
import { BoardFrame } from './BoardFrame';
import { BoardInWords } from './BoardInWords';
import { BoardPrint } from './BoardPrint';
import { BoardSheet } from './BoardSheet';
import { choose, dismissFault, goBack, newBoard } from './boardStore';
import { type ShownBoard, useBoard } from './useBoard';
import '../../screen/styles/board.css';

const MOOD = 'wondering-witches';

/** The sheet as wide as the window, and the choices below it. */
const SIZES =
  '[--say:2.5rem] [--play:clamp(9rem,100dvh_-_29.5rem,40rem)] tablet:[--play:clamp(12rem,100dvh_-_50rem,30rem)] lying:[--say:3.25rem] lying:[--play:0rem] wide:[--say:5.75rem] wide:[--play:0rem]';

const PANEL = 'grid min-h-full grid-cols-1 content-start gap-4 rounded-lg bg-surface p-4 paper-rest';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-accent-text underline';

const loadDialogs = () => import('./BoardDialogs');

export default function BoardScreen(screen: ScreenProps) {
  const { shown, canGoBack, fault } = useBoard(screen);
  const { letterKeys } = useSettings();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const dialogs = useLater(loadDialogs, { mayBegin: shown !== null, isWanted: dialog !== null });
  useTakenBack(dialog !== null && dialogs === null, close);
  const { toolbar, menu } = actions(canGoBack, setDialog);
  useGameKeys([...toolbar, ...menu], letterKeys);

  return (
    <div className="contents" data-mood={MOOD}>
      <GameShell
        mood={MOOD}
        title={TITLE}
        subtitle={shown ? kindInWords(shown.board.config) : 'Boards for paper'}
        shape={SHEET.width / SHEET.height}
        sizes={SIZES}
        homeHref={screen.homeHref}
        rooms={screen.rooms}
        link={screen.link}
        toolbar={toolbar}
        menu={menu}
        announcement={shown ? `${configInWords(shown.board.config)}, code ${shown.code}.` : undefined}
        voices={{
          notice: fault === null ? null : { text: fault, tone: 'bad', onDismiss: dismissFault },
          quiet: shown && (
            <p className="truncate text-center text-xs/tight text-soft lying:whitespace-normal lying:wrap-anywhere">
              A board to print and play on paper.
              <br />
              Code <span className="code">{shown.code}</span>
            </p>
          ),
        }}
        play={
          shown && (
            <div className={PANEL}>
              <BoardChoices config={shown.board.config} onChoose={choose} />
              <Button kind="primary" icon={<IconNew />} onClick={newBoard}>
                New board
              </Button>
              <RecipeLink screen={screen} board={shown.board} />
              <BoardInWords board={shown.board} />
            </div>
          )
        }
      >
        {shown && <ShownSheet {...shown} />}
      </GameShell>
      {shown && dialogs && <dialogs.BoardDialogs {...shown} dialog={dialog} close={close} screen={screen} />}
    </div>
  );
}

function actions(
  canGoBack: boolean,
  open: (dialog: Dialog) => void,
): { toolbar: ToolbarAction[]; menu: ToolbarAction[] } {
  return {
    toolbar: [
      { id: 'new', label: 'New', icon: <IconNew />, onPress: newBoard, keyHint: 'N' },
      {
        id: 'undo',
        label: 'Previous',
        icon: <IconBack />,
        onPress: goBack,
        disabled: !canGoBack,
        keyHint: 'U',
      },
      { id: 'print', label: 'Print', icon: <IconPrint />, onPress: () => window.print(), keyHint: 'P' },
      {
        id: 'download',
        label: 'Download',
        icon: <IconDownload />,
        onPress: () => open('download'),
        keyHint: 'D',
      },
      { id: 'share', label: 'Share', icon: <IconShare />, onPress: () => open('share') },
    ],
    menu: [
      { id: 'code', label: 'Enter a code', icon: <IconCode />, onPress: () => open('code') },
      { id: 'rules', label: 'How to use', icon: <IconRules />, onPress: () => open('rules'), keyHint: '?' },
    ],
  };
}

/** Nothing is dealt before the link is followed. */
function RecipeLink({ screen, board }: { readonly screen: ScreenProps; readonly board: Board }) {
  const { link: Link, rooms } = screen;
  const brew = rooms.find(({ name }) => name === 'Brew');
  if (!brew) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on the link is a click
    <p onClick={() => wish('brew', recipeFor(board.config))}>
      <Link href={`${brew.href}?new`} className={LINK}>
        A recipe for this board, in Brew
      </Link>
    </p>
  );
}

const SIDES = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
] as const;

function ShownSheet({ board, code }: ShownBoard) {
  const [wanted, setWanted] = useState(0);
  const side = Math.min(wanted, board.config.sides - 1);
  const words = useMemo(() => ({ title: TITLE, code }), [code]);
  const drawing = useMemo(() => sheetOf(board, side, words), [board, side, words]);
  return (
    <>
      <BoardFrame
        head={
          board.config.sides > 1 && (
            <SegmentedControl
              label="Side of the sheet"
              hideLabel
              options={SIDES}
              value={side === 0 ? 'front' : 'back'}
              onChange={(value) => setWanted(value === 'front' ? 0 : 1)}
            />
          )
        }
      >
        <BoardSheet drawing={drawing} label={sheetTitle(board, [side], words)} />
      </BoardFrame>
      <BoardPrint board={board} words={words} />
    </>
  );
}
