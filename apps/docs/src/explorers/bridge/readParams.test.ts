import { expect, it } from 'vitest';
import { readParams } from './readParams.ts';

it.each([
  ['', { params: {} }],
  ['  ', { params: {} }],
  ['{"path":"kyc"}', { params: { path: 'kyc' } }],
  ['null', { params: null }],
])('reads %j', (text, result) => {
  expect(readParams(text)).toEqual(result);
});

it.each(['{path}', '<script>', '{"a":1}}'])('refuses %j', (text) => {
  expect(readParams(text)).toEqual({ error: expect.stringContaining('not JSON') });
});
