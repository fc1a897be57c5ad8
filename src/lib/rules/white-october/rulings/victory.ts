import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on the scenario and on victory. */
export const VICTORY_RULINGS = asked('white-october.rulings', [
	settled('WO-10', '16.1', 'medium'),
	settled('WO-66', '16.2.2', 'medium'),
	settled('WO-83', '16.1', 'medium'),
	settled('WO-84', '16.1', 'medium'),
	settled('WO-51', '16.1', 'medium'),
	{
		id: 'WO-19',
		section: '16.2',
		kind: 'switch',
		confidence: 'medium',
		readings: ['ten_points', 'three_places']
	},
	settled('WO-32', '16.2', 'high'),
	{
		id: 'WO-49',
		section: '16.2',
		kind: 'switch',
		confidence: 'medium',
		readings: ['each', 'once']
	},
	settled('WO-52', '16.2', 'medium'),
	settled('WO-90', '16.2', 'low'),
	settled('WO-57', '16.2.1', 'medium')
]);
