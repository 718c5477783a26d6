/** Everything a player can set; each takes effect at once. */

import IconSystem from '~icons/ph/monitor';
import IconDark from '~icons/ph/moon';
import IconLight from '~icons/ph/sun';
import { sound } from '../../components/browser/sound';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Switch } from '../../components/Switch';
import { useSettings } from '../../frame/useSettings';
import { settings } from '../../store/browser';
import type { Settings as Values } from '../../store/settings';
import { PageShell } from '../boot/PageShell';
import { Panel } from '../boot/Panel';
import { DataSettings } from './DataSettings';
import { Done } from './Done';
import { InstallSettings } from './InstallSettings';

const set = (change: Partial<Values>) => settings.setState(change);

export default function Settings() {
  return (
    <PageShell title="Settings" intro="Changes take effect at once and are kept in this browser.">
      <Done />
      <LookSettings />
      <MotionSettings />
      <PlaySettings />
      <InstallSettings />
      <DataSettings />
    </PageShell>
  );
}

function LookSettings() {
  const { theme, contrast, symbols } = useSettings();
  return (
    <Panel title="Light and colour">
      <SegmentedControl
        beside
        label="Theme"
        value={theme}
        onChange={(next) => set({ theme: next })}
        options={[
          { value: 'system', label: 'System', icon: <IconSystem /> },
          { value: 'light', label: 'Light', icon: <IconLight /> },
          { value: 'dark', label: 'Dark', icon: <IconDark /> },
        ]}
      />
      <Switch
        label="High contrast"
        note="Black, white and strong lines, in either theme."
        checked={contrast === 'high'}
        onChange={(on) => set({ contrast: on ? 'high' : 'normal' })}
      />
      <Switch
        label="Colour-blind-safe symbols"
        note="Adds a shape wherever colours tell things apart."
        checked={symbols}
        onChange={(on) => set({ symbols: on })}
      />
    </Panel>
  );
}

function MotionSettings() {
  const { motion, speed, sound: sounds } = useSettings();
  return (
    <Panel title="Motion and sound">
      <SegmentedControl
        beside
        label="Motion"
        value={motion}
        onChange={(next) => set({ motion: next })}
        options={[
          { value: 'system', label: 'System' },
          { value: 'full', label: 'Full' },
          { value: 'reduced', label: 'Reduced' },
        ]}
      />
      <SegmentedControl
        beside
        label="Animation speed"
        value={speed}
        onChange={(next) => set({ speed: next })}
        options={[
          { value: 'slow', label: 'Slow' },
          { value: 'normal', label: 'Normal' },
          { value: 'fast', label: 'Fast' },
        ]}
      />
      <Switch
        label="Sound"
        note="A few quiet sounds, as of wood and glass."
        checked={sounds}
        onChange={(on) => {
          set({ sound: on });
          // So that one hears at once what was turned on.
          if (on) sound.play('match');
        }}
      />
    </Panel>
  );
}

const TIMER_NOTES: Readonly<Record<Values['timers'], string>> = {
  on: 'Clocks are shown, and the hourglass runs.',
  extended: 'Clocks are shown, and the hourglass gives twice the time.',
  off: 'No clocks are shown, and the hourglass does not run.',
};

function PlaySettings() {
  const { timers, letterKeys, newerCards } = useSettings();
  return (
    <Panel title="Play">
      <SegmentedControl
        beside
        label="Timers"
        value={timers}
        onChange={(next) => set({ timers: next })}
        note={TIMER_NOTES[timers]}
        options={[
          { value: 'on', label: 'On' },
          { value: 'extended', label: 'Extended' },
          { value: 'off', label: 'Off' },
        ]}
      />
      <Switch
        label="Letter keys"
        note="H for a hint, U for undo and so on. Arrows and Enter always work."
        checked={letterKeys}
        onChange={(on) => set({ letterKeys: on })}
      />
      <Switch
        label="New cards for Dokuborn"
        note="Asks lorcanajson.org once a week whether there are new cards. Nothing about you is sent."
        checked={newerCards === 'yes'}
        // The first edition may still be open in another tab.
        onChange={(on) => set({ newerCards: on ? 'yes' : 'no', liveCards: on })}
      />
    </Panel>
  );
}
