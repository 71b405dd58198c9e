import { expect, it } from 'vitest';
import { mutant } from './mutants.fixture.ts';
import { report, score } from './report.ts';

it.each([
  [['Killed', 'Timeout', 'Survived', 'NoCoverage'], 50],
  [['Killed', 'Killed', 'Survived'], 100 * (2 / 3)],
  [['Killed', 'Survived', 'RuntimeError', 'CompileError', 'Ignored'], 50],
  [['Survived'], 0],
  [[], 100],
] as const)('scores mutants with the statuses %j as %d %%', (statuses, percentage) => {
  expect(score(statuses.map((status) => mutant({ status })))).toBeCloseTo(percentage);
});

it('lists surviving mutants, then the score of each file and the total score', () => {
  const mutants = [
    mutant({ status: 'Killed' }),
    mutant(),
    mutant({ file: 'src/long.ts', code: 'c'.repeat(200), replacement: '', status: 'NoCoverage' }),
  ];
  expect(report(mutants)).toBe(
    `src/a.ts:3:5 survived: x < y → x <= y
src/long.ts:3:5 not covered: ${'c'.repeat(160)}… → 

 50.0 %        1/2  src/a.ts
  0.0 %        0/1  src/long.ts
 33.3 %        1/3  total`,
  );
});
