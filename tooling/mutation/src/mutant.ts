import type { Stryker } from '@stryker-mutator/core';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];
type Position = MutantResult['location']['start'];

export interface Mutant {
  file: string;
  line: number;
  column: number;
  /** The first source line of the mutated code. */
  lineText: string;
  /** The code that the mutant replaces. */
  code: string;
  replacement: string;
  status: MutantResult['status'];
}

/** Replaces each run of white space by a space, because reports and `mutation.json` ignore line breaks and indentation. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Converts a result from Stryker. `file` is the path relative to the package, and `source` is the file's text. */
export function toMutant(result: MutantResult, file: string, source: string): Mutant {
  const { start, end } = result.location;
  return {
    file,
    line: start.line,
    column: start.column,
    lineText: onOneLine(source.split('\n')[start.line - 1] ?? ''),
    code: onOneLine(source.slice(offset(source, start), offset(source, end))),
    replacement: onOneLine(result.replacement),
    status: result.status,
  };
}

/** Converts a position, whose line and column start at 1, to an index in the source. */
function offset(source: string, { line, column }: Position): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

export const isUndetected = ({ status }: Mutant) =>
  status === 'Survived' || status === 'NoCoverage';

/** Returns whether the mutant counts for the score. Mutants that could not be run do not. */
export const isCounted = ({ status }: Mutant) =>
  status === 'Killed' || status === 'Timeout' || status === 'Survived' || status === 'NoCoverage';
