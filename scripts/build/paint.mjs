/** Prints the markup of every place: `node paint.mjs <base> [template]`. A process of its own; see firstPaint.ts. */
import { fileURLToPath } from 'node:url';
import { normalizePath, runnerImport } from 'vite';

const [base, template] = process.argv.slice(2);
const places = normalizePath(fileURLToPath(new URL('paintPlaces.ts', import.meta.url)));
const { module } = await runnerImport(places, { configFile: false, logLevel: 'error' });
const painted = await module.paintPlaces(base, template === 'template');
process.stdout.write(JSON.stringify(painted), () => process.exit());
