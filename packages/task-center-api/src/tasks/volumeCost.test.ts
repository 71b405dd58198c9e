import { expect, it } from 'vitest';
import { volumeCost } from '../index.ts';

it.each([
  ['50', '0.001', '0.05', 'once'],
  ['100', '0.001', '0.1', 'once'],
  ['100.01', '0.001', '0.1', 'repeated'],
  ['200', '0.0006', '0.12', 'repeated'],
  ['99990', '0.001', '99.99', 'repeated'],
  ['100000', '0.001', '100', 'never'],
])('of %s USDT at %s costs %s, and 100 USDT is enough: %s', (volume, rate, fees, smallSum) => {
  expect(volumeCost(volume, rate)).toEqual({ fees, smallSum });
});
