import type { Bench } from './measure';

/** A game's own figures go by its id or a part of it, what is measured of all games by the name of its file. */
const modules = import.meta.glob<{ figures: readonly Bench[] }>([
  '../games/*/bench.ts',
  './pages.ts',
  './tasks.ts',
  './sizes.ts',
  './interactions.ts',
  './answers.ts',
  './layouts.ts',
  './memory.ts',
  './idle.ts',
  './runs.ts',
]);
/** `pages:returning` prints those of a file whose headings say so. */
const wanted = process.argv.slice(2).map((part) => part.split(':') as [file: string, heading?: string]);

for (const [path, load] of Object.entries(modules)) {
  const file = path.replace(/\/bench\.ts$|\.ts$/, '').replace(/^.*\//, '');
  const asked = wanted.filter(([part]) => file.includes(part));
  if (wanted.length > 0 && asked.length === 0) continue;
  for (const { group, run } of (await load()).figures) {
    if (asked.length > 0 && !asked.some(([, heading = '']) => group.includes(heading))) continue;
    console.log(`\n${group}`);
    for await (const { name, text, wanted: goal, isMet } of await run()) {
      const sign = isMet === undefined ? ' ' : isMet ? '✓' : '✗';
      console.log(`${sign} ${name}: ${text}${goal ? `   (wanted: ${goal})` : ''}`);
    }
  }
}
