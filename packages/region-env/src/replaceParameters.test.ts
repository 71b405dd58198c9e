import { expect, it } from 'vitest';
import { replaceParameters } from './replaceParameters.ts';

it.each([
  ['', 'b', '?a=b'],
  ['?', 'b', '?a=b'],
  ['?a=1&x=~%7e&a=2', 'b', '?x=~%7e&a=b'],
  ['?%61=1', 'b', '?a=b'],
  ['?x', 'b&c=#', '?x&a=b%26c%3D%23'],
  ['?a=1', undefined, ''],
  ['?a=1&x&y=', undefined, '?x&y='],
])('sets a parameter of %j to %s', (query, value, expected) => {
  expect(replaceParameters(query, new Map([['a', value]]))).toBe(expected);
});
