import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on movement, stacking and ranges. */
export const MOVEMENT_RULINGS = asked('white-october.rulings', [
	settled('WO-42', '7.1', 'medium'),
	settled('WO-54', '7.2', 'medium'),
	settled('WO-48', '12', 'medium'),
	settled('WO-25', '7.5.2', 'medium'),
	settled('WO-26', '7.5.3', 'medium'),
	settled('WO-29', '15.1', 'medium'),
	settled('WO-41', '12', 'high'),
	{
		id: 'WO-89',
		section: '7.9',
		kind: 'switch',
		confidence: 'medium',
		readings: ['division', 'routed']
	},
	settled('WO-58', '7.9', 'medium'),
	settled('WO-59', '7.8', 'medium')
]);
