import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on the Assault: odds, losses, Morale. */
export const ASSAULT_RULINGS = asked('orel-1919.rulings', [
	settled('OR-01', '8.8.2', 'high'),
	settled('OR-02', '8.8.1', 'high'),
	{
		id: 'OR-03',
		section: '8.8.1',
		kind: 'switch',
		confidence: 'medium',
		readings: ['floor', 'floor_literal', 'symmetric']
	},
	{
		id: 'OR-09',
		section: '8.8.2',
		kind: 'switch',
		confidence: 'medium',
		readings: ['succeeds', 'counts']
	},
	{
		id: 'OR-10',
		section: '8.8.2',
		kind: 'switch',
		confidence: 'medium',
		readings: ['this_assault', 'all']
	},
	settled('OR-11', '8.8.2', 'medium'),
	settled('OR-12', '8.8.2', 'medium'),
	settled('OR-28', '8.8.1', 'medium'),
	settled('OR-30', '8.8.1', 'low'),
	settled('OR-36', '8.8.2', 'high'),
	settled('OR-45', '8.8.2', 'medium'),
	settled('OR-46', '8.8.2', 'medium'),
	settled('OR-47', '8.8.1', 'medium'),
	settled('OR-72', '8.7.4', 'medium'),
	settled('OR-73', '8.7.4', 'medium')
]);
