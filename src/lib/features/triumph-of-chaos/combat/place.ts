import { CAPABILITIES } from '#lib/rules/triumph-of-chaos/rules/leaders.ts';
import { CAMPS } from '#lib/rules/triumph-of-chaos/types.ts';
import type { CheckPlace } from '../fill.ts';

/** For whom a check is rolled, as its address says; what is not known there is left out. */
export const placeIn = (query: URLSearchParams): CheckPlace => {
	const space = query.get('space');
	const leader = query.get('leader');
	const capability = CAPABILITIES.find((one) => one === query.get('capability'));
	const camp = CAMPS.find((one) => one === query.get('camp'));
	return {
		...(space === null ? {} : { space }),
		...(leader === null ? {} : { leader }),
		...(capability ? { capability } : {}),
		...(camp ? { camp } : {}),
		...(query.get('map') === 'yes' ? { map: 'yes' as const } : {})
	};
};
