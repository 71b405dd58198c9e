import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommandLine } from './commandLine.ts';
import { withoutEquivalents } from './equivalents.ts';
import { mutationTest } from './mutationTest.ts';
import { report, score } from './report.ts';
import { isMutable, select } from './selection.ts';
import { readSettings } from './settings.ts';
import { threshold } from './threshold.ts';

const packages = join(import.meta.dirname, '../../../packages');

async function mutate(args: readonly string[]): Promise<boolean> {
  const { packageName, patterns, inform, force } = parseCommandLine(args);
  const names = globSync('*', { cwd: packages }).sort();
  if (!names.includes(packageName)) {
    throw new Error(`Unknown package "${packageName}": use one of ${names.join(', ')}.`);
  }
  const folder = join(packages, packageName);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(isMutable).sort();
  const selections = select(files, patterns);
  const { equivalentMutants } = readSettings(folder);
  const wholeFiles = new Set(selections.filter(({ lines }) => !lines).map(({ file }) => file));
  const relevant = equivalentMutants.filter(
    ({ file }) => wholeFiles.has(file) || !files.includes(file),
  );

  const mutants = await mutationTest(folder, selections, { force });
  const { counted, problems } = withoutEquivalents(mutants, relevant);
  console.log(
    `${report(counted)} (${mutants.length - counted.length} equivalent mutants left out)`,
  );
  for (const problem of problems) console.error(problem);
  const isLow = score(counted) < threshold;
  if (isLow) console.error(`The score of ${packageName} is below ${threshold} %.`);
  return problems.length === 0 && (inform || !isLow);
}

try {
  process.exitCode = (await mutate(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
