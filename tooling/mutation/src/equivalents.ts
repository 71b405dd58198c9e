import { isUndetected, type Mutant } from './mutant.ts';
import type { EquivalentMutant } from './settings.ts';

/**
 * Returns the mutants without those that `entries` declares equivalent. Returns a problem for each entry that does not
 * match exactly one mutant, or whose mutant a test kills.
 */
export function withoutEquivalents(
  mutants: readonly Mutant[],
  entries: readonly EquivalentMutant[],
): { counted: Mutant[]; problems: string[] } {
  const found = entries.map((entry) => ({
    entry,
    matches: mutants.filter((mutant) => matches(entry, mutant)),
  }));
  const equivalent = new Set(found.flatMap(({ matches }) => matches));
  return {
    counted: mutants.filter((mutant) => !equivalent.has(mutant)),
    problems: found.flatMap(({ entry, matches }) => {
      const problem = problemOf(matches);
      return problem ? [`mutation.json: ${describe(entry)} ${problem}`] : [];
    }),
  };
}

const matches = (entry: EquivalentMutant, { file, code, replacement, lineText }: Mutant) =>
  entry.file === file &&
  entry.code === code &&
  entry.replacement === replacement &&
  (entry.line ?? lineText) === lineText;

function problemOf([mutant, ...others]: readonly Mutant[]): string | undefined {
  if (mutant === undefined) return 'matches no mutant: correct or delete the entry.';
  if (others.length > 0) {
    return `matches ${others.length + 1} mutants: add "line", the source line on which the code starts.`;
  }
  if (!isUndetected(mutant)) return 'is killed by a test: delete the entry.';
  return undefined;
}

const describe = ({ file, code, replacement }: EquivalentMutant) =>
  `${file}: ${code} → ${replacement}`;
