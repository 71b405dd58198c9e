import { expect, it } from 'vitest';
import { isBelowMinimum } from './securityMinimums.ts';

it.each([
  ['1.21.0', true],
  ['1.21.1-beta.1', true],
  ['1.21.1', false],
  ['^1.0.0', true],
  ['^1.21.1 || ^2.0.0', false],
  ['*', true],
])('axios@%s is below the minimum: %s', (range, expected) => {
  expect(isBelowMinimum('axios', range)).toBe(expected);
});

it('allows any version of a package without a minimum', () => {
  expect(isBelowMinimum('react', '*')).toBe(false);
});
