import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on fatigue, Red morale and the defence of Petrograd. */
export const PETROGRAD_RULINGS = [
	settled('WO-13', '9.1', 'medium', words.wo13, words.wo13Reads),
	settled('WO-63', '9.1', 'medium', words.wo63, words.wo63Reads),
	settled('WO-76', '9.1', 'medium', words.wo76, words.wo76Reads),
	settled('WO-46', '9.3', 'high', words.wo46, words.wo46Reads),
	settled('WO-80', '9.3', 'low', words.wo80, words.wo80Reads),
	settled('WO-06', '10.2', 'high', words.wo06, words.wo06Reads),
	settled('WO-61', '10.2', 'medium', words.wo61, words.wo61Reads),
	settled('WO-82', '10.2', 'low', words.wo82, words.wo82Reads),
	settled('WO-28', '11.2.2', 'medium', words.wo28, words.wo28Reads),
	settled('WO-45', '11.2.2', 'medium', words.wo45, words.wo45Reads),
	settled('WO-67', '6', 'medium', words.wo67, words.wo67Reads),
	settled('WO-68', '6', 'medium', words.wo68, words.wo68Reads),
	{
		id: 'WO-88',
		section: '6',
		question: words.wo88,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'effect', text: words.wo88Effect },
			{ key: 'drawn', text: words.wo88Drawn }
		]
	},
	settled('WO-69', '6', 'medium', words.wo69, words.wo69Reads),
	settled('WO-70', '6', 'medium', words.wo70, words.wo70Reads),
	settled('WO-71', '6', 'medium', words.wo71, words.wo71Reads),
	settled('WO-53', '6', 'medium', words.wo53, words.wo53Reads)
] as const satisfies readonly Ruling[];
