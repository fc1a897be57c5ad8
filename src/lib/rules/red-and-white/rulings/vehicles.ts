import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/vehicles.ts';

/** ARMOURED CARS; TANKS; ARMORED TRAINS: R43–R47, R53. */
export const VEHICLE_RULINGS = [
	{
		id: 'R43',
		section: 'Armoured cars',
		title: words.r43,
		question: words.r43Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'above_hits', text: words.r43AboveHits },
			{
				key: 'above_morale_point',
				text: words.r43AboveMoralePoint
			},
			{ key: 'no_roll', text: words.r43NoRoll }
		]
	},
	{
		id: 'R44',
		section: 'Armoured cars',
		title: words.r44,
		question: words.r44Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'after_hit', text: words.r44AfterHit },
			{ key: 'before_hit', text: words.r44BeforeHit }
		]
	},
	{
		id: 'R45',
		section: 'Tanks',
		title: words.r45,
		question: words.r45Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'counts_as_hit', text: words.r45CountsAsHit },
			{ key: 'not_a_hit', text: words.r45NotAHit }
		]
	},
	{
		id: 'R46',
		section: 'Critical hits',
		title: words.r46,
		question: words.r46Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'failure_this_turn', text: words.r46FailureThisTurn },
			{ key: 'failure_for_good', text: words.r46FailureForGood }
		],
		notes: [words.aTankWithAnEngineHitCannotFallBack, words.anImmobilisedTankTestsOnceForEach]
	},
	{
		id: 'R47',
		section: 'Tanks',
		title: words.r47,
		question: words.r47Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'by_attacker',
				text: words.r47ByAttacker
			},
			{ key: 'd10_always', text: words.r47D10Always },
			{ key: 'd6_always', text: words.r47D6Always }
		]
	},
	{
		id: 'R53',
		section: 'Armored trains',
		title: words.r53,
		question: words.r53Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'when_fired_on',
				text: words.r53WhenFiredOn
			},
			{ key: 'when_hit', text: words.r53WhenHit }
		]
	}
] as const satisfies readonly Ruling[];
