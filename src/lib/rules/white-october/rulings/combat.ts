import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on combat up to the dice. */
export const COMBAT_RULINGS = [
	{
		id: 'WO-02',
		section: '8.2.5',
		question: words.wo02,
		kind: 'cells',
		confidence: 'low',
		sheets: ['RATIO'],
		readings: [{ key: 'default', text: words.wo02Default }]
	},
	settled('WO-03', '8.2.5', 'certain', words.wo03, words.wo03Reads),
	settled('WO-04', '8.2.5', 'medium', words.wo04, words.wo04Reads),
	settled('WO-05', '8.2.5', 'high', words.wo05, words.wo05Reads),
	settled('WO-08', '15.2', 'high', words.wo08, words.wo08Reads),
	settled('WO-09', '13', 'certain', words.wo09, words.wo09Reads),
	settled('WO-14', '8.2.6', 'high', words.wo14, words.wo14Reads),
	settled('WO-18', '8.2.6', 'medium', words.wo18, words.wo18Reads),
	settled('WO-27', '8.2.1', 'medium', words.wo27, words.wo27Reads),
	settled('WO-30', '8.1.2', 'medium', words.wo30, words.wo30Reads),
	settled('WO-33', '8.2.5', 'medium', words.wo33, words.wo33Reads),
	settled('WO-34', '8.2.5', 'medium', words.wo34, words.wo34Reads),
	settled('WO-35', '8.2.5', 'medium', words.wo35, words.wo35Reads),
	settled('WO-36', '8.2.4', 'medium', words.wo36, words.wo36Reads),
	settled('WO-65', '8.2.4', 'medium', words.wo65, words.wo65Reads),
	settled('WO-74', '8.2.3', 'medium', words.wo74, words.wo74Reads),
	settled('WO-75', '8.2.3', 'medium', words.wo75, words.wo75Reads),
	settled('WO-79', '8.2.3', 'medium', words.wo79, words.wo79Reads),
	settled('WO-78', '5.2', 'medium', words.wo78, words.wo78Reads),
	settled('WO-81', '5.2', 'medium', words.wo81, words.wo81Reads),
	settled('WO-44', '8.4', 'medium', words.wo44, words.wo44Reads),
	settled('WO-47', '8.1.3', 'medium', words.wo47, words.wo47Reads),
	settled('WO-56', '16.1', 'medium', words.wo56, words.wo56Reads)
] as const satisfies readonly Ruling[];
