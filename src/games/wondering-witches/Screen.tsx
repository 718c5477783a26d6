import type { ScreenProps } from '../../components/ScreenProps';
import { BrewScreen } from './BrewScreen';

export default function Screen(screen: ScreenProps) {
  return <BrewScreen {...screen} />;
}
