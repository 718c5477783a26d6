import { useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { NewGameForm } from '../../../frame/dialogs/NewGameForm';
import type { Config } from '../rules/types';

const HALL_OPTIONS = [
  { value: 'wide', label: 'Standard' },
  { value: 'narrow', label: 'Narrow' },
] as const;
const HALL_NOTES: Readonly<Record<Config['halls'], string>> = {
  wide: 'Explore cells next to exactly one resolved card.',
  narrow: 'A new card may touch one card only, the one you come from. Much harder.',
};

const DEAL_OPTIONS = [
  { value: 'winnable', label: 'Winnable deal' },
  { value: 'any', label: 'Any deal' },
] as const;
const DEAL_NOTES: Readonly<Record<Config['deal'], string>> = {
  winnable: 'Proven: with every card known, it can be won.',
  any: 'Straight from the shuffle. It may be impossible to win.',
};

export interface NewGameProps {
  readonly config: Config;
  readonly onStart: (config: Config) => void;
}

export function NewGame({ config, onStart }: NewGameProps) {
  const [halls, setHalls] = useState(config.halls);
  const [deal, setDeal] = useState(config.deal);
  return (
    <NewGameForm startLabel="Enter the dungeon" onStart={() => onStart({ halls, deal })}>
      <SegmentedControl
        label="Halls"
        options={HALL_OPTIONS}
        value={halls}
        onChange={setHalls}
        note={HALL_NOTES[halls]}
      />
      <SegmentedControl
        label="Deal"
        options={DEAL_OPTIONS}
        value={deal}
        onChange={setDeal}
        note={DEAL_NOTES[deal]}
      />
    </NewGameForm>
  );
}
