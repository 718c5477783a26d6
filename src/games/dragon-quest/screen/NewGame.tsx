import { useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { NewGameForm } from '../../../frame/dialogs/NewGameForm';
import { formatConfig, presets } from '../rules/config';
import type { Config } from '../rules/types';
import { GRADE_PROMISE, SETTING_NOTES } from '../words/grades';
import { configName } from '../words/names';

const OPTIONS = presets.map(({ config }) => ({ value: formatConfig(config), label: configName(config) }));

export interface NewGameProps {
  readonly config: Config;
  readonly onStart: (config: Config) => void;
}

export function NewGame({ config, onStart }: NewGameProps) {
  const [chosen, choose] = useState(formatConfig(config));
  const found = presets.find((preset) => formatConfig(preset.config) === chosen)?.config ?? config;
  return (
    <NewGameForm
      startLabel="Enter the dungeon"
      onStart={() => onStart(found)}
      promise={<p>{GRADE_PROMISE}</p>}
    >
      <SegmentedControl
        label="How hard"
        options={OPTIONS}
        value={chosen}
        onChange={choose}
        note={SETTING_NOTES[chosen]}
      />
    </NewGameForm>
  );
}
