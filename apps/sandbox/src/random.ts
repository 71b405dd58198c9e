import { randomInt } from 'node:crypto';

/** Returns an unpredictable number in [0, 1). */
export const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;

/** Returns a seeded generator of numbers in [0, 1) (Mulberry32), which uses only integer arithmetic. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns a random number from an approximately normal distribution with mean 0 and standard deviation 1. Sums
 * uniform numbers, because the last bits of `Math.log` and `Math.cos` differ between JavaScript engines.
 */
export function bellCurve(random: () => number): number {
  let sum = 0;
  for (let i = 0; i < 6; i += 1) sum += random();
  // A sum of six numbers in [0, 1) has the mean 3 and the variance 1/2.
  return (sum - 3) * Math.SQRT2;
}
