import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { toMutant, type Mutant } from './mutant.ts';
import { toStrykerPattern, type Selection } from './selection.ts';

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

const path = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

/** Stryker corrects `extends` in tsconfig.json for a copy that lies exactly in `{folder}/{copy}`. */
const copies = 'temp';

/**
 * Runs Stryker on a package, in a copy of its folder, with one worker. Results are kept in
 * `reports/mutation/results.json` and reused until the code or a test that covers it changes.
 */
export async function mutationTest(
  packageFolder: string,
  selections: readonly Selection[],
  { force }: { force: boolean },
): Promise<Mutant[]> {
  process.chdir(packageFolder);
  // Read before the run, since files may be edited while it takes its time.
  const sources = new Map(selections.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  // Left by a run that was interrupted.
  rmSync(copies, { recursive: true, force: true });
  const results = await new Stryker({
    mutate: selections.map(toStrykerPattern),
    plugins: [path('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: path('./vitest.mutation.config.ts') },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // A busy machine must not turn a slow test run into a detected mutant.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    incremental: true,
    incrementalFile: 'reports/mutation/results.json',
    force,
    tempDirName: copies,
    cleanTempDir: 'always',
    ignorePatterns: ['/dist', '/out', '/reports', '/browser', '/release'],
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    logLevel: 'warn' as NonNullable<StrykerOptions['logLevel']>,
    checkers: [],
  }).runMutationTest();
  // Stryker's answer has the cached results of other files and lines, too.
  return results.flatMap((result) => {
    const file = relative(packageFolder, result.fileName);
    const source = sources.get(file);
    const isSelected = selections.some((one) => includes(one, file, result.location.start.line));
    return source !== undefined && isSelected ? [toMutant(result, file, source)] : [];
  });
}

const includes = ({ file, lines }: Selection, otherFile: string, line: number) =>
  file === otherFile && (!lines || (line >= lines.first && line <= lines.last));
