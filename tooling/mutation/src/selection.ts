import { matchesGlob } from 'node:path';

/** A source file to mutate. `lines` limits the mutants to some lines. */
export interface Selection {
  file: string;
  lines?: { first: number; last: number };
}

/** Files that are not mutated: tests, their support code, demos, and generated code. */
const excluded = [
  '**/*.test.*',
  '**/*.fixture.*',
  '**/*.property.*',
  '**/*.demo.*',
  '**/*.generated.*',
  '**/*.d.ts',
];

export const isMutable = (file: string) => !excluded.some((pattern) => matchesGlob(file, pattern));

/**
 * Returns the files that match one of the patterns, such as `src/retry.ts`, `src/*.ts` or `src/retry.ts:10-20`. Returns
 * all files if there are no patterns.
 *
 * @throws Error if a pattern matches none of the files
 */
export function select(files: readonly string[], patterns: readonly string[]): Selection[] {
  if (patterns.length === 0) return files.map((file) => ({ file }));
  return patterns.flatMap((pattern) => {
    const { glob, lines } = readPattern(pattern);
    const matches = files.filter((file) => matchesGlob(file, glob));
    if (matches.length === 0) {
      throw new Error(
        `No source file matches "${pattern}": give a path relative to the package, ` +
          `one of ${files.join(', ')}.`,
      );
    }
    return matches.map((file) => (lines ? { file, lines } : { file }));
  });
}

function readPattern(pattern: string) {
  const {
    glob = pattern,
    first,
    last,
  } = /^(?<glob>.*):(?<first>\d+)-(?<last>\d+)$/.exec(pattern)?.groups ?? {};
  if (first === undefined || last === undefined) return { glob };
  return { glob, lines: { first: Number(first), last: Number(last) } };
}

/** Converts a selection to Stryker's notation for `mutate`. */
export const toStrykerPattern = ({ file, lines }: Selection) =>
  lines ? `${file}:${lines.first}-${lines.last}` : file;
