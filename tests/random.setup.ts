import fc from 'fast-check';
import { DEEP, runs } from './random.ts';

fc.configureGlobal({ numRuns: runs(100), ...(DEEP ? {} : { seed: 1919 }) });
