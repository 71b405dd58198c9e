import { expect, it } from 'vitest';
import fc from './fastCheck.ts';
import { seededRandom, testSeed } from './seed.ts';

it('is fixed unless TEST_SEED is set', () => {
  expect(testSeed(undefined)).toBe(20_261_122);
  expect(testSeed('')).toBe(20_261_122);
});

it('takes an integer from TEST_SEED', () => {
  expect(testSeed('0')).toBe(0);
  expect(testSeed('2147483647')).toBe(2_147_483_647);
});

it.each(['random', '-1', '1.5', '2147483648'])('rejects the seed %s', (wanted) => {
  expect(() => testSeed(wanted)).toThrow(`Invalid TEST_SEED "${wanted}"`);
});

it('is the seed of fast-check', () => {
  expect(fc.readConfigureGlobal().seed).toBe(testSeed());
});

it('generates the same numbers for the same seed', () => {
  const [first, second] = [seededRandom(7), seededRandom(7)];
  const numbers = Array.from({ length: 100 }, first);
  expect(Array.from({ length: 100 }, second)).toEqual(numbers);
  expect(new Set(numbers).size).toBe(100);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
});
