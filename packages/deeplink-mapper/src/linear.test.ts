import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectLinear, files, finders, values, written } from './linear.property.ts';

it('knows every place that makes expressions', () => {
  const makers = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('RegExp('),
  );
  expect(makers.sort()).toEqual(['parameter.ts', 'parse.ts', 'query.ts']);
  expect(written.length).toBeGreaterThan(10);
});

// Finders differ only in the letters of a name, and long ones take seconds: `full/linear.test.ts` checks all.
it.each([...written, ...values, ...finders.slice(0, 1)])('%s is linear', expectLinear, 60_000);

it.each(['/^(a+)+$/', '/^a*a*$/', '/(?:a|a)*b/'])('%s is not linear', (expression) => {
  expect(() => expectLinear(expression)).toThrow();
});
