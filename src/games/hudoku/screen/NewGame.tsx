import { useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { inForms } from '../../../core/inForms';
import { NewGameForm } from '../../../frame/dialogs/NewGameForm';
import { sandMs } from '../rules/modes';
import { DRAWINGS, templateOf } from '../rules/templates';
import { type Config, LEVELS, type Level, type Mode } from '../rules/types';
import { NOUNS } from '../words/nouns';
import { HINT_COST } from '../words/results';
import { BoardPicture } from './BoardPicture';

const TEMPLATE_OPTIONS = DRAWINGS.map(({ id }) => ({ value: id, label: id.replace('x', ' × ') }));

const LEVEL_LABELS: Readonly<Record<Level, string>> = {
  gentle: 'Gentle',
  steady: 'Steady',
  sharp: 'Sharp',
  fiendish: 'Fiendish',
};
const LEVEL_NOTES: Readonly<Record<Level, string>> = {
  gentle: 'Find the one number that fits a cell.',
  steady: 'Struck-out numbers and neighbouring regions matter too.',
  sharp: 'Pairs and locked numbers. Notes help.',
  fiendish: 'Triples, X-wings and chains, and never a guess.',
};

const MODE_OPTIONS = [
  { value: 'hourglass', label: 'Hourglass' },
  { value: 'extended', label: 'Extended' },
  { value: 'relaxed', label: 'Relaxed' },
] as const;
function modeNote(config: Config): string {
  const ms = sandMs(config);
  if (ms === null) return 'No hourglass. The score counts hints and errors, not time.';
  return `${inForms(ms / 1000, NOUNS.second)} for each number. Then one is revealed: ${HINT_COST}.`;
}

export interface NewGameProps {
  readonly config: Config;
  readonly onStart: (config: Config) => void;
}

export function NewGame({ config, onStart }: NewGameProps) {
  const [template, setTemplate] = useState(config.template);
  const [wanted, setWanted] = useState<Level>(config.level);
  const [mode, setMode] = useState<Mode>(config.mode);
  const { levels, fillable, regions } = templateOf(template);
  const level = levels.includes(wanted) ? wanted : (levels.at(-1) ?? 'gentle');
  return (
    <NewGameForm
      startLabel="Deal"
      onStart={() => onStart({ template, level, mode })}
      promise={<p>Every puzzle has exactly one solution, and you never have to guess.</p>}
    >
      <div className="flex items-center justify-between gap-x-5 gap-y-3">
        <SegmentedControl
          label="Board"
          options={TEMPLATE_OPTIONS}
          value={template}
          onChange={setTemplate}
          note={`${inForms(regions.length, NOUNS.region)}, ${inForms(fillable.length, NOUNS.cell)}.`}
        />
        <BoardPicture template={templateOf(template)} />
      </div>
      <SegmentedControl
        label="Level"
        options={LEVELS.map((value) => ({
          value,
          label: LEVEL_LABELS[value],
          disabled: !levels.includes(value),
        }))}
        value={level}
        onChange={setWanted}
        note={
          levels.includes('fiendish')
            ? LEVEL_NOTES[level]
            : `${LEVEL_NOTES[level]} Fiendish needs a larger board.`
        }
      />
      <SegmentedControl
        label="Time"
        options={MODE_OPTIONS}
        value={mode}
        onChange={setMode}
        note={modeNote({ template, level, mode })}
      />
    </NewGameForm>
  );
}
