/** The cards to choose from, with all that the conditions ask for. */
import IconRight from '~icons/ph/check-circle-fill';
import IconWrong from '~icons/ph/x-circle-fill';
import type { DrillProps } from '../../../../frame/study/StudyProps';
import { useInSight } from '../../../../frame/study/useInSight';
import { cardById } from '../../rules/pool';
import type { Card } from '../../rules/types';
import { factsOf } from '../../words/cards';
import { studyPool } from '../cards';
import type { GridStudy, OnlyPosition } from '../types';
import { typeInWords } from '../words/cells';

interface CardChoicesProps extends Pick<DrillProps<GridStudy>, 'answered' | 'onAnswer'> {
  readonly position: OnlyPosition;
}

export function CardChoices({ position, answered, onAnswer }: CardChoicesProps) {
  const pool = studyPool();
  const cards = position.choices.flatMap((id) => cardById(pool, id) ?? []);
  const chosen = answered?.answer.kind === 'card' ? answered.answer.card : null;
  const chosenInSight = useInSight(chosen);
  return (
    <ul
      className="grid content-start gap-1.5 px-2 py-1 tablet:grid-cols-2 wide:grid-cols-1 wide:gap-2 wide:px-0 wide:pt-3"
      aria-label="Cards to choose from"
    >
      {cards.map((card) => (
        <li key={card.id} ref={card.id === chosen ? chosenInSight : undefined} className="grid">
          <Choice
            card={card}
            isOpen={answered === null}
            isChosen={card.id === chosen}
            isRight={answered?.verdict.isRight === true}
            onChoose={() => onAnswer({ kind: 'card', card: card.id })}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly card: Card;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly isRight: boolean;
  readonly onChoose: () => void;
}

function rimOf(isOpen: boolean, isChosen: boolean): string {
  if (isChosen) return 'border border-accent bg-select';
  return `border border-edge bg-raised ${isOpen ? 'hover:bg-accent/8' : 'border-dashed'}`;
}

function Choice({ card, isOpen, isChosen, isRight, onChoose }: ChoiceProps) {
  const Icon = isRight ? IconRight : IconWrong;
  return (
    <button
      type="button"
      // Where the focus is, it stays: a button that is disabled would lose it.
      aria-disabled={!isOpen}
      className={`flex min-h-11 flex-wrap items-center gap-2 rounded-md px-3 py-1.5 text-start text-ink ${rimOf(isOpen, isChosen)}`}
      onClick={onChoose}
    >
      <span className="grid min-w-0 flex-[1_1_6rem] wrap-anywhere">
        <span className="text-sm/tight font-semibold">{card.fullName}</span>
        <span className="text-xs/tight text-pretty text-soft">
          {typeInWords(card)}, {factsOf(card)}
        </span>
      </span>
      {isChosen && (
        <span className={`icon text-lg ${isRight ? 'text-accent-text' : 'text-bad'}`} aria-hidden="true">
          <Icon />
        </span>
      )}
    </button>
  );
}
