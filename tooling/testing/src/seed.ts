/** Default seed. It is fixed, so that a failed test run can be repeated. */
const fixedSeed = 20_261_122;

/**
 * Returns the seed of tests with random data: `TEST_SEED`, or a fixed seed if it is not set.
 *
 * @throws RangeError if `TEST_SEED` is not an integer from 0 to 2³¹ − 1
 */
export function testSeed(wanted = process.env['TEST_SEED']): number {
  if (wanted === undefined || wanted === '') return fixedSeed;
  const seed = Number(wanted);
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 31) {
    throw new RangeError(
      `Invalid TEST_SEED "${wanted}": set it to an integer from 0 to 2147483647.`,
    );
  }
  return seed;
}

/** Returns a generator (mulberry32) of numbers from 0 to 1, exclusive. A seed always gives the same numbers. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
