import { asked, settled } from '#lib/kernel/book/ruling.ts';

/** Rulings on fatigue, Red morale and the defence of Petrograd. */
export const PETROGRAD_RULINGS = asked('white-october.rulings', [
	settled('WO-13', '9.1', 'medium'),
	settled('WO-63', '9.1', 'medium'),
	settled('WO-76', '9.1', 'medium'),
	settled('WO-46', '9.3', 'high'),
	settled('WO-80', '9.3', 'low'),
	settled('WO-06', '10.2', 'high'),
	settled('WO-61', '10.2', 'medium'),
	settled('WO-82', '10.2', 'low'),
	settled('WO-28', '11.2.2', 'medium'),
	settled('WO-45', '11.2.2', 'medium'),
	settled('WO-67', '6', 'medium'),
	settled('WO-68', '6', 'medium'),
	{
		id: 'WO-88',
		section: '6',
		kind: 'switch',
		confidence: 'medium',
		readings: ['effect', 'drawn']
	},
	settled('WO-69', '6', 'medium'),
	settled('WO-70', '6', 'medium'),
	settled('WO-71', '6', 'medium'),
	settled('WO-53', '6', 'medium')
]);
