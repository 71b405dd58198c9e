import { isCounted, isUndetected, type Mutant } from './mutant.ts';

/** Returns the percentage of counted mutants that a test detects, or 100 if there are no mutants. */
export function score(mutants: readonly Mutant[]): number {
  const counted = mutants.filter(isCounted);
  if (counted.length === 0) return 100;
  return (100 * counted.filter((mutant) => !isUndetected(mutant)).length) / counted.length;
}

/** Returns one line per surviving mutant, then one line per file with its score, then the total score. */
export function report(mutants: readonly Mutant[]): string {
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  return [
    ...mutants.filter(isUndetected).map(survivor),
    '',
    ...[...byFile].map(([file, ofFile]) => `${summary(ofFile)}  ${file}`),
    `${summary(mutants)}  total`,
  ].join('\n');
}

const survivor = ({ file, line, column, status, code, replacement }: Mutant) =>
  `${file}:${line}:${column} ${status === 'NoCoverage' ? 'not covered' : 'survived'}: ` +
  `${short(code)} → ${short(replacement)}`;

function summary(mutants: readonly Mutant[]): string {
  const counted = mutants.filter(isCounted);
  const detected = counted.filter((mutant) => !isUndetected(mutant)).length;
  return `${score(mutants).toFixed(1).padStart(5)} %  ${`${detected}/${counted.length}`.padStart(9)}`;
}

const longest = 160;
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
