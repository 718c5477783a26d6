import { useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { Switch } from '../../../components/Switch';
import { inForms } from '../../../core/inForms';
import { NewGameForm } from '../../../frame/dialogs/NewGameForm';
import { sandMs } from '../rules/modes';
import { DRAWINGS, templateOf } from '../rules/templates';
import { type Config, LEVELS, type Level, type Mode } from '../rules/types';
import { NOUNS } from '../words/nouns';
import { HINT_COST } from '../words/results';
import { BoardPicture } from './BoardPicture';

export const TEMPLATE_OPTIONS = DRAWINGS.map(({ id }) => ({ value: id, label: id.replace('x', ' × ') }));

export const LEVEL_LABELS: Readonly<Record<Level, string>> = {
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
type Timed = Exclude<Mode, 'unjudged'>;

function modeNote(config: Config): string {
  if (config.mode === 'unjudged') return 'No hourglass. The score counts help, and nothing else.';
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
  const [timed, setTimed] = useState<Timed>(config.mode === 'unjudged' ? 'relaxed' : config.mode);
  const [isJudged, setJudged] = useState(config.mode !== 'unjudged');
  const mode = isJudged ? timed : 'unjudged';
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
        value={isJudged ? timed : 'relaxed'}
        onChange={(chosen) => {
          setTimed(chosen);
          setJudged(true);
        }}
        note={modeNote({ template, level, mode })}
      />
      <details open={!isJudged}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">For experts</summary>
        <Switch
          label="Unjudged"
          note="A number stays, right or wrong. You win when all are right."
          checked={!isJudged}
          onChange={(checked) => setJudged(!checked)}
        />
      </details>
    </NewGameForm>
  );
}
