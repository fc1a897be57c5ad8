import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on trains, tanks and armoured cars. */
export const VEHICLE_RULINGS = [
	settled('OR-20', '9.1.2', 'medium', words.or20, words.or20Reads),
	settled('OR-32', '9.1.1', 'medium', words.or32, words.or32Reads),
	settled('OR-39', '9', 'high', words.or39, words.or39Reads),
	{
		id: 'OR-41',
		section: '9',
		question: words.or41,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'cohesion_only', text: words.or41CohesionOnly },
			{ key: 'morale_too', text: words.or41MoraleToo }
		]
	},
	settled('OR-48', '9', 'medium', words.or48, words.or48Reads),
	settled('OR-50', '9.1.1', 'medium', words.or50, words.or50Reads),
	settled('OR-54', '9', 'medium', words.or54, words.or54Reads)
] as const satisfies readonly Ruling[];
