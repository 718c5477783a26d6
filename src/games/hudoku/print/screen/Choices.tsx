/** What is chosen before Hudoku is printed. */
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { AnswerChoice } from '../../../../frame/print/AnswerChoice';
import { PageCount } from '../../../../frame/print/PageCount';
import { SourceChoice } from '../../../../frame/print/SourceChoice';
import { MOST_PAGES } from '../../../../frame/print/usePrinting';
import { isOwnTemplate } from '../../rules/ownTemplates';
import { templateOf } from '../../rules/templates';
import { LEVELS } from '../../rules/types';
import { LEVEL_LABELS, TEMPLATE_OPTIONS } from '../../screen/NewGame';
import { PER_PAGE, type Printing } from './printable';

const PER_PAGE_OPTIONS = PER_PAGE.map((many) => ({ value: String(many), label: String(many) }));

export function Choices({ own, choice, choose, puzzles }: Printing) {
  const { isThis, perPage, answers } = choice;
  return (
    <>
      {own && (
        <SourceChoice isThis={isThis} onChange={(one) => choose({ isThis: one, perPage: one ? 1 : 2 })} />
      )}
      {!isThis && <NewPuzzles own={own} choice={choice} choose={choose} />}
      <SegmentedControl
        label="Puzzles on a page"
        options={PER_PAGE_OPTIONS}
        value={String(perPage)}
        onChange={(value) => choose({ perPage: PER_PAGE.find((many) => String(many) === value) ?? perPage })}
      />
      <AnswerChoice
        count={isThis ? puzzles.length : perPage * choice.pages}
        value={answers}
        onChange={(place) => choose({ answers: place })}
      />
    </>
  );
}

function NewPuzzles({ own, choice: { config, pages }, choose }: Pick<Printing, 'own' | 'choice' | 'choose'>) {
  const ownTemplate = own?.config.template ?? '';
  const boards = isOwnTemplate(ownTemplate)
    ? [{ value: ownTemplate, label: 'Own' }, ...TEMPLATE_OPTIONS]
    : TEMPLATE_OPTIONS;
  const { levels } = templateOf(config.template);

  function chooseBoard(template: string): void {
    const reached = templateOf(template).levels;
    const level = reached.includes(config.level) ? config.level : (reached.at(-1) ?? 'gentle');
    choose({ config: { ...config, template, level } });
  }

  return (
    <>
      <SegmentedControl label="Board" options={boards} value={config.template} onChange={chooseBoard} />
      <SegmentedControl
        label="Level"
        options={LEVELS.map((value) => ({
          value,
          label: LEVEL_LABELS[value],
          disabled: !levels.includes(value),
        }))}
        value={config.level}
        onChange={(level) => choose({ config: { ...config, level } })}
        note={levels.includes('fiendish') ? undefined : 'Fiendish needs a larger board.'}
      />
      <PageCount most={MOST_PAGES} value={pages} onChange={(count) => choose({ pages: count })} />
    </>
  );
}
