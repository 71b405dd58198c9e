import { expect, it } from 'vitest';
import { formatScaled, ratio } from './scaledDecimal.ts';

it.each([
  [0n, 0, '0'],
  [0n, 2, '0.00'],
  [5n, 2, '0.05'],
  [1234n, 2, '12.34'],
  [-5n, 3, '-0.005'],
  [12345678901234567890n, 8, '123456789012.34567890'],
])('formats %s at scale %i as %s', (units, scale, text) => {
  expect(formatScaled(units, scale)).toBe(text);
});

it.each([
  [1n, 3n, '0.3333'],
  [2n, 3n, '0.6667'],
  [1n, 20_000n, '0.0001'],
  [-1n, 20_000n, '-0.0001'],
  [-1n, 30_000n, '0.0000'],
  [0n, 7n, '0.0000'],
  [7n, 2n, '3.5000'],
])('rounds %s / %s to %s', (numerator, denominator, text) => {
  expect(ratio(numerator, denominator, 4)).toBe(text);
});
