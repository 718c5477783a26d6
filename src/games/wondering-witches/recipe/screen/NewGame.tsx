/** Six levels, each with what it means, and Custom with every switch by itself. */
import { useId, useState } from 'react';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { Switch } from '../../../../components/Switch';
import { plural } from '../../../../core/plural';
import { NewGameForm } from '../../../../frame/dialogs/NewGameForm';
import { INGREDIENTS } from '../ingredients';
import { formatConfig, LEVELS } from '../levels';
import { NOUNS } from '../nouns';
import { type EffectLevel, LONG_RECIPE, MIN_INGREDIENTS, type WitchConfig } from '../types';

const LEVEL_NOTES: Readonly<Record<string, string>> = {
  'First Game': 'Six herbs, four of them in the recipe. No effects; decoys do nothing.',
  Beginner: 'Six herbs, and hidden effects on some of them.',
  'Amateur Witch': 'Eight herbs with effects: twice the decoys.',
  'Spice Sorcerer': 'Decoys that pretend: always wrongly grown, or with a false number.',
  'Potion Master': 'The recipe has four or six numbers, and nobody says which.',
  'High Witch': 'All ten herbs, more effects, and complex ones among them.',
};
const CUSTOM = 'Custom';

const EFFECT_OPTIONS = [
  { value: '0', label: 'None' },
  { value: '1', label: 'Some' },
  { value: '2', label: 'Many' },
] as const;
const EFFECT_NOTES: Readonly<Record<EffectLevel, string>> = {
  0: 'Order and growth are all there is.',
  1: 'About one for every two herbs, at least one of each kind.',
  2: 'About three for every four herbs, complex ones included.',
};

const HERB_COUNTS = Array.from({ length: INGREDIENTS.length - MIN_INGREDIENTS + 1 }, (_, index) =>
  String(MIN_INGREDIENTS + index),
).map((value) => ({ value, label: value }));

export interface NewGameProps {
  readonly config: WitchConfig;
  /** With paper boards, or with the one on the screen. */
  readonly plays?: 'solo' | undefined;
  readonly onStart: (config: WitchConfig) => void;
}

export function NewGame({ config, plays, onStart }: NewGameProps) {
  const [level, setLevel] = useState(() => levelOf(config));
  const [custom, setCustom] = useState<WitchConfig>(config);
  const [events, setEvents] = useState(config.events);
  const base = LEVELS.find(({ name }) => name === level)?.config ?? custom;

  function choose(name: string): void {
    // Custom begins where the level before it was.
    if (name === CUSTOM) setCustom(base);
    setLevel(name);
  }

  return (
    <NewGameForm startLabel="Hide a new recipe" onStart={() => onStart({ ...base, events })}>
      <Levels level={level} onChange={choose} />
      {level === CUSTOM && <CustomSwitches config={custom} plays={plays} onChange={setCustom} />}
      <Switch
        label="Random events"
        note={`After every potion something happens ${plays === 'solo' ? 'in your garden' : 'at the table'}: good, bad or neither.`}
        checked={events}
        onChange={setEvents}
      />
    </NewGameForm>
  );
}

function levelOf(config: WitchConfig): string {
  const plain = formatConfig({ ...config, events: false });
  return LEVELS.find((known) => formatConfig(known.config) === plain)?.name ?? CUSTOM;
}

function Levels({ level, onChange }: { readonly level: string; readonly onChange: (name: string) => void }) {
  const group = useId();
  const choices = [
    ...LEVELS.map(({ name }) => ({ name, note: LEVEL_NOTES[name] ?? '' })),
    { name: CUSTOM, note: 'Every switch by itself.' },
  ];
  return (
    <fieldset className="ww-levels">
      <legend className="field-label">Level</legend>
      {choices.map(({ name, note }, index) => (
        <label key={name} className="ww-level">
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === level}
            aria-label={name}
            aria-describedby={`${group}-${index}`}
            onChange={() => onChange(name)}
          />
          <b>{name}</b>
          <span id={`${group}-${index}`} className="field-note">
            {note}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function CustomSwitches({
  config,
  plays,
  onChange,
}: Pick<NewGameProps, 'plays'> & {
  readonly config: WitchConfig;
  readonly onChange: (config: WitchConfig) => void;
}) {
  const canVary = config.ingredients >= LONG_RECIPE;
  const setHerbs = (ingredients: number) =>
    onChange({ ...config, ingredients, variable: config.variable && ingredients >= LONG_RECIPE });
  const effects = EFFECT_OPTIONS.map(({ value }) => value).find((value) => Number(value) === config.effects);
  return (
    <div className="ww-custom">
      <SegmentedControl
        label="Herbs"
        options={HERB_COUNTS}
        value={String(config.ingredients)}
        onChange={(value) => setHerbs(Number(value))}
      />
      <SegmentedControl
        label="Effects"
        options={EFFECT_OPTIONS}
        value={effects ?? '0'}
        note={EFFECT_NOTES[config.effects]}
        onChange={(value) => onChange({ ...config, effects: value === '2' ? 2 : value === '1' ? 1 : 0 })}
      />
      <Switch
        label="Drama decoys"
        note="Some decoys are always wrongly grown, some pretend to have a number."
        checked={config.drama}
        onChange={(drama) => onChange({ ...config, drama })}
      />
      <Switch
        label="Variable recipe"
        note={
          canVary
            ? 'Four numbers or six, and nobody says which.'
            : `Needs at least ${plural(LONG_RECIPE, NOUNS.herb)}.`
        }
        checked={config.variable}
        disabled={!canVary}
        onChange={(variable) => onChange({ ...config, variable })}
      />
      <Switch
        label="Special cells"
        note={
          plays === 'solo'
            ? 'Some cells of your garden have powers of their own, good and bad.'
            : 'Your paper boards have cells with powers of their own. The recipe stays as it is.'
        }
        checked={config.specials}
        onChange={(specials) => onChange({ ...config, specials })}
      />
    </div>
  );
}
