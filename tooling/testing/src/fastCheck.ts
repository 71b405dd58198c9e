import fc from 'fast-check';
import { testSeed } from './seed.ts';

// Import fast-check from here: every property then draws from the seed of the run.
fc.configureGlobal({ seed: testSeed() });

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any code point but a surrogate: the same characters as fast-check's own unit `binary`, whose table takes
 * a second to build in every process. Use it as `fc.string({ unit: anyCodePoint })`.
 */
export const anyCodePoint = fc
  .nat(0x10ffff - surrogates.count)
  .map((n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count));

export default fc;
