import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: what an attack would be like, what a side is warned of, what would follow from a move. */
export const words = texts('orel-1919.engine-ahead', {
	attacker: 'Attacker',
	defender: 'Defender',
	whoMayLeaveBeforeCombat: 'Who may leave before combat',
	unitMayLeaveIfItPasses: '{unit}, if the check is passed',
	unitMayLeaveFreely: '{unit}, without a check',
	coordinationOfUnit: 'Coordination of {unit}',
	troopQuality: 'Troop Quality',
	passesAt: 'Passes at',
	sideMayCharge: '{side}: cavalry that may charge',
	unitWhenItCharges: '{unit} when it charges',
	unit: '{unit}',
	unitBecauseOf: '{unit} ({why})',
	strength: 'Strength',
	strengthOfSide: '{side}: strength',
	cohesionOfUnitsTq: 'Cohesion of {units}, TQ {tq}',
	moraleOfUnitsTq: 'Morale of {units}, TQ {tq}',
	addedToTheDie: 'Added to the die',
	addedToTheDice: 'Added to the dice',
	assault: 'Assault',
	columnAndStepsLostAreAdded: 'The column of the Assault and the steps lost in it are added.',
	noSuchAttackIsPossible: 'Nobody attacks there.',
	noRailroadLeadsItThere: 'No railroad leads this train straight into the fight, or it fires.',
	itsCheckComesFirst: '{unit} takes its out-of-command check first.',
	itsEngineIsTriedFirst: '{unit} tries its engine first.'
});
