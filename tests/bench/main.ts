import type { Bench } from './measure';

/** A game's own figures go by its id or a part of it, what is measured of all games by the name of its file. */
const modules = import.meta.glob<{ figures: readonly Bench[] }>([
  '../games/*/bench.ts',
  './interactions.ts',
  './pages.ts',
]);
const wanted = process.argv.slice(2);

for (const [path, load] of Object.entries(modules)) {
  const group = path.replace(/\/bench\.ts$|\.ts$/, '').replace(/^.*\//, '');
  if (wanted.length > 0 && !wanted.some((part) => group.includes(part))) continue;
  const { figures } = await load();
  for (const bench of figures) {
    console.log(`\n${bench.group}`);
    for (const { name, text, wanted: goal } of await bench.run()) {
      console.log(`  ${name}: ${text}${goal ? `   (wanted: ${goal})` : ''}`);
    }
  }
}
