import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** Exports of each `*.bench.ts` file. */
interface Bench {
  bench(): Promise<void>;
}

// `pnpm bench` runs all benchmarks. `node src/run.ts region` runs those whose file name contains "region".
const nameParts = process.argv.slice(2);
const files = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .filter(
    (file) => nameParts.length === 0 || nameParts.some((name) => basename(file).includes(name)),
  )
  .sort();
if (files.length === 0)
  throw new Error(
    `No benchmark matches "${nameParts.join('" or "')}": use a part of the name of a src/*.bench.ts file.`,
  );
for (const file of files) {
  const { bench } = (await import(`${import.meta.dirname}/${file}`)) as Bench;
  await bench();
}
