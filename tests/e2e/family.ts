import { DEEP } from '../random.ts';
import type { Stop } from './routes.ts';

/**
 * Screens that one component makes from a list. `npm test` looks at every third whole and at the others for their widths
 * alone, which is what differs between them; `npm run test:deep` looks at each of them whole.
 */
export const family = (stops: readonly Stop[]): readonly Stop[] =>
	stops.map((stop, at) => (DEEP || at % 3 === 0 ? stop : { ...stop, widthsAlone: true }));
