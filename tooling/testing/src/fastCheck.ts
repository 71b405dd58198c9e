import fc from 'fast-check';
import { testSeed } from './seed.ts';

// Import fast-check from this module, so that every property test uses the seed of the test run.
fc.configureGlobal({ seed: testSeed() });

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Generates any code point except surrogates. Use it as `fc.string({ unit: anyCodePoint })`. It replaces fast-check's
 * equivalent unit `binary`, which takes a second to build its table in every process.
 */
export const anyCodePoint = fc
  .nat(0x10ffff - surrogates.count)
  .map((n) => String.fromCodePoint(n < surrogates.first ? n : n + surrogates.count));

export default fc;
