import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings/turn.ts';

/** SEQUENCE OF ACTION; SUPRESSION; LEADERSHIP: R01–R09, R36, R55, R69. */
export const TURN_RULINGS = [
	{
		id: 'R01',
		section: 'Sequence of action',
		title: words.r01,
		question: words.r01Asks,
		kind: 'settled',
		standing: 'source',
		readings: [
			{
				key: 'sequence_numbers',
				text: words.r01SequenceNumbers
			}
		]
	},
	{
		id: 'R02',
		section: 'Suppression',
		title: words.r02,
		question: words.r02Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'one_test_lifts_both',
				text: words.r02OneTestLiftsBoth
			},
			{
				key: 'test_lifts_fire_only',
				text: words.r02TestLiftsFireOnly
			},
			{ key: 'fire_only', text: words.r02FireOnly }
		]
	},
	{
		id: 'R03',
		section: 'Suppression',
		title: words.r03,
		question: words.r03Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'last_figure_counts',
				text: words.r03LastFigureCounts
			},
			{ key: 'whole_stand_only', text: words.r03WholeStandOnly }
		],
		notes: [words.lossesInPhases45And6NeverSuppress]
	},
	{
		id: 'R04',
		section: 'Sequence of action',
		title: words.r04,
		question: words.r04Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'own_turns',
				text: words.r04OwnTurns
			},
			{ key: 'whole_rounds', text: words.r04WholeRounds }
		]
	},
	{
		id: 'R05',
		section: 'Leadership',
		title: words.r05,
		question: words.r05Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'nearer_band', text: words.r05NearerBand },
			{ key: 'farther_band', text: words.r05FartherBand }
		]
	},
	{
		id: 'R06',
		section: 'Leadership',
		title: words.r06,
		question: words.r06Asks,
		kind: 'settled',
		standing: 'source',
		readings: [{ key: 'ten', text: words.r06Ten }]
	},
	{
		id: 'R07',
		section: 'Leadership',
		title: words.r07,
		question: words.r07Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{ key: 'better_line', text: words.r07BetterLine },
			{
				key: 'cinc_only_if_no_leader',
				text: words.r07CincOnlyIfNoLeader
			},
			{ key: 'own_leader_only', text: words.r07OwnLeaderOnly }
		],
		notes: [words.aCInCWhoLedHeroicallyWhenTheTurn]
	},
	{
		id: 'R08',
		section: 'Leadership',
		title: words.r08,
		question: words.r08Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'cinc_still_helps', text: words.r08CincStillHelps },
			{ key: 'line_over_36_always', text: words.r08LineOver36Always }
		]
	},
	{
		id: 'R09',
		section: 'Officers and leaders',
		title: words.r09,
		question: words.r09Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'at_start_of_turn',
				text: words.r09AtStartOfTurn
			},
			{
				key: 'at_once',
				text: words.r09AtOnce
			}
		]
	},
	{
		id: 'R69',
		section: 'Officers and leaders',
		title: words.r69,
		question: words.r69Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'own_troops',
				text: words.r69OwnTroops
			},
			{ key: 'any_of_his_side', text: words.r69AnyOfHisSide }
		]
	},
	{
		id: 'R36',
		section: 'Morale',
		title: words.r36,
		question: words.r36Asks,
		kind: 'switch',
		standing: 'source',
		readings: [
			{
				key: 'named_side',
				text: words.r36NamedSide
			},
			{ key: 'both_sides', text: words.r36BothSides }
		],
		notes: [words.aTestThatTheRefereeHasAUnitMake]
	},
	{
		id: 'R55',
		section: 'Sequence of action',
		title: words.r55,
		question: words.r55Asks,
		kind: 'switch',
		standing: 'default of this app',
		readings: [
			{ key: 'vehicles_and_ships', text: words.r55VehiclesAndShips },
			{ key: 'not_ships', text: words.r55NotShips },
			{ key: 'trains_only', text: words.r55TrainsOnly }
		],
		notes: [words.eachWeaponFiresOnceInATurnOfItsOwn]
	}
] as const satisfies readonly Ruling[];
