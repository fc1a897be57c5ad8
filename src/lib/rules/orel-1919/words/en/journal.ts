import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: what a line of the log says of several units at once, what was added up, the steps of a combat. */
export const words = texts('orel-1919.journal', {
	preparedAttackOnHexUnits: 'Prepared Attack on {hex}: {units}.',
	hastyAttackOnHexUnits: 'Hasty Attack on {hex}: {units}.',
	unitsJoinTheAttackOnHex: {
		one: '{units} joins the attack on {hex}.',
		other: '{units} join the attack on {hex}.'
	},
	unitsMoveToHex: { one: '{units} moves to {hex}.', other: '{units} move to {hex}.' },
	unitsMoveToHexInCombatMode: {
		one: '{units} moves to {hex}, in Combat mode.',
		other: '{units} move to {hex}, in Combat mode.'
	},
	unitsMoveToHexInMarchMode: {
		one: '{units} moves to {hex}, in March mode.',
		other: '{units} move to {hex}, in March mode.'
	},
	nUnitsAreReadyToSupportAPreparedAttack: {
		one: '{units} is ready to support a Prepared Attack.',
		other: '{units} are ready to support a Prepared Attack.'
	},
	nUnitsAreReadyToSupportAHastyAttack: {
		one: '{units} is ready to support a Hasty Attack.',
		other: '{units} are ready to support a Hasty Attack.'
	},
	nUnitsAreReadyForABarrage: {
		one: '{units} is ready for a barrage.',
		other: '{units} are ready for a barrage.'
	},
	unitsDigIn: { one: '{units} digs in.', other: '{units} dig in.' },
	nUnitsFormUp: {
		one: '{units} forms up in Combat mode.',
		other: '{units} form up in Combat mode.'
	},
	unitsGoIntoMarchMode: {
		one: '{units} goes into March mode.',
		other: '{units} go into March mode.'
	},
	unitsStayAsTheyAre: { one: '{units} stays as it is.', other: '{units} stay as they are.' },
	unitsBeginTheirMoves: { one: '{units} begins its move.', other: '{units} begin their moves.' },
	unitsAdvanceToHex: { one: '{units} advances to {hex}.', other: '{units} advance to {hex}.' },
	addedToTheDie: 'Added to the die',
	addedToTheDice: 'Added to the dice',
	addedToTheDieOfUnits: 'Added to the die of {units}',
	targetsOfBarrages: 'Targets of barrages',
	munitions: 'Munitions',
	barrages: 'Barrages',
	counterbattery: 'Counterbattery',
	defensiveSupport: 'Defensive support',
	plansOfTheDefender: 'Plans of the defender',
	supplyOfTheDefender: 'Supply of the defender',
	attacks: 'Attacks',
	retreatBeforeCombat: 'Retreat before combat',
	supportAndCharges: 'Support and charges',
	cohesion: 'Cohesion',
	retreatAndAdvance: 'Retreat and advance',
	assault: 'Assault',
	lossesAndMorale: 'Losses and Morale',
	trainAgainstTrain: 'Train against train',
	advance: 'Advance',
	nobodyNeedsAny: 'Nobody needs any.',
	nobodyBecomesUnsupplied: 'Nobody becomes Unsupplied.',
	nobodyIsReadyToFire: 'Nobody is ready to fire.',
	noBarrage: 'No barrage.',
	nobodyCanFireBack: 'Nobody can fire back.',
	noGunsThatMaySupport: 'No guns that may support.',
	nobodyChecks: 'Nobody checks.',
	noAssault: 'No Assault.',
	nobodyGoes: 'Nobody goes back or enters.',
	nobodyMayLeave: 'Nobody may leave.',
	noGunsInSupportNoCharge: 'No guns in support, no charge.'
});
