import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on the scenario and on victory. */
export const VICTORY_RULINGS = [
	settled('WO-10', '16.1', 'medium', words.wo10, words.wo10Reads),
	settled('WO-66', '16.2.2', 'medium', words.wo66, words.wo66Reads),
	settled('WO-83', '16.1', 'medium', words.wo83, words.wo83Reads),
	settled('WO-84', '16.1', 'medium', words.wo84, words.wo84Reads),
	settled('WO-51', '16.1', 'medium', words.wo51, words.wo51Reads),
	{
		id: 'WO-19',
		section: '16.2',
		question: words.wo19,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'ten_points', text: words.wo19TenPoints },
			{ key: 'three_places', text: words.wo19ThreePlaces }
		]
	},
	settled('WO-32', '16.2', 'high', words.wo32, words.wo32Reads),
	{
		id: 'WO-49',
		section: '16.2',
		question: words.wo49,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'each', text: words.wo49Each },
			{ key: 'once', text: words.wo49Once }
		]
	},
	settled('WO-52', '16.2', 'medium', words.wo52, words.wo52Reads),
	settled('WO-57', '16.2.1', 'medium', words.wo57, words.wo57Reads)
] as const satisfies readonly Ruling[];
