/** How many herbs there are, how many numbers, and what the players are told. */
import { useState } from 'react';
import { Button } from '../../../../components/Button';
import { Modal } from '../../../../components/Modal';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { Switch } from '../../../../components/Switch';
import { type Settings, withSettings } from '../../making/setting';
import type { Sketch } from '../../making/sketch';
import { HERB_COUNTS } from '../../recipe/screen/numberOptions';
import { LONG_RECIPE, SHORT_RECIPE } from '../../recipe/types';
import { sketchFault } from '../words/faults';
import type { Secret } from './useSecret';

interface SettingsDialogProps {
  readonly sketch: Sketch;
  readonly take: Secret['take'];
  readonly onClose: () => void;
}

export function SettingsDialog({ sketch, take, onClose }: SettingsDialogProps) {
  const [settings, setSettings] = useState<Settings>({ ...sketch, herbs: sketch.herbs.length });
  const [refusal, setRefusal] = useState('');
  const { herbs, codeLength, variable, events } = settings;
  const canBeLong = herbs >= LONG_RECIPE;
  const set = (changed: Partial<Settings>) => setSettings({ ...settings, ...changed });
  const isLong = codeLength === LONG_RECIPE;

  function setHerbs(count: number): void {
    set({ herbs: count, ...(count < LONG_RECIPE && { codeLength: SHORT_RECIPE, variable: false }) });
  }

  function done(): void {
    const made = withSettings(sketch, settings);
    if (take(made)) onClose();
    else if (!made.ok) setRefusal(sketchFault(made.fault));
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="Herbs and numbers"
      size="small"
      footer={
        <Button kind="primary" onClick={done}>
          Done
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4 [--segment-pad:0.625rem]">
        <SegmentedControl
          label="Herbs"
          options={HERB_COUNTS}
          value={String(herbs)}
          onChange={(value) => setHerbs(Number(value))}
        />
        <SegmentedControl
          label="Numbers in the recipe"
          options={[
            { value: String(SHORT_RECIPE), label: '1 to 4' },
            { value: String(LONG_RECIPE), label: '1 to 6', disabled: !canBeLong },
          ]}
          value={String(codeLength)}
          onChange={(value) => set({ codeLength: Number(value) })}
        />
        <Switch
          label="Keep the length secret"
          note={
            isLong
              ? 'With six numbers it always is: players know only that there are four or six.'
              : 'Players know only that there are four numbers or six.'
          }
          checked={variable || isLong}
          disabled={isLong || !canBeLong}
          onChange={(checked) => set({ variable: checked })}
        />
        <Switch
          label="Random events"
          note="After every potion something happens at the table: good, bad or neither."
          checked={events}
          onChange={(checked) => set({ events: checked })}
        />
        {refusal !== '' && (
          <p role="alert" className="text-sm font-semibold text-bad">
            {refusal}
          </p>
        )}
      </div>
    </Modal>
  );
}
