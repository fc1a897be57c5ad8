import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on combat up to the Cohesion checks and what follows them, and on the New Combat Rules. */
export const COMBAT_RULINGS = asked('orel-1919.rulings', [
	settled('OR-04', '8.7.1', 'high'),
	settled('OR-08', '8.7.1', 'high'),
	{
		id: 'OR-14',
		section: '8.7.1',
		kind: 'switch',
		confidence: 'low',
		readings: ['units_only', 'support_too']
	},
	settled('OR-15', '8.6.2', 'medium'),
	settled('OR-16', '8.3.2', 'medium'),
	settled('OR-17', '8.3.2', 'high'),
	settled('OR-18', '8.5', 'high'),
	settled('OR-19', '8.5', 'high'),
	settled('OR-21', '8.7.1', 'certain'),
	settled('OR-22', '8.7.1', 'high'),
	settled('OR-27', '8.7.1', 'high'),
	settled('OR-29', '8.7.1', 'medium'),
	settled('OR-34', '8.1', 'high'),
	settled('OR-37', '8.7.2', 'low'),
	settled('OR-43', '8.4', 'medium'),
	{
		id: 'OR-44',
		section: '8.6.2',
		kind: 'switch',
		confidence: 'medium',
		readings: ['attacker_only', 'both']
	},
	settled('OR-49', '8.5.1', 'medium'),
	settled('OR-N1', 'New Combat Rules', 'high'),
	settled('OR-N2', 'New Combat Rules', 'low')
]);
