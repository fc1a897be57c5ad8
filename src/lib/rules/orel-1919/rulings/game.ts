import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on definitions, supply, command, movement and scenarios. */
export const GAME_RULINGS = asked('orel-1919.rulings', [
	settled('OR-05', '1.2', 'high'),
	settled('OR-06', '1.2', 'high'),
	settled('OR-07', '1.2', 'medium'),
	settled('OR-23', '7.2', 'medium'),
	settled('OR-24', '3.2', 'low'),
	settled('OR-31', '7.1.2', 'low'),
	settled('OR-33', '3.2', 'medium'),
	settled('OR-35', '10.3', 'high'),
	settled('OR-38', '5.2.1', 'medium'),
	settled('OR-40', '7.2', 'high'),
	settled('OR-42', '10.2', 'medium'),
	settled('OR-51', '10.2', 'low'),
	settled('OR-52', '6.1', 'low'),
	{
		id: 'OR-53',
		section: '10.2',
		kind: 'switch',
		confidence: 'low',
		readings: ['line', 'map']
	},
	settled('OR-55', '5.3', 'medium'),
	{
		id: 'OR-56',
		section: '5.3',
		kind: 'switch',
		confidence: 'medium',
		readings: ['hexes', 'mp']
	},
	settled('OR-57', '7.1.2', 'medium'),
	{
		id: 'OR-58',
		section: '7.1.3',
		kind: 'switch',
		confidence: 'medium',
		readings: ['stays', 'may_go']
	},
	{
		id: 'OR-59',
		section: '6.1',
		kind: 'switch',
		confidence: 'medium',
		readings: ['round', 'day', 'part']
	},
	settled('OR-60', '3.3', 'high'),
	settled('OR-61', '8.1', 'high'),
	settled('OR-62', '8.2.1', 'high'),
	settled('OR-63', '7.4', 'medium'),
	settled('OR-64', '7.1.3', 'medium'),
	settled('OR-65', '3.1', 'medium'),
	settled('OR-66', '3.2', 'medium'),
	{
		id: 'OR-67',
		section: '4.3.1',
		kind: 'switch',
		confidence: 'medium',
		readings: ['no', 'repaired']
	},
	settled('OR-68', '7.5', 'medium'),
	settled('OR-69', '7.1.3', 'medium'),
	settled('OR-70', '8.1', 'medium'),
	settled('OR-71', '10.2', 'medium')
]);
