import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on definitions, recruitment, supply and command. */
export const GAME_RULINGS = asked('white-october.rulings', [
	settled('WO-01', '1.6', 'high'),
	settled('WO-07', '1.3', 'medium'),
	settled('WO-21', '1.5', 'medium'),
	settled('WO-39', '1.5', 'medium'),
	settled('WO-22', '3.1', 'low'),
	{
		id: 'WO-87',
		section: '3.1.1',
		kind: 'switch',
		confidence: 'medium',
		readings: ['before', 'during']
	},
	settled('WO-23', '4.3', 'low'),
	settled('WO-24', '4.3', 'medium'),
	settled('WO-38', '4.2', 'medium'),
	settled('WO-40', '4.2', 'medium'),
	settled('WO-11', '4.5', 'medium'),
	settled('WO-12', '4.5', 'medium'),
	settled('WO-50', '4.5', 'medium'),
	settled('WO-62', '9.3', 'low'),
	settled('WO-60', '5.5', 'low')
]);
