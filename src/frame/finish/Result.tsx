/** What a game's end comes to in the frame: in short for the band, whole for the sheet, and what to do next. */
import IconRestart from '~icons/ph/arrow-counter-clockwise';
import IconDaily from '~icons/ph/calendar-blank';
import IconNew from '~icons/ph/plus-circle';
import IconOtherRun from '~icons/ph/swap';
import { buttonClass } from '../../components/Button';
import { daysInARow } from '../../components/daysInARow';
import type { FinishWords, FrameControls, FrameGame } from '../frame';
import { aidsOf, resultToShare } from '../frameWords';
import { BACK_TO_FIRST } from '../runWords';
import type { NextDaily, ScreenProps } from '../ScreenProps';
import type { EndBandProps } from '../say/EndBand';
import { shortDay } from '../words/days';
import type { EndAction } from './EndButton';
import { FinishSheet } from './FinishSheet';

export interface End {
  readonly words: FinishWords;
  readonly game: FrameGame;
  /** Null: all dailies of its day have been played; undefined: it is none, or that is not known. */
  readonly next: NextDaily | null | undefined;
  /** Days in a row. */
  readonly streak: number;
  readonly screen: ScreenProps;
  readonly controls: FrameControls;
  readonly onNew: () => void;
}

/** The first is what to do next. */
export function actionsAfter({
  game,
  next,
  screen,
  controls,
  onNew,
}: End): readonly [EndAction, ...EndAction[]] {
  const newGame = { id: 'new', label: 'New game', onPress: onNew, icon: <IconNew /> };
  const again = { id: 'again', label: 'Same deal again', onPress: controls.again, icon: <IconRestart /> };
  const lead = leadOf(game, next, screen, controls);
  return lead ? [lead, newGame, again] : [newGame, again];
}

function leadOf(
  game: FrameGame,
  next: End['next'],
  { link }: ScreenProps,
  { backToFirstRun }: FrameControls,
): EndAction | null {
  if (game.otherRun === 'first')
    return { id: 'firstRun', label: BACK_TO_FIRST, onPress: backToFirstRun, icon: <IconOtherRun /> };
  return next
    ? {
        id: 'nextDaily',
        label: dailyOf(next.title),
        href: next.href,
        link,
        icon: <IconDaily />,
      }
    : null;
}

/** `Hudoku’s daily`, `Wondering Witches’ daily` */
function dailyOf(title: string): string {
  return `${title}${title.endsWith('s') ? '’' : '’s'} daily`;
}

export function endInShort(end: End): Omit<EndBandProps, 'isOpen' | 'onOpen'> {
  const { words, game } = end;
  return {
    outcome: game.status.kind === 'won' ? 'won' : 'lost',
    headline: words.headline,
    figure: words.rows[0],
    next: actionsAfter(end)[0],
  };
}

interface ResultProps {
  readonly end: End;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function Result({ end, isOpen, onClose }: ResultProps) {
  const { words, game, streak, controls, screen } = end;
  const code = controls.code();
  const url = code === null || game.day !== null ? null : screen.urlOf(code);
  return (
    <FinishSheet
      headline={words.headline}
      rows={words.rows}
      details={words.details}
      isOpen={isOpen}
      onClose={onClose}
      aids={[...aidsOf(game.tally), ...(words.aids ?? [])]}
      unranked={game.practice ? 'For practice, outside the records' : undefined}
      streak={streak > 1 ? daysInARow(streak) : undefined}
      share={resultToShare(words, url, game)}
      actions={actionsAfter(end)}
      next={<Next {...end} />}
    >
      {words.children}
    </FinishSheet>
  );
}

/** Of dailies, where no button of the sheet says it. */
function Next({ game, next, screen }: End) {
  const { link: Link } = screen;
  if (game.day === null) {
    return (
      <Link href={screen.dailyHref} className={buttonClass('quiet', true)}>
        <span className="icon" aria-hidden="true">
          <IconDaily />
        </span>
        Play today’s daily
      </Link>
    );
  }
  if (next !== null || game.otherRun === 'first') return null;
  return <p className="text-sm text-soft">All dailies of {shortDay(game.day)} are played.</p>;
}
