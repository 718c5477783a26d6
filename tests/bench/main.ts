import type { Bench } from './measure';

const modules = import.meta.glob<{ figures: readonly Bench[] }>('./*.ts', { eager: false });
const wanted = process.argv.slice(2);

for (const [path, load] of Object.entries(modules)) {
  const group = path.replace('./', '').replace('.ts', '');
  if (['main', 'measure', 'site'].includes(group) || (wanted.length > 0 && !wanted.includes(group))) continue;
  const { figures } = await load();
  for (const bench of figures) {
    console.log(`\n${bench.group}`);
    for (const { name, text, wanted: goal } of await bench.run()) {
      console.log(`  ${name}: ${text}${goal ? `   (wanted: ${goal})` : ''}`);
    }
  }
}
