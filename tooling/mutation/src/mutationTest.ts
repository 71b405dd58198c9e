import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { toMutant, type Mutant } from './mutant.ts';
import { toStrykerPattern, type Selection } from './selection.ts';

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

const path = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

/**
 * Folder for Stryker's copy of the package. Stryker corrects the path in the copied tsconfig.json's `extends` only if
 * the copy is directly in a folder of the package.
 */
const copies = 'temp';

/**
 * Runs Stryker on a copy of a package's folder, with one worker. `reports/mutation/results.json` stores the results.
 * The next run reuses the result of a mutant unless its code or a test that covers it has changed.
 */
export async function mutationTest(
  packageFolder: string,
  selections: readonly Selection[],
  { force }: { force: boolean },
): Promise<Mutant[]> {
  process.chdir(packageFolder);
  // Read the sources before the run, because you may edit them while it runs.
  const sources = new Map(selections.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  // Remove the copy that an interrupted run left behind.
  rmSync(copies, { recursive: true, force: true });
  const results = await new Stryker({
    mutate: selections.map(toStrykerPattern),
    plugins: [path('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: path('./vitest.mutation.config.ts') },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // A timeout counts as a detected mutant. Allow enough time for slow tests on a busy machine.
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
  // Stryker also returns stored results for files and lines that were not selected. Leave them out.
  return results.flatMap((result) => {
    const file = relative(packageFolder, result.fileName);
    const source = sources.get(file);
    const isSelected = selections.some((one) => includes(one, file, result.location.start.line));
    return source !== undefined && isSelected ? [toMutant(result, file, source)] : [];
  });
}

const includes = ({ file, lines }: Selection, otherFile: string, line: number) =>
  file === otherFile && (!lines || (line >= lines.first && line <= lines.last));
