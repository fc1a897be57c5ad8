import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on combat up to the dice. */
export const COMBAT_RULINGS = asked('white-october.rulings', [
	{
		id: 'WO-02',
		section: '8.2.5',
		kind: 'cells',
		confidence: 'low',
		sheets: ['RATIO'],
		readings: ['default']
	},
	settled('WO-03', '8.2.5', 'certain'),
	settled('WO-04', '8.2.5', 'medium'),
	settled('WO-05', '8.2.5', 'high'),
	settled('WO-08', '15.2', 'high'),
	settled('WO-09', '13', 'certain'),
	settled('WO-14', '8.2.6', 'high'),
	settled('WO-18', '8.2.6', 'medium'),
	settled('WO-27', '8.2.1', 'medium'),
	settled('WO-30', '8.1.2', 'medium'),
	settled('WO-33', '8.2.5', 'medium'),
	settled('WO-34', '8.2.5', 'medium'),
	settled('WO-35', '8.2.5', 'medium'),
	settled('WO-36', '8.2.4', 'medium'),
	settled('WO-65', '8.2.4', 'medium'),
	settled('WO-74', '8.2.3', 'medium'),
	settled('WO-75', '8.2.3', 'medium'),
	settled('WO-79', '8.2.3', 'medium'),
	settled('WO-78', '5.2', 'medium'),
	settled('WO-81', '5.2', 'medium'),
	settled('WO-44', '8.4', 'medium'),
	settled('WO-47', '8.1.3', 'medium'),
	settled('WO-56', '16.1', 'medium')
]);
