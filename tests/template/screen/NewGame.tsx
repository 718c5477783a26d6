/** What *New* offers. */
import { Button } from '../../../src/components/Button';
import { type Config, rules } from '../rules/rules';
import { presetName } from '../words/words';

export function NewGame({ onStart }: { readonly onStart: (config: Config) => void }) {
  return (
    <div className="button-row">
      {rules.presets.map(({ code, config }) => (
        <Button key={code} onClick={() => onStart(config)}>
          {presetName(code, rules.formatConfig(config))}
        </Button>
      ))}
    </div>
  );
}
