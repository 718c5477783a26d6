/** The whole end: what the sheet shows of it. */
import IconDaily from '~icons/ph/calendar-blank';
import { buttonClass } from '../../components/Button';
import { daysInARow } from '../../components/daysInARow';
import { shortDay } from '../words/days';
import { actionsAfter, type End } from './end';
import { FinishSheet } from './FinishSheet';
import { aidsOf, resultToShare } from './resultWords';

interface ResultProps {
  readonly end: End;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function Result({ end, isOpen, onClose }: ResultProps) {
  const { words, game, streak, controls, screen, beside, onSendRun } = end;
  const code = controls.code();
  const url = code === null || game.day !== null ? null : screen.urlOf(code);
  return (
    <FinishSheet
      headline={words.headline}
      rows={words.rows}
      details={words.details}
      isOpen={isOpen}
      onClose={onClose}
      isWon={game.status.kind === 'won'}
      aids={[...aidsOf(game.tally), ...(words.aids ?? [])]}
      unranked={game.practice ? 'For practice, outside the records' : undefined}
      streak={streak > 1 ? daysInARow(streak) : undefined}
      share={resultToShare(words, url, game)}
      onSendRun={onSendRun}
      beside={beside}
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
