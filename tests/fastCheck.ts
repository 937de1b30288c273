import * as fc from '../node_modules/fast-check/lib/fast-check.js';
import { TEST_SEED } from './support/testSeed';

// What 'fast-check' means in Vitest (vite.config.ts): the same, with the run's seed.
fc.configureGlobal({ seed: TEST_SEED });

export * from '../node_modules/fast-check/lib/fast-check.js';
export default fc;
