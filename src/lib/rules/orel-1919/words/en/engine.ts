import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: engine. */
export const words = texts('orel-1919.engine', {
	thisEventCannotBePlayedThatWayNow: 'This event cannot be played that way now.',
	commandIsCheckedFirst: 'Command is checked first.',
	firstDecideWhetherADepotWithoutA:
		'First decide whether a depot without a supply line supplies the defenders.',
	theCaptureOfADepotResuppliesUnits: 'The capture of a depot resupplies units near it.',
	firstChooseWhomTheEventStrikes: 'First choose whom the event strikes.',
	anEventMayBePlayedNowOrNot: 'An event may be played now, or not.',
	choosePlaceInOrel: 'First choose the place in Orel: suburbs or centre.',
	firstChooseWhichOfTheDeclared: 'First choose which of the declared attacks is fought next.',
	munitionsComeFromADepotInRangeThat:
		'Munitions come from a depot in range that has enough of them.',
	theTargetOfABarrageIsAnObserved:
		'The target of a barrage is an observed unit within 2 hexes, not a depot, tank or car.',
	theTargetOfCounterbatteryIsAUnit:
		'The target of counterbattery is a unit within 2 hexes that has just fired.',
	theDefenderLeavesBeforeCombatOr: 'The defender leaves before combat, or stands.',
	ofTheWaysBackOnlyThoseThatBreakThe:
		'Of the ways back, only those that break the fewest rules are open.',
	firstDecideWhetherTheseGunsSupport: 'First decide whether these guns support this combat.',
	decideWhetherTheCavalryCharges: 'First decide whether this cavalry charges.',
	chooseWhoEntersOrPursues: 'First choose who enters the hex or pursues.',
	firstDecideWhetherTheAttacker: 'First decide whether the attacker assaults.',
	decideWhetherItChargesInTheAssault: 'First decide whether this cavalry charges in the Assault.',
	theFirstLossGoesToThePredominantTq:
		'The first loss goes to the predominant TQ, to cavalry, to March mode or to the Routed; nobody takes a second before all have one.',
	afterAWonAssaultACombatUnitMust: 'After a won Assault a combat unit must enter the hex.',
	firstChooseWhichVehicleChecksFor: 'First choose which vehicle checks for destruction.',
	firstDecideWhetherThisTrainGoes: 'First decide whether this train goes into contact.',
	chooseTheTrainOfTheDuel:
		'First choose which train fights the duel, then whether the winner advances.',
	statusOfDepots: 'Status of depots',
	recruitment: 'Recruitment',
	command: 'Command',
	randomEvent: 'Random event',
	movementAndSpecialActions: 'Movement and special actions',
	combatAndMunitions: 'Combat and munitions',
	markersComeOff: 'Markers come off'
});
