import { expect, it } from 'vitest';
import { bytes } from './package/byteCount.ts';

it.each([
  ['900 B', 900],
  ['1.5 kB', 1500],
])('parses the size %s as %d bytes', (text, expected) => {
  expect(bytes(text)).toBe(expected);
});

it.each(['', '1.5', '1 MB', '1.5kB', 'x kB'])('rejects the size "%s"', (text) => {
  expect(() => bytes(text)).toThrow('Invalid size');
});
