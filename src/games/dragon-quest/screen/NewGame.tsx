import { useState } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { NewGameForm } from '../../../frame/dialogs/NewGameForm';
import type { Config } from '../rules/types';

const HALL_OPTIONS = [
  { value: 'wide', label: 'Standard' },
  { value: 'narrow', label: 'Narrow' },
] as const;
const HALL_NOTES: Readonly<Record<Config['halls'], string>> = {
  wide: 'Explore any cell next to exactly one resolved card.',
  narrow: 'A new card may touch no other but the one it is entered from. Much harder.',
};

const DEAL_OPTIONS = [
  { value: 'winnable', label: 'Winnable deal' },
  { value: 'any', label: 'Any deal' },
] as const;
const DEAL_NOTES: Readonly<Record<Config['deal'], string>> = {
  winnable: 'Proven: someone who knew every card could win it.',
  any: 'As it comes from the shuffle. Nobody promises anything.',
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
