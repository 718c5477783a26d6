/** What a board can be: players and level first, the single settings under *More*. Every change is drawn at once. */
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { Switch } from '../../../../components/Switch';
import { plural } from '../../../../frame/words/plural';
import { More } from '../../recipe/screen/More';
import { HERB_COUNTS, numberOptions } from '../../recipe/screen/numberOptions';
import { LONG_RECIPE, SHORT_RECIPE } from '../../recipe/types';
import { LEVEL_NAMES } from '../../recipe/words/configName';
import { BOARD_LEVEL_CODES, type BoardLevelCode, boardLevel, boardLevelOf } from '../rules/levels';
import { BOARD_STYLES, type BoardConfig, MAX_PLAYERS } from '../rules/types';

const STYLES = [
  { value: 'classic', label: 'Classic' },
  { value: 'modern', label: 'Modern' },
] as const;
const STYLE_NOTES = {
  classic: 'Half gardens, where herbs grow, and half cauldrons, where they are tested.',
  modern: 'Gardens only. Herbs are tested where they grow.',
} as const;

const PLAYERS = numberOptions(1, MAX_PLAYERS);
const SIDES = [
  { value: '1', label: 'One side' },
  { value: '2', label: 'Both sides' },
] as const;

const LEVEL_OPTIONS = BOARD_LEVEL_CODES.map((code) => ({ value: code, label: LEVEL_NAMES[code] }));

const COLUMNS =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] items-start gap-x-8 gap-y-4 [--segment-pad:0.6875rem]';

interface BoardChoicesProps {
  readonly config: BoardConfig;
  readonly onChoose: (wanted: Partial<BoardConfig>) => void;
}

export function BoardChoices({ config, onChoose }: BoardChoicesProps) {
  const level = boardLevelOf(config);
  return (
    <div className={COLUMNS}>
      <SegmentedControl
        label="Players"
        options={PLAYERS}
        value={String(config.players)}
        onChange={(players) => onChoose({ players: Number(players) })}
      />
      {/* Two and two, since in a row of three the fourth would stand alone. */}
      <div className="[&_.segment]:basis-2/5">
        <SegmentedControl<BoardLevelCode | 'own'>
          label="Level"
          options={LEVEL_OPTIONS}
          value={level ?? 'own'}
          note={levelNote(config)}
          onChange={(code) => {
            if (code !== 'own') onChoose(boardLevel(code));
          }}
        />
      </div>
      <div className="col-span-full">
        <More>
          <div className={COLUMNS}>
            <SingleChoices config={config} onChoose={onChoose} />
          </div>
        </More>
      </div>
    </div>
  );
}

/** In words what the level has set, or the player. */
function levelNote({ ingredients, recipe, specials }: BoardConfig): string {
  const cells = specials ? 'special cells' : 'no special cells';
  return `${plural(ingredients, 'herb')}, recipes of up to ${plural(recipe, 'number')}, ${cells}.`;
}

function SingleChoices({ config, onChoose }: BoardChoicesProps) {
  const canBeLong = config.ingredients >= LONG_RECIPE;
  const setHerbs = (ingredients: number) =>
    onChoose({ ingredients, recipe: ingredients < LONG_RECIPE ? SHORT_RECIPE : config.recipe });
  return (
    <>
      <SegmentedControl
        label="Kind"
        options={STYLES}
        value={config.style}
        note={STYLE_NOTES[config.style]}
        onChange={(style) => onChoose({ style: BOARD_STYLES.find((known) => known === style) ?? 'classic' })}
      />
      <SegmentedControl
        label="Sheet"
        options={SIDES}
        value={config.sides === 2 ? '2' : '1'}
        onChange={(sides) => onChoose({ sides: Number(sides) })}
      />
      <SegmentedControl
        label="Herbs"
        options={HERB_COUNTS}
        value={String(config.ingredients)}
        onChange={(herbs) => setHerbs(Number(herbs))}
      />
      <SegmentedControl
        label="Longest recipe"
        options={[
          { value: String(SHORT_RECIPE), label: plural(SHORT_RECIPE, 'number') },
          { value: String(LONG_RECIPE), label: plural(LONG_RECIPE, 'number'), disabled: !canBeLong },
        ]}
        value={String(config.recipe)}
        note={canBeLong ? undefined : `Six numbers need at least ${plural(LONG_RECIPE, 'herb')}.`}
        onChange={(recipe) => onChoose({ recipe: Number(recipe) })}
      />
      <Switch
        label="Special cells"
        note="A few cells with powers of their own, explained on the sheet."
        checked={config.specials}
        onChange={(specials) => onChoose({ specials })}
      />
      <Switch label="A cell for notes" checked={config.notes} onChange={(notes) => onChoose({ notes })} />
    </>
  );
}
