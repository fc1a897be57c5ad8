import { titled } from '#lib/kernel/book/ruling.ts';

/** ARMOURED CARS; TANKS; ARMORED TRAINS: R43–R47, R53. */
export const VEHICLE_RULINGS = titled('red-and-white.rulings-vehicles', [
	{
		id: 'R43',
		section: 'Armoured cars',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['above_hits', 'above_morale_point', 'no_roll']
	},
	{
		id: 'R44',
		section: 'Armoured cars',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['after_hit', 'before_hit']
	},
	{
		id: 'R45',
		section: 'Tanks',
		kind: 'switch',
		standing: 'default of this app',
		readings: ['counts_as_hit', 'not_a_hit']
	},
	{
		id: 'R46',
		section: 'Critical hits',
		kind: 'switch',
		standing: 'source',
		readings: ['failure_this_turn', 'failure_for_good'],
		notes: ['aTankWithAnEngineHitCannotFallBack', 'anImmobilisedTankTestsOnceForEach']
	},
	{
		id: 'R47',
		section: 'Tanks',
		kind: 'switch',
		standing: 'source',
		readings: ['by_attacker', 'd10_always', 'd6_always']
	},
	{
		id: 'R53',
		section: 'Armored trains',
		kind: 'switch',
		standing: 'source',
		readings: ['when_fired_on', 'when_hit']
	}
]);
