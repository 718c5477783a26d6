import IconClose from '~icons/ph/x-bold';
import { IconButton } from '../../components/Button';
import { settings } from '../../store/browser';
import { Ribbon } from '../daily/Ribbon';

/** Marks in the settings' list of introductions that this one was closed. */
const WELCOME = 'welcome';

/** Stands where the day's results will be, so that nobody has to click it away; it goes with the first game. */
export function Welcome() {
  const close = () => settings.setState(({ seen }) => ({ seen: [...seen, WELCOME] }));
  return (
    <Ribbon
      label="Welcome"
      title="Pick a game"
      actions={<IconButton label="Close the welcome" icon={<IconClose />} small onClick={close} />}
    >
      <p className="col-span-full text-pretty md:col-span-1 md:col-start-2 md:row-start-1">
        Each shows you how to play. No account, nothing to pay: games stay on this device.
      </p>
    </Ribbon>
  );
}
