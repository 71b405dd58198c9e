import { expect, it } from 'vitest';
import { isAllowed, refused } from './package/licences.ts';

it.each([
  'MIT',
  'ISC',
  '(MIT OR GPL-3.0-only)',
  'GPL-2.0 OR MIT',
  'MIT AND ISC',
  '(MIT AND BSD-3-Clause)',
])('allows the licence %s', (expression) => {
  expect(isAllowed(expression)).toBe(true);
});

it.each([
  'GPL-3.0-only',
  'AGPL-3.0',
  'MIT AND GPL-3.0-only',
  '(MIT OR ISC) AND GPL-3.0-only',
  'SEE LICENSE IN LICENSE',
  'UNLICENSED',
  'Unknown',
  '',
])('rejects the licence "%s"', (expression) => {
  expect(isAllowed(expression)).toBe(false);
});

it('lists the packages whose licence is not allowed', () => {
  const listed = { MIT: [{ name: 'fine' }], 'GPL-3.0-only': [{ name: 'a' }, { name: 'b' }] };
  expect(refused(listed)).toEqual(['a: GPL-3.0-only', 'b: GPL-3.0-only']);
});
