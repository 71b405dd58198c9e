import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { toMutant, type Mutant } from './mutant.ts';
import { toStrykerPattern, type Selection } from './selection.ts';

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

const path = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

/** Stryker adjusts `extends` in tsconfig.json only for a copy in exactly `{folder}/{copy}`. */
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
  // Read before the run, because files may be edited during it.
  const sources = new Map(selections.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  // Remove the copy of an interrupted run.
  rmSync(copies, { recursive: true, force: true });
  const results = await new Stryker({
    mutate: selections.map(toStrykerPattern),
    plugins: [path('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: path('./vitest.mutation.config.ts') },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Long enough that a slow test run on a busy machine does not count as a detected mutant.
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
  // Stryker also returns cached results of other files and lines.
  return results.flatMap((result) => {
    const file = relative(packageFolder, result.fileName);
    const source = sources.get(file);
    const isSelected = selections.some((one) => includes(one, file, result.location.start.line));
    return source !== undefined && isSelected ? [toMutant(result, file, source)] : [];
  });
}

const includes = ({ file, lines }: Selection, otherFile: string, line: number) =>
  file === otherFile && (!lines || (line >= lines.first && line <= lines.last));
