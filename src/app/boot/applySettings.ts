/** Settings take effect at once: CSS reads them from attributes of the page, the sounds from the port. */
import { sound } from '../../components/browser/sound';
import { settings } from '../../store/browser';
import type { Settings } from '../../store/settings';

export function applySettings(): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => mark(settings.getState(), dark.matches);
  const stopListening = settings.subscribe(apply);
  dark.addEventListener('change', apply);
  apply();
  document.documentElement.dataset.build = __BUILD__;
  return () => {
    stopListening();
    dark.removeEventListener('change', apply);
  };
}

function mark(
  { theme, contrast, motion, speed, symbols, sound: sounds }: Settings,
  systemIsDark: boolean,
): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme;
  dataset.contrast = contrast;
  dataset.motion = motion;
  dataset.speed = speed;
  dataset.symbols = String(symbols);
  sound.setEnabled(sounds);
}
