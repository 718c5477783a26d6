/** Six levels, each with what it means, and Custom with every switch by itself. */
import { useId, useState } from 'react';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { Switch } from '../../../../components/Switch';
import { NewGameForm } from '../../../../frame/dialogs/NewGameForm';
import { plural } from '../../../../frame/words/plural';
import { COURSE, type Lesson, type Level, levelAfter, levelOf } from '../levels';
import { type EffectLevel, LONG_RECIPE, type WitchConfig } from '../types';
import { LEVEL_NAMES } from '../words/configName';
import { explanationOf } from '../words/effects';
import { More } from './More';
import { HERB_COUNTS } from './numberOptions';

type LevelChoice = (Level | Lesson)['code'];

const LEVEL_NOTES: Readonly<Record<LevelChoice, string>> = {
  'first-game': 'Six herbs, four of them in the recipe. No effects; decoys do nothing.',
  'one-effect': 'Six herbs, and one of them is a Detective.',
  'two-effects': 'Six herbs, and two effects: Detective and Spicy.',
  'three-effects': 'Six herbs, and three effects: Detective, Spicy and Compost.',
  beginner: 'Six herbs, and hidden effects on some of them.',
  'amateur-witch': 'Eight herbs with effects: twice the decoys.',
  'spice-sorcerer': 'Decoys that pretend: always wrongly grown, or with a false number.',
  'potion-master': 'The recipe has four or six numbers, and nobody says which.',
  'high-witch': 'All ten herbs, more effects, and complex ones among them.',
};
/** A level, or every switch by itself. */
type Choice = LevelChoice | 'custom';

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

export interface NewGameProps {
  readonly config: WitchConfig;
  /** The last one has been found: the next level is proposed. */
  readonly isWon: boolean;
  /** With paper boards, or with the one on the screen. */
  readonly plays?: 'solo' | undefined;
  readonly onStart: (config: WitchConfig) => void;
}

export function NewGame({ config, isWon, plays, onStart }: NewGameProps) {
  const next = isWon ? levelAfter(config) : null;
  const proposed = next ?? levelOf(config);
  const [level, setLevel] = useState<Choice>(() => proposed?.code ?? 'custom');
  const [custom, setCustom] = useState<WitchConfig>(config);
  const [events, setEvents] = useState(config.events);
  const base = COURSE.find(({ code }) => code === level)?.config ?? custom;

  function choose(next: Choice): void {
    // Custom begins where the level before it was, but its effects are always drawn.
    if (next === 'custom') setCustom(withDrawnEffects(base));
    setLevel(next);
  }

  return (
    <NewGameForm startLabel="Hide a new recipe" onStart={() => onStart({ ...base, events })}>
      {next && (
        <p>
          You found the last recipe. Next: <b>{LEVEL_NAMES[next.code]}</b>. <News of={next} />
        </p>
      )}
      <Levels level={level} proposed={proposed} onChange={choose} />
      {level === 'custom' && <CustomSwitches config={custom} plays={plays} onChange={setCustom} />}
      <More isOpen={config.events}>
        <Switch
          label="Random events"
          note={`After every potion something happens ${plays === 'solo' ? 'in your garden' : 'at the table'}: good, bad or neither.`}
          checked={events}
          onChange={setEvents}
        />
      </More>
    </NewGameForm>
  );
}

/** What a lesson brings in is explained before it begins. */
function News({ of }: { readonly of: Level | Lesson }) {
  if (!('news' in of)) return null;
  return (
    <>
      New in this game: <b>{of.news}</b>. {explanationOf(of.news)}
    </>
  );
}

function withDrawnEffects({ taught: _none, ...config }: WitchConfig): WitchConfig {
  return config;
}

interface LevelsProps {
  readonly level: Choice;
  readonly proposed: Level | Lesson | null;
  readonly onChange: (level: Choice) => void;
}

interface NamedChoice {
  readonly choice: Choice;
  readonly name: string;
  readonly note: string;
}

/** A lesson stands among them while it is proposed or played. */
function choicesWith(proposed: Level | Lesson | null): readonly NamedChoice[] {
  const named = COURSE.filter((own) => !('news' in own) || own === proposed);
  return [
    ...named.map(({ code }) => ({ choice: code, name: LEVEL_NAMES[code], note: LEVEL_NOTES[code] })),
    { choice: 'custom', name: 'Custom', note: 'Every switch by itself.' },
  ];
}

const LEVEL =
  'relative grid min-h-11 cursor-pointer content-center gap-0.5 tablet:content-start rounded-md border border-edge bg-surface px-3 py-2 hover:bg-accent/8 has-checked:border-accent has-checked:bg-select has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:focus-ring forced-colors:has-checked:border-4 forced-colors:has-checked:border-[Highlight]';

function Levels({ level, proposed, onChange }: LevelsProps) {
  const group = useId();
  const choices = choicesWith(proposed);
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 tablet:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))]">
      <legend className="mb-2 font-semibold">Level</legend>
      {choices.map(({ choice, name, note }, index) => (
        <label key={choice} className={LEVEL}>
          <input
            className="absolute inset-0 cursor-[inherit] opacity-0"
            type="radio"
            name={group}
            value={choice}
            checked={choice === level}
            aria-label={name}
            aria-describedby={`${group}-${index}`}
            onChange={() => onChange(choice)}
          />
          <b className="font-title leading-tight font-semibold">{name}</b>
          <span id={`${group}-${index}`} className="hidden text-sm leading-snug text-soft tablet:block">
            {note}
          </span>
        </label>
      ))}
      <p className="col-span-full text-sm leading-snug text-soft tablet:hidden" aria-hidden="true">
        {choices.find(({ choice }) => choice === level)?.note}
      </p>
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md p-3.5 ring-1 ring-line ring-inset">
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
            : `Needs at least ${plural(LONG_RECIPE, 'herb')}.`
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
