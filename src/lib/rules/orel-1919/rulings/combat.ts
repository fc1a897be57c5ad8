import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on combat up to the Cohesion checks and what follows them, and on the New Combat Rules. */
export const COMBAT_RULINGS = [
	settled('OR-04', '8.7.1', 'high', words.or04, words.or04Reads),
	settled('OR-08', '8.7.1', 'high', words.or08, words.or08Reads),
	{
		id: 'OR-14',
		section: '8.7.1',
		question: words.or14,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{ key: 'units_only', text: words.or14UnitsOnly },
			{ key: 'support_too', text: words.or14SupportToo }
		]
	},
	settled('OR-15', '8.6.2', 'medium', words.or15, words.or15Reads),
	settled('OR-16', '8.3.2', 'medium', words.or16, words.or16Reads),
	settled('OR-17', '8.3.2', 'high', words.or17, words.or17Reads),
	settled('OR-18', '8.5', 'high', words.or18, words.or18Reads),
	settled('OR-19', '8.5', 'high', words.or19, words.or19Reads),
	settled('OR-21', '8.7.1', 'certain', words.or21, words.or21Reads),
	settled('OR-22', '8.7.1', 'high', words.or22, words.or22Reads),
	settled('OR-27', '8.7.1', 'high', words.or27, words.or27Reads),
	settled('OR-29', '8.7.1', 'medium', words.or29, words.or29Reads),
	settled('OR-34', '8.1', 'high', words.or34, words.or34Reads),
	settled('OR-37', '8.7.2', 'low', words.or37, words.or37Reads),
	settled('OR-43', '8.4', 'medium', words.or43, words.or43Reads),
	{
		id: 'OR-44',
		section: '8.6.2',
		question: words.or44,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'attacker_only', text: words.or44AttackerOnly },
			{ key: 'both', text: words.or44Both }
		]
	},
	settled('OR-49', '8.5.1', 'medium', words.or49, words.or49Reads),
	settled('OR-N1', 'New Combat Rules', 'high', words.orn1, words.orn1Reads),
	settled('OR-N2', 'New Combat Rules', 'low', words.orn2, words.orn2Reads)
] as const satisfies readonly Ruling[];
