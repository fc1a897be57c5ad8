import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';

/** Rulings on definitions, supply, command, movement and scenarios. */
export const GAME_RULINGS = [
	settled('OR-05', '1.2', 'high', words.or05, words.or05Reads),
	settled('OR-06', '1.2', 'high', words.or06, words.or06Reads),
	settled('OR-07', '1.2', 'medium', words.or07, words.or07Reads),
	settled('OR-23', '7.2', 'medium', words.or23, words.or23Reads),
	settled('OR-24', '3.2', 'low', words.or24, words.or24Reads),
	settled('OR-31', '7.1.2', 'low', words.or31, words.or31Reads),
	settled('OR-33', '3.2', 'medium', words.or33, words.or33Reads),
	settled('OR-35', '10.3', 'high', words.or35, words.or35Reads),
	settled('OR-38', '5.2.1', 'medium', words.or38, words.or38Reads),
	settled('OR-40', '7.2', 'high', words.or40, words.or40Reads),
	settled('OR-42', '10.2', 'medium', words.or42, words.or42Reads),
	settled('OR-51', '10.2', 'low', words.or51, words.or51Reads),
	settled('OR-52', '6.1', 'low', words.or52, words.or52Reads),
	{
		id: 'OR-53',
		section: '10.2',
		question: words.or53,
		kind: 'switch',
		confidence: 'low',
		readings: [
			{
				key: 'line',
				text: words.or53Line
			},
			{ key: 'map', text: words.or53Map }
		]
	},
	settled('OR-55', '5.3', 'medium', words.or55, words.or55Reads),
	{
		id: 'OR-56',
		section: '5.3',
		question: words.or56,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'hexes', text: words.or56Hexes },
			{ key: 'mp', text: words.or56Mp }
		]
	},
	settled('OR-57', '7.1.2', 'medium', words.or57, words.or57Reads),
	{
		id: 'OR-58',
		section: '7.1.3',
		question: words.or58,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'stays', text: words.or58Stays },
			{ key: 'may_go', text: words.or58MayGo }
		]
	},
	{
		id: 'OR-59',
		section: '6.1',
		question: words.or59,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'round', text: words.or59Round },
			{ key: 'day', text: words.or59Day },
			{ key: 'part', text: words.or59Part }
		]
	},
	settled('OR-60', '3.3', 'high', words.or60, words.or60Reads),
	settled('OR-61', '8.1', 'high', words.or61, words.or61Reads),
	settled('OR-62', '8.2.1', 'high', words.or62, words.or62Reads),
	settled('OR-63', '7.4', 'medium', words.or63, words.or63Reads),
	settled('OR-64', '7.1.3', 'medium', words.or64, words.or64Reads),
	settled('OR-65', '3.1', 'medium', words.or65, words.or65Reads),
	settled('OR-66', '3.2', 'medium', words.or66, words.or66Reads),
	{
		id: 'OR-67',
		section: '4.3.1',
		question: words.or67,
		kind: 'switch',
		confidence: 'medium',
		readings: [
			{ key: 'no', text: words.or67No },
			{ key: 'repaired', text: words.or67Repaired }
		]
	},
	settled('OR-68', '7.5', 'medium', words.or68, words.or68Reads),
	settled('OR-69', '7.1.3', 'medium', words.or69, words.or69Reads),
	settled('OR-70', '8.1', 'medium', words.or70, words.or70Reads)
] as const satisfies readonly Ruling[];
