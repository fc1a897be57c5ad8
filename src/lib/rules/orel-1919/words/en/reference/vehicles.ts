import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Vehicles. */
export const words = texts('orel-1919.reference-vehicles', {
	vehiclesInCombat: 'Vehicles in combat',
	vehiclesAttackOnlyWithCombatUnits:
		'Vehicles attack only with combat units of their stack, and not into ground that they may not enter. Trains may attack trains alone.',
	aloneAndAttackedByCombatUnitsThey:
		'Alone and attacked by combat units, they must leave before combat; if they cannot, they are lost when the attacker enters, and he spends no munitions.',
	afterAnAssaultAgainstGuns:
		'After an Assault against guns, integrated artillery or a train in which their side lost a step, each rolls a die: a 1 destroys it, or damages a heavy train.',
	whereAllOthersOfTheirHexRetreat:
		'Where all others of their hex retreat, they retreat too; where all are lost, so are they, but for trains.',
	armouredTrains: 'Armoured trains',
	besideUnitsOfItsHexThatFightATrain:
		'Beside units of its hex that fight, a train may go into contact where its railroad leads straight into the enemy hex. It then adds its value without a check.',
	contactIsDeclaredBefore:
		'Contact is declared before coordination. If all who fight beside it are gone, it is captured; an equal train of the captor takes its place. Other trains go two hexes back.',
	trainsAgainstTrains: 'Trains against trains',
	oneDieEachPlus2ForAHeavyTrainThat:
		'One die each, +2 for a heavy train that is not damaged. The train with the lower number is out for two turns and comes back on its line.',
	againstTwiceItsNumberOrMoreIt:
		'Against twice its number or more it instead loses a step and goes one hex back. Equal numbers: nothing happens.',
	theAttackerMayAdvanceOneHexIfHe: 'The attacker may advance one hex if he wins.',
	tanksMovement: 'Tanks: movement',
	aTankKeepsWithin2HexesOfARailroad: 'A tank keeps within 2 hexes of a railroad.',
	beforeItsFirstMpOfATurnItRollsOnA1:
		'Before its first MP of a turn it rolls: on a 1 or 2 it breaks down until the turn ends, gives nothing, and is lost if it must retreat.',
	tanksInCombat: 'Tanks in combat',
	aTankMakesTheEnemysEntrenchment:
		'A tank makes the enemy’s entrenchment worthless, and adds 1 to an Assault.',
	armouredCars: 'Armoured cars',
	theyCountAsVehiclesInTheCohesion:
		'They count as vehicles in the Cohesion check. Where the rules ask for their TQ it is 6.',
	vehicles: 'Vehicles',
	atAnyTime: 'at any time'
});
