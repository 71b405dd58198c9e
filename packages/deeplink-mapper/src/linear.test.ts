import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectLinear, files, plain, written } from './linear.property.ts';

it('covers every file that creates regular expressions', () => {
  const makers = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('RegExp('),
  );
  expect(makers.sort()).toEqual([
    'mapper/readWebPath.ts',
    'table/parameter.ts',
    'table/pattern.ts',
  ]);
  expect(written.length).toBeGreaterThan(10);
});

// The check takes seconds for some expressions of the table, so `full/linear.test.ts` checks those.
it.each([...written, plain])(
  '%s takes linear time',
  (expression) => {
    expectLinear(expression);
  },
  60_000,
);

it.each(['/^(a+)+$/', '/^a*a*$/', '/(?:a|a)*b/'])('the check rejects %s', (expression) => {
  expect(() => expectLinear(expression)).toThrow();
});
