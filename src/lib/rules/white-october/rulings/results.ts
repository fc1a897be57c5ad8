import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on what follows the dice. */
export const RESULTS_RULINGS = [
	settled('WO-15', '8.2.6', 'high', words.wo15, words.wo15Reads),
	settled('WO-16', '8.2.6', 'high', words.wo16, words.no),
	{
		id: 'WO-17',
		section: '8.2.7',
		question: words.wo17,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'winner', text: words.wo17Winner },
			{ key: 'attacker', text: words.wo17Attacker }
		]
	},
	settled('WO-20', '14.1', 'medium', words.wo20, words.wo20Reads),
	settled('WO-77', '14.1', 'medium', words.wo77, words.wo77Reads),
	settled('WO-85', '8.2.6', 'high', words.wo85, words.wo85Reads),
	settled('WO-31', '3.2', 'medium', words.wo31, words.wo31Reads),
	settled('WO-37', '8.2.6', 'medium', words.wo37, words.wo37Reads),
	settled('WO-64', '8.2.6', 'medium', words.wo64, words.wo64Reads),
	settled('WO-72', '8.2.6', 'medium', words.wo72, words.wo72Reads),
	settled('WO-73', '5.4', 'medium', words.wo73, words.wo73Reads),
	settled('WO-43', '8.2.7', 'medium', words.wo43, words.wo43Reads),
	settled('WO-55', '14.1', 'medium', words.wo55, words.wo55Reads),
	settled('WO-86', '8.2.3', 'medium', words.wo86, words.wo86Reads)
] as const satisfies readonly Ruling[];
