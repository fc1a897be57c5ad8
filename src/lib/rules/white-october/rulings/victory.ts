import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on the scenario and on victory. */
export const VICTORY_RULINGS = [
	{
		id: 'WO-19',
		section: '16.2',
		question: words.whichPlacesCountAfterATurnsStay,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'ten_points', text: words.allOf10PointsDistrictsToo },
			{ key: 'three_places', text: words.liubanTchudovoAnd18Ff }
		]
	}
] as const satisfies readonly Ruling[];
