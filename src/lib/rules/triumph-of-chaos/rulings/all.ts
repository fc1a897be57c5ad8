import { titled, type RulingGroup } from '#lib/kernel/book/ruling.ts';
import { words } from '../words/en/rulings.ts';
// The aid tells its rulings wherever it counts by them.
import '../words/en/rulings.ts';

/** TC-01 to TC-28. The first reading of each is the one this app proposes. */
export const RULINGS = titled('triumph-of-chaos.rulings', [
	{
		id: 'TC-01',
		section: 'Army Combat Table',
		kind: 'cells',
		confidence: 'medium',
		readings: ['rebuilt'],
		sheets: ['army-table']
	},
	{
		id: 'TC-02',
		section: 'Corps Combat Table',
		kind: 'cells',
		confidence: 'medium',
		readings: ['rebuilt'],
		sheets: ['corps-table']
	},
	{
		id: 'TC-03',
		section: 'Combat Sequence',
		kind: 'switch',
		confidence: 'medium',
		readings: ['army_if_any', 'army_if_all'],
		notes: ['aModifiedDieIsHeldTo1To6']
	},
	{
		id: 'TC-04',
		section: 'Combat Modifiers',
		kind: 'settled',
		confidence: 'medium',
		readings: ['as_three'],
		sheets: ['combat-modifiers']
	},
	{
		id: 'TC-05',
		section: 'Column Shifts',
		kind: 'switch',
		confidence: 'medium',
		readings: ['both', 'attacker', 'defender'],
		notes: [
			'outOfSupplyReplacesLimitedSupply',
			'aShiftStopsAtTheEndsOfTheTable',
			'aDefenderOutOfSupplyInAFortressIs'
		],
		sheets: ['column-shifts']
	},
	{
		id: 'TC-06',
		section: 'Combat Sequence',
		kind: 'switch',
		confidence: 'medium',
		readings: ['nobody', 'defender']
	},
	{
		id: 'TC-07',
		section: 'Combat Surprise',
		kind: 'switch',
		confidence: 'medium',
		readings: ['cavalry', 'both'],
		notes: ['aCavalryStepLostInTheAttemptNo'],
		sheets: ['surprise']
	},
	{
		id: 'TC-08',
		section: 'Cancel Retreat',
		kind: 'cells',
		confidence: 'low',
		readings: ['rebuilt'],
		sheets: ['cancel-retreat']
	},
	{
		id: 'TC-09',
		section: 'Leaders',
		kind: 'table',
		confidence: 'medium',
		readings: ['multi', 'all']
	},
	{
		id: 'TC-10',
		section: 'Western Response',
		kind: 'settled',
		confidence: 'medium',
		readings: ['withdrawal'],
		sheets: ['western-response']
	},
	{
		id: 'TC-11',
		section: 'Port Corruption',
		kind: 'settled',
		confidence: 'medium',
		readings: ['modifiers'],
		sheets: ['port-corruption']
	},
	{
		id: 'TC-12',
		section: 'White In-Fighting',
		kind: 'switch',
		confidence: 'low',
		readings: ['stays_out', 'goes_back']
	},
	{
		id: 'TC-13',
		section: 'Western Response',
		kind: 'settled',
		confidence: 'medium',
		readings: ['as_printed'],
		sheets: ['western-response']
	},
	{
		id: 'TC-14',
		section: 'Strategic Redeployment',
		kind: 'cells',
		confidence: 'low',
		readings: ['three'],
		sheets: ['redeployment']
	},
	{
		id: 'TC-15',
		section: 'Turn Sequence',
		kind: 'table',
		confidence: 'low',
		readings: ['shown'],
		sheets: ['turn']
	},
	{
		id: 'TC-16',
		section: 'Combat Sequence',
		kind: 'settled',
		confidence: 'high',
		readings: ['after_fire']
	},
	{
		id: 'TC-17',
		section: 'Western Response',
		kind: 'settled',
		confidence: 'medium',
		readings: ['modifier'],
		sheets: ['western-response']
	},
	{
		id: 'TC-18',
		section: 'Replacements',
		kind: 'switch',
		confidence: 'medium',
		readings: ['one', 'two'],
		sheets: ['replacements']
	},
	{
		id: 'TC-19',
		section: 'Replacements',
		kind: 'switch',
		confidence: 'low',
		readings: ['one_more', 'the_roll'],
		sheets: ['replacements']
	},
	{
		id: 'TC-20',
		section: 'Triggered Combat',
		kind: 'settled',
		confidence: 'medium',
		readings: ['neither'],
		notes: ['theRetreatMayBeCancelledAsIn', 'itIsNoActivationOfAnActionRound']
	},
	{
		id: 'TC-21',
		section: 'White In-Fighting',
		kind: 'switch',
		confidence: 'low',
		readings: ['four', 'three']
	},
	{
		id: 'TC-22',
		section: 'Replacements',
		kind: 'settled',
		confidence: 'medium',
		readings: ['ledger'],
		notes: ['addingUpAgainCountsAnew']
	},
	{
		id: 'TC-23',
		section: 'Cancel Retreat',
		kind: 'settled',
		confidence: 'low',
		readings: ['lasting']
	},
	{
		id: 'TC-24',
		section: 'Leaders',
		kind: 'settled',
		confidence: 'medium',
		readings: ['any_round'],
		notes: ['aRoundBeginsWithItsPointOrItsAttack']
	},
	{
		id: 'TC-25',
		section: 'Combat Sequence',
		kind: 'table',
		confidence: 'low',
		readings: ['asked']
	},
	{
		id: 'TC-26',
		section: 'Red In-Fighting',
		kind: 'settled',
		confidence: 'medium',
		readings: ['declared']
	},
	{
		id: 'TC-27',
		section: 'Turn Sequence',
		kind: 'settled',
		confidence: 'medium',
		readings: ['lost']
	},
	{
		id: 'TC-28',
		section: 'White In-Fighting',
		kind: 'table',
		confidence: 'medium',
		readings: ['at_its_end']
	}
]);

export type RulingId = (typeof RULINGS)[number]['id'];

export const RULING_GROUPS = [
	{ title: words.whatTheAidLeavesOpen, rulings: RULINGS }
] as const satisfies readonly RulingGroup[];
