import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on definitions, recruitment, supply and command. */
export const GAME_RULINGS = [
	settled('WO-01', '1.6', 'high', words.wo01, words.wo01Reads),
	settled('WO-07', '1.3', 'medium', words.wo07, words.wo07Reads),
	settled('WO-21', '1.5', 'medium', words.wo21, words.wo21Reads),
	settled('WO-39', '1.5', 'medium', words.wo39, words.wo39Reads),
	settled('WO-22', '3.1', 'low', words.wo22, words.wo22Reads),
	{
		id: 'WO-87',
		section: '3.1.1',
		question: words.wo87,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'before', text: words.wo87Before },
			{ key: 'during', text: words.wo87During }
		]
	},
	settled('WO-23', '4.3', 'low', words.wo23, words.wo23Reads),
	settled('WO-24', '4.3', 'medium', words.wo24, words.wo24Reads),
	settled('WO-38', '4.2', 'medium', words.wo38, words.wo38Reads),
	settled('WO-40', '4.2', 'medium', words.wo40, words.wo40Reads),
	settled('WO-11', '4.5', 'medium', words.wo11, words.wo11Reads),
	settled('WO-12', '4.5', 'medium', words.wo12, words.no),
	settled('WO-50', '4.5', 'medium', words.wo50, words.wo50Reads),
	settled('WO-62', '9.3', 'low', words.wo62, words.wo62Reads),
	settled('WO-60', '5.5', 'low', words.wo60, words.wo60Reads)
] as const satisfies readonly Ruling[];
