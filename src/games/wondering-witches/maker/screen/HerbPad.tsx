/** What the chosen herb is: its number or its kind of decoy, and the way to its effects. */
import IconDeal from '~icons/ph/magic-wand';
import IconEffects from '~icons/ph/sparkle';
import { Button } from '../../../../components/Button';
import { plural } from '../../../../frame/words/plural';
import { type DecoyKind, nextNumber, withDecoy, withNumber } from '../../making/setting';
import { IGNORED, type Sketch } from '../../making/sketch';
import { ingredientName } from '../../recipe/ingredients';
import { identityInWords } from '../../recipe/words/words';
import type { Secret } from './useSecret';

interface HerbPadProps {
  readonly sketch: Sketch;
  readonly at: number | null;
  readonly take: Secret['take'];
  readonly onEffects: () => void;
  readonly onDeal: () => void;
}

const KEY =
  'grid min-h-11 min-w-0 flex-1 lying:text-xs/tight place-content-center rounded-sm bg-cell px-1 text-center text-sm leading-tight text-cell-ink ring-1 ring-edge ring-inset hover:bg-select active:scale-97 aria-pressed:bg-select aria-pressed:font-semibold aria-pressed:shadow-[inset_0_-4px_0_var(--accent)] forced-colors:border forced-colors:aria-pressed:outline-4 forced-colors:aria-pressed:-outline-offset-4';
const ROW = 'flex flex-wrap gap-1 wide:gap-2';
const PAD = 'mx-auto grid w-full max-w-152 grid-cols-1 gap-1 px-2 py-0.5 wide:gap-2 wide:px-0 wide:pt-3';

export function HerbPad({ sketch, at, take, onEffects, onDeal }: HerbPadProps) {
  if (at === null) return <FirstPad sketch={sketch} onDeal={onDeal} />;
  const is = sketch.herbs[at] ?? IGNORED;
  const effects = is.effects.filter((name) => name !== 'Imposter').length;
  return (
    <fieldset aria-label={`What ${ingredientName(at)} is`} className={PAD}>
      <div className={ROW}>
        {Array.from({ length: sketch.codeLength }, (_, index) => index + 1).map((number) => (
          <button
            key={number}
            type="button"
            className={`${KEY} figures basis-11 font-title text-lg/tight`}
            aria-label={`${ingredientName(at)}: number ${number}`}
            aria-pressed={is.kind === 'good' && is.number === number}
            onClick={() => take(withNumber(sketch, at, number))}
          >
            {number}
          </button>
        ))}
      </div>
      <Decoys sketch={sketch} at={at} take={take} />
      <Button icon={<IconEffects />} onClick={onEffects}>
        {effects === 0 ? 'Effects: none' : plural(effects, 'effect')}
      </Button>
    </fieldset>
  );
}

const DECOYS: readonly { readonly kind: DecoyKind; readonly top?: true; readonly label: string }[] = [
  { kind: 'ignore', label: 'Passed over' },
  { kind: 'overachiever', label: 'Always over' },
  { kind: 'overachiever', top: true, label: 'Always under' },
  { kind: 'imposter', label: 'Imposter' },
];

/** What a decoy plays at; an Imposter that is pressed again pretends to the next number. */
function Decoys({ sketch, at, take }: Pick<HerbPadProps, 'sketch' | 'take'> & { readonly at: number }) {
  const is = sketch.herbs[at] ?? IGNORED;
  const pretended = is.kind === 'imposter' ? (is.number ?? 0) : 0;
  function numberOf(kind: DecoyKind, top?: true): number | null {
    if (kind === 'ignore') return null;
    if (kind === 'overachiever') return top ? sketch.codeLength + 1 : 0;
    return (pretended % sketch.codeLength) + 1;
  }
  return (
    <div className={ROW}>
      {DECOYS.map(({ kind, top, label }) => {
        const number = numberOf(kind, top);
        const isSet = is.kind === kind && (kind !== 'overachiever' || is.number === number);
        const shown = kind === 'imposter' && isSet ? is : { kind, number, effects: [] };
        return (
          <button
            key={label}
            type="button"
            className={`${KEY} basis-[4.25rem]`}
            aria-label={`${ingredientName(at)}: ${identityInWords(shown)}`}
            aria-pressed={isSet}
            onClick={() => take(withDecoy(sketch, at, kind, number))}
          >
            {kind === 'imposter' && isSet ? `Imposter of ${is.number}` : label}
          </button>
        );
      })}
    </div>
  );
}

function FirstPad({ sketch, onDeal }: Pick<HerbPadProps, 'sketch' | 'onDeal'>) {
  const next = nextNumber(sketch);
  return (
    <div className={`${PAD} content-center justify-items-center gap-2 text-center`}>
      <p className="text-sm/snug text-soft">
        {next === null
          ? 'Tap a herb to change it.'
          : 'Tap the herbs in the order of your recipe. Or begin with one from the game:'}
      </p>
      <Button icon={<IconDeal />} onClick={onDeal}>
        Deal one for me
      </Button>
    </div>
  );
}
