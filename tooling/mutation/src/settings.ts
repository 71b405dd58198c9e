import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mutant that behaves like the original, so no test can kill it. */
export interface EquivalentMutant {
  file: string;
  /** Code that the mutant replaces. In `code` and `replacement`, one space stands for each run of white space. */
  code: string;
  replacement: string;
  /** Text of the source line on which the code starts. Required if the file contains the same mutant twice. */
  line?: string;
  reason: string;
}

/** Content of a package's `mutation.json`. */
export interface Settings {
  /** Globs of tests that mutation runs leave out, because they bundle code, read source files or take minutes. */
  leaveOutTests: string[];
  equivalentMutants: EquivalentMutant[];
}

const fileName = 'mutation.json';

/** @throws Error if `mutation.json` has unknown or missing fields */
export function readSettings(packageFolder: string): Settings {
  const file = join(packageFolder, fileName);
  return parseSettings(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}

export function parseSettings(content: unknown): Settings {
  const { leaveOutTests = [], equivalentMutants = [], ...unknown } = content as Partial<Settings>;
  const [unknownField] = Object.keys(unknown);
  if (unknownField !== undefined) {
    throw new Error(
      `Unknown field "${unknownField}" in ${fileName}: use leaveOutTests and equivalentMutants.`,
    );
  }
  for (const entry of equivalentMutants) checkEntry(entry);
  return { leaveOutTests, equivalentMutants };
}

function checkEntry(entry: Partial<EquivalentMutant>) {
  for (const field of ['file', 'code', 'replacement', 'reason'] as const) {
    if (typeof entry[field] !== 'string' || (field !== 'replacement' && entry[field] === '')) {
      throw new Error(`${fileName}: ${JSON.stringify(entry)} needs the field "${field}".`);
    }
  }
}
