import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-combat. */
export const words = texts('white-october.engine-combat', {
	aPlaceThatIsShelledCannotBe: 'A place that is shelled cannot be attacked.',
	anotherHqLeadsIt: 'Another HQ leads it already.',
	itCameBySea: 'It came by sea in this turn.',
	itCannotBlowABridgeThere: 'It cannot blow a bridge there.',
	itCommandsSoManyHexes: 'Command value of the HQ {value}, {used} taken: not {more} more.',
	itCommandsNothingNow: 'It commands nothing now.',
	itCouldNotEnterThere: '{unit} could not enter that place.',
	itMovesUpOneHexOnly: 'It moves up one hex only.',
	onlyCombatUnitsAttack: 'Only combat units and their vehicles attack.',
	onlyTheNwaAttacksByNight: 'Only the North West Army attacks by night.',
	severalStacksNeedAnHq: 'Several stacks attack only under an HQ.',
	theHqDoesNotCommandIt: 'The HQ that leads this attack does not command it.',
	theHqDoesNotReach: 'The HQ does not reach {places}.',
	thereIsNoEnemyNextToIt: 'There is no enemy next to it.',
	thereIsNoSuchAttack: 'There is no such attack.',
	thereIsNoSuchTarget: 'There is no such target.',
	thisIsNoHq: 'This is not one of your HQs.',
	thisUnitDoesNotAttackNow: 'This unit does not attack now.',
	thisUnitDoesNotFireNow: 'This unit does not fire now.',
	vehiclesAttackWithTheirCompany: 'Tanks and cars attack with the combat units of their stack.'
});
