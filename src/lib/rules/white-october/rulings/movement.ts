import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on movement, stacking and ranges. */
export const MOVEMENT_RULINGS = [
	settled('WO-42', '7.1', 'medium', words.wo42, words.wo42Reads),
	settled('WO-54', '7.2', 'medium', words.wo54, words.wo54Reads),
	settled('WO-48', '12', 'medium', words.wo48, words.wo48Reads),
	settled('WO-25', '7.5.2', 'medium', words.wo25, words.no),
	settled('WO-26', '7.5.3', 'medium', words.wo26, words.wo26Reads),
	settled('WO-29', '15.1', 'medium', words.wo29, words.wo29Reads),
	settled('WO-41', '12', 'high', words.wo41, words.wo41Reads),
	{
		id: 'WO-89',
		section: '7.9',
		question: words.wo89,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'division', text: words.wo89Division },
			{ key: 'routed', text: words.wo89Routed }
		]
	},
	settled('WO-58', '7.9', 'medium', words.wo58, words.wo58Reads),
	settled('WO-59', '7.8', 'medium', words.wo59, words.wo59Reads)
] as const satisfies readonly Ruling[];
