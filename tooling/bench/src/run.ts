import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The exports of each `*.bench.ts`. */
interface Bench {
  bench(): Promise<void>;
}

// `pnpm bench` runs all of them, `node src/run.ts region` those whose name contains "region".
const wanted = process.argv.slice(2);
const files = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .filter((file) => wanted.length === 0 || wanted.some((name) => basename(file).includes(name)))
  .sort();
if (files.length === 0)
  throw new Error(
    `No benchmark matches "${wanted.join('" or "')}": use a part of the name of a src/*.bench.ts file.`,
  );
for (const file of files) {
  const { bench } = (await import(`${import.meta.dirname}/${file}`)) as Bench;
  await bench();
}
