import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectLinear, files, finders, values, written } from './linear.property.ts';

it('covers every file that creates regular expressions', () => {
  const makers = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('RegExp('),
  );
  expect(makers.sort()).toEqual(['mapper/query.ts', 'parser/parser.ts', 'table/parameter.ts']);
  expect(written.length).toBeGreaterThan(10);
});

// Finders differ only in the parameter name, and long names take seconds. `full/linear.test.ts` checks all.
it.each([...written, ...values, ...finders.slice(0, 1)])(
  '%s takes linear time',
  expectLinear,
  60_000,
);

it.each(['/^(a+)+$/', '/^a*a*$/', '/(?:a|a)*b/'])('%s fails the check', (expression) => {
  expect(() => expectLinear(expression)).toThrow();
});
