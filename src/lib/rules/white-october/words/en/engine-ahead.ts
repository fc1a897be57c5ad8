import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: what a player is warned of before he is done. */
export const words = texts('white-october.engine-ahead', {
	attackersAreLowOnAmmo: 'Low on ammunition in the attack on {place}: {units}.',
	garrisonMustStand:
		'Infantry and guns must stand in {place} for a whole turn: each turn without it from turn {turn} on makes the {formation} a turn later.',
	pointsCouldBeSpent: 'Recruitment points that could be spent: {points}.',
	unitCouldFire: '{unit} could fire a barrage.',
	unitIsAloneAndLost: '{unit} stands without troops or guns and is lost when the sequence ends.',
	unitIsAloneBesideEnemies: '{unit} stands alone beside enemies: any attack destroys it.',
	trotskyIsAlone:
		'{unit} stands alone beside enemies: any attack destroys him, which counts as {ep} EP of Red.',
	unitIsFarAndLost: '{unit} is too far from a railroad and is lost when the sequence ends.',
	unitIsLostIfItDoesNotComeBackNow: '{unit} is lost if it does not come back now.',
	unitIsOnItsMove: '{unit} has not finished its move.',
	unitMayComeIn: '{unit} may come in.',
	unitNeedsCompany: '{unit} must find company before the sequence can end.',
	couldAttackPlaceUnits: 'Could attack {place}: {units}.',
	couldMoveUnits: 'Could move: {units}.',
	unitsWaitATurn: 'No line or place takes them now; they wait a turn: {units}.'
});
