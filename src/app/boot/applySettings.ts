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
  markUnless('contrast', contrast, 'normal');
  markUnless('motion', motion, 'system');
  markUnless('speed', speed, 'normal');
  markUnless('symbols', String(symbols), 'false');
  sound.setEnabled(sounds);
}

/**
 * As before the first paint, what is usual is not written down: rules for every element below a page with a mark are
 * passed over at once where no page has it, and would else be tried on each element whenever its style is worked out.
 */
function markUnless(name: string, value: string, usual: string): void {
  const { dataset } = document.documentElement;
  if (value !== usual) dataset[name] = value;
  else delete dataset[name];
}
