import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on the Assault: odds, losses, Morale. */
export const ASSAULT_RULINGS = [
	settled('OR-01', '8.8.2', 'high', words.or01, words.or01Reads),
	settled('OR-02', '8.8.1', 'high', words.or02, words.or02Reads),
	{
		id: 'OR-03',
		section: '8.8.1',
		question: words.or03,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'floor', text: words.or03Floor },
			{ key: 'floor_literal', text: words.or03FloorLiteral },
			{ key: 'symmetric', text: words.or03Symmetric }
		]
	},
	{
		id: 'OR-09',
		section: '8.8.2',
		question: words.or09,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'succeeds', text: words.or09Succeeds },
			{ key: 'counts', text: words.or09Counts }
		]
	},
	{
		id: 'OR-10',
		section: '8.8.2',
		question: words.or10,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'this_assault', text: words.or10ThisAssault },
			{ key: 'all', text: words.or10All }
		]
	},
	settled('OR-11', '8.8.2', 'medium', words.or11, words.or11Reads),
	settled('OR-12', '8.8.2', 'medium', words.or12, words.or12Reads),
	settled('OR-28', '8.8.1', 'medium', words.or28, words.or28Reads),
	settled('OR-30', '8.8.1', 'low', words.or30, words.or30Reads),
	settled('OR-36', '8.8.2', 'high', words.or36, words.or36Reads),
	settled('OR-45', '8.8.2', 'medium', words.or45, words.or45Reads),
	settled('OR-46', '8.8.2', 'medium', words.or46, words.or46Reads),
	settled('OR-47', '8.8.1', 'medium', words.or47, words.or47Reads)
] as const satisfies readonly Ruling[];
