import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on trains, tanks and armoured cars. */
export const VEHICLE_RULINGS = asked('orel-1919.rulings', [
	settled('OR-20', '9.1.2', 'medium'),
	settled('OR-32', '9.1.1', 'medium'),
	settled('OR-39', '9', 'high'),
	{
		id: 'OR-41',
		section: '9',
		kind: 'switch',
		confidence: 'medium',
		readings: ['cohesion_only', 'morale_too']
	},
	settled('OR-48', '9', 'medium'),
	settled('OR-50', '9.1.1', 'medium'),
	settled('OR-54', '9', 'medium')
]);
