import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: engine. */
export const words = texts('orel-1919.engine', {
	thisEventCannotBePlayedSoNow: 'This event cannot be played so now.',
	commandIsCheckedFirst: 'Command is checked first.',
	theGameHasBegun: 'The game has begun.',
	theGameHasNotBegun: 'The game has not begun.',
	askedIsWhetherADepotThatCannot:
		'Asked is whether a depot that cannot trace shall supply the defenders.',
	theCaptureOfADepotResuppliesUnits: 'The capture of a depot resupplies units near it.',
	askedIsWhomTheEventBefalls: 'Asked is whom the event befalls.',
	anEventMayBePlayedNowOrNot: 'An event may be played now, or not.',
	askedIsThePlaceInOrelSuburbsOr: 'Asked is the place in Orel: suburbs or centre.',
	askedIsWhichOfTheDeclaredAttacksIs: 'Asked is which of the declared attacks is fought next.',
	munitionsComeFromADepotInRangeThat:
		'Munitions come from a depot in range that has enough of them.',
	aBarrageTakesAnObservedUnitWithin2:
		'A barrage takes an observed unit within 2 hexes that is no depot, tank or car.',
	counterbatteryTakesAUnitWithin2:
		'Counterbattery takes a unit within 2 hexes that has just fired.',
	theDefenderLeavesBeforeCombatOr: 'The defender leaves before combat, or stands.',
	ofTheWaysBackOnlyThoseThatBreakThe: 'Of the ways back, only those that break the least are open.',
	askedIsWhetherTheseGunsSupportThis: 'Asked is whether these guns support this combat.',
	askedIsWhetherThisCavalryCharges: 'Asked is whether this cavalry charges.',
	askedIsWhoEntersTheHexOrPursues: 'Asked is who enters the hex or pursues.',
	askedIsWhetherTheAttackerAssaults: 'Asked is whether the attacker assaults.',
	askedIsWhetherThisCavalryChargesIn: 'Asked is whether this cavalry charges in the Assault.',
	theFirstLossGoesToThePredominantTq:
		'The first loss goes to the predominant TQ, cavalry, March mode or Routed; nobody takes a second before all have one.',
	afterAWonAssaultACombatUnitMust: 'After a won Assault a combat unit must enter the hex.',
	askedIsWhichVehicleChecksFor: 'Asked is which vehicle checks for destruction.',
	askedIsWhetherThisTrainGoesInto: 'Asked is whether this train goes into contact.',
	askedIsWhichTrainFightsTheDuelThen:
		'Asked is which train fights the duel, then whether the winner advances.',
	otherDiceAreCalledFor: 'Other dice are called for.',
	theGameIsOver: 'The game is over.',
	nothingIsAskedNow: 'Nothing is asked now.',
	anotherAnswerIsAskedForNow: 'Another answer is asked for now.',
	theDiceComeFirst: 'The dice come first.',
	statusOfDepots: 'Status of depots',
	recruitment: 'Recruitment',
	command: 'Command',
	randomEvent: 'Random event',
	movementAndSpecialActions: 'Movement and special actions',
	combatAndMunitions: 'Combat and munitions',
	markersComeOff: 'Markers come off'
});
