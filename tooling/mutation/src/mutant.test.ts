import { expect, it } from 'vitest';
import { toMutant } from './mutant.ts';

const source = 'if (a)\n  return {\n    b,\n  };\nend();\n';
const result = {
  id: '1',
  fileName: '/x/src/a.ts',
  mutatorName: 'ObjectLiteral',
  replacement: '',
  status: 'Survived',
} as const;

it('extracts the mutated code from the source', () => {
  const location = { start: { line: 2, column: 10 }, end: { line: 4, column: 4 } };
  expect(toMutant({ ...result, location, replacement: '{}' }, 'src/a.ts', source)).toEqual({
    file: 'src/a.ts',
    line: 2,
    column: 10,
    lineText: 'return {',
    code: '{ b, }',
    replacement: '{}',
    status: 'Survived',
  });
});

it('extracts code on the first and the last line', () => {
  const first = { start: { line: 1, column: 5 }, end: { line: 1, column: 6 } };
  const last = { start: { line: 5, column: 1 }, end: { line: 5, column: 6 } };
  expect(toMutant({ ...result, location: first }, 'a.ts', source).code).toBe('a');
  expect(toMutant({ ...result, location: last }, 'a.ts', source).code).toBe('end()');
});
