import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on what follows the dice. */
export const RESULTS_RULINGS = asked('white-october.rulings', [
	settled('WO-15', '8.2.6', 'high'),
	settled('WO-16', '8.2.6', 'high'),
	{
		id: 'WO-17',
		section: '8.2.7',
		kind: 'switch',
		confidence: 'low',
		readings: ['winner', 'attacker']
	},
	settled('WO-20', '14.1', 'medium'),
	settled('WO-77', '14.1', 'medium'),
	settled('WO-85', '8.2.6', 'high'),
	settled('WO-31', '3.2', 'medium'),
	settled('WO-37', '8.2.6', 'medium'),
	settled('WO-64', '8.2.6', 'medium'),
	settled('WO-72', '8.2.6', 'medium'),
	settled('WO-73', '5.4', 'medium'),
	settled('WO-43', '8.2.7', 'medium'),
	settled('WO-55', '14.1', 'medium'),
	settled('WO-86', '8.2.3', 'medium')
]);
