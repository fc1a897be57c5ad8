import { DEEP } from '../random.ts';
import type { Stop } from './routes.ts';

/** Screens that one component makes from a list: `npm test` looks at every third, `npm run test:deep` at each. */
export const family = (stops: readonly Stop[]): readonly Stop[] =>
	stops.filter((_, at) => DEEP || at % 3 === 0);

/** Screens whose parts are all looked at on another stop: `npm run test:deep` looks at each of them too. */
export const alike = (...stops: readonly Stop[]): readonly Stop[] => (DEEP ? stops : []);
