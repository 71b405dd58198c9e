import type { Mutant } from './mutant.ts';

export const mutant = (changes: Partial<Mutant> = {}): Mutant => ({
  file: 'src/a.ts',
  line: 3,
  column: 5,
  lineText: 'if (x < y) stop();',
  code: 'x < y',
  replacement: 'x <= y',
  status: 'Survived',
  ...changes,
});
