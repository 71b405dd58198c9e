import { expect, it } from 'vitest';
import { floors, isBelowFloor } from './floors.ts';

it('has the agreed minimum versions', () => {
  expect(floors).toEqual({
    axios: '1.21.1',
    i18next: '27.1.2',
    next: '16.4.6',
    turbo: '2.11.11',
    vitest: '5.0.0',
    ws: '8.23.0',
  });
});

it.each([
  ['1.21.0', true],
  ['1.9.9', true],
  ['1.21.1-beta.1', true],
  ['1.21.1', false],
  ['1.100.0', false],
  ['2.0.0-rc.1', false],
  ['^1.0.0', true],
  ['>=1', true],
  ['^1.21.1', false],
  ['^1.21.1 || ^2.0.0', false],
  ['^0.30.0 || ^1.21.1', true],
  ['*', true],
])('axios@%s is below the minimum: %s', (range, expected) => {
  expect(isBelowFloor('axios', range)).toBe(expected);
});

it('allows any version of a package without a minimum', () => {
  expect(isBelowFloor('react', '*')).toBe(false);
});
