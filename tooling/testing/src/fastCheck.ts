import fc from 'fast-check';
import { testSeed } from './seed.ts';

// Import fast-check from here: every property then draws from the seed of the run.
fc.configureGlobal({ seed: testSeed() });

export default fc;
