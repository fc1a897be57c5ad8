import fc from 'fast-check';
import { DEEP, runs, SEED } from './random.ts';

fc.configureGlobal({ numRuns: runs(100), ...(DEEP ? {} : { seed: SEED }) });
