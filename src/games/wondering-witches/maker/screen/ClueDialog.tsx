/** The free clue that the players begin with: chance's, or the High Witch's own. A lie is refused. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/Button';
import { scrollSoon } from '../../../../components/browser/focusInView';
import { Modal } from '../../../../components/Modal';
import { SegmentedControl } from '../../../../components/SegmentedControl';
import { withClue } from '../../making/setting';
import type { Sketch } from '../../making/sketch';
import { ingredientName } from '../../recipe/ingredients';
import { type Clue, SHORT_RECIPE } from '../../recipe/types';
import { capitalised, describeClue } from '../../recipe/words/words';
import { sketchFault } from '../words/faults';
import type { Secret } from './useSecret';

interface ClueDialogProps {
  readonly sketch: Sketch;
  readonly take: Secret['take'];
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'group', label: 'One of these is …' },
  { value: 'not', label: 'This one is not …' },
  { value: 'effects', label: 'How many effects' },
  { value: 'half', label: 'First or last half' },
  { value: 'decoy', label: 'A decoy' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const TOLD = [
  ...Array.from({ length: SHORT_RECIPE }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
  { value: 'decoy', label: 'Decoy' },
];
const COUNTS = ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }));
const HALVES = [
  { value: 'first', label: 'First' },
  { value: 'last', label: 'Last' },
] as const;
const HERB =
  'min-h-11 rounded-md border border-edge bg-raised px-3 text-sm aria-pressed:border-accent aria-pressed:bg-select aria-pressed:font-semibold aria-pressed:inset-ring-2 aria-pressed:inset-ring-accent forced-colors:aria-pressed:border-4';

export function ClueDialog({ sketch, take, onClose }: ClueDialogProps) {
  const [kind, setKind] = useState<Kind>(sketch.clue?.kind ?? 'group');
  const [herbs, setHerbs] = useState<readonly number[]>(herbsOf(sketch.clue));
  const [told, setTold] = useState('1');
  const [half, setHalf] = useState<'first' | 'last'>('first');
  const [refusal, setRefusal] = useState('');
  const said = useRef<HTMLDivElement>(null);
  // It may lie below the fold of a phone.
  useEffect(() => {
    if (refusal !== '') scrollSoon(said.current);
  }, [refusal]);
  const clue = clueFrom(kind, herbs, told, half);

  function choose(herb: number): void {
    const others = herbs.filter((own) => own !== herb);
    const many = herbs.includes(herb) ? others : [...herbs, herb].sort((a, b) => a - b);
    setHerbs(kind === 'group' ? many : [herb]);
  }

  function give(chosen: Clue | null): void {
    const made = withClue(sketch, chosen);
    if (take(made)) onClose();
    else if (!made.ok) setRefusal(`${sketchFault(made.fault)} The clue is as it was.`);
  }

  function change(next: Kind): void {
    setKind(next);
    if (next !== 'group') setHerbs(herbs.slice(0, 1));
    setTold(next === 'effects' ? '0' : '1');
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="Clue"
      size="medium"
      footer={
        <>
          <Button onClick={() => give(null)}>Leave it to chance</Button>
          <Button kind="primary" disabled={clue === null} onClick={() => clue && give(clue)}>
            Give this clue
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 [--segment-pad:0.625rem]">
        <SegmentedControl label="It tells" options={KINDS} value={kind} onChange={change} />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{kind === 'group' ? 'Two or three herbs' : 'Herb'}</legend>
          <div className="flex flex-wrap gap-1.5">
            {sketch.herbs.map((_, herb) => (
              <button
                key={ingredientName(herb)}
                type="button"
                className={HERB}
                aria-pressed={herbs.includes(herb)}
                onClick={() => choose(herb)}
              >
                {ingredientName(herb)}
              </button>
            ))}
          </div>
        </fieldset>
        {(kind === 'group' || kind === 'not') && (
          <SegmentedControl label="Number" options={TOLD} value={told} onChange={setTold} />
        )}
        {kind === 'effects' && (
          <SegmentedControl label="Effects" options={COUNTS} value={told} onChange={setTold} />
        )}
        {kind === 'half' && (
          <SegmentedControl label="Half" options={HALVES} value={half} onChange={setHalf} />
        )}
        <div ref={said} role="status" className="grid gap-1">
          {clue && <p className="font-title font-semibold">{capitalised(describeClue(clue))}</p>}
          {refusal !== '' && <p className="text-sm font-semibold text-bad">{refusal}</p>}
        </div>
      </div>
    </Modal>
  );
}

function herbsOf(clue: Clue | null): readonly number[] {
  if (clue === null) return [];
  return clue.kind === 'group' ? clue.ingredients : [clue.ingredient];
}

function clueFrom(kind: Kind, herbs: readonly number[], told: string, half: 'first' | 'last'): Clue | null {
  const [ingredient] = herbs;
  if (ingredient === undefined) return null;
  const is = told === 'decoy' ? told : Number(told);
  switch (kind) {
    case 'group':
      return { kind, ingredients: herbs, is };
    case 'not':
      return { kind, ingredient, is };
    case 'effects':
      return { kind, ingredient, count: Number(told) };
    case 'half':
      return { kind, ingredient, half };
    case 'decoy':
      return { kind, ingredient };
  }
}
