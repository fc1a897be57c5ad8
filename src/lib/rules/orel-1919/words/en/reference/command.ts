import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Command. */
export const words = texts('orel-1919.reference-command', {
	formations: 'Formations',
	unitsOfOneFormationShareItsColour:
		'Units of one formation share its colour and obey its main body. Vehicles and depots are always in command, and so are units that arrive this turn.',
	recruitBattalionsObeyAnyFormation:
		'Recruit battalions obey any formation of their side; independent units any formation of their division.',
	lettonCavalryAndGunsObeyAnyLetton:
		'Letton cavalry and guns obey any Letton brigade. From 20 October the Tchervonno-Kazak brigade may command 14/41D and Cv/41S.',
	checkingCommand: 'Checking command',
	itIsCheckedOnceInASidesOwnPartOf:
		'It is checked once, in a side’s own part of the turn, before events; the result holds until the next check.',
	theLineOfCommandPassesThroughEnemy:
		'The line of command passes through enemy ZoC, but not through enemy units.',
	infantryFormations: 'Infantry formations',
	theMainBodyIsTheLargestChainOfThe:
		'The main body is the largest chain of the formation’s infantry in which each unit is near enough to another.',
	ifSeveralAreEquallyLargeTheOwner:
		'If several are equally large, the owner chooses; his choice remains the main body until another is larger.',
	infantryOfTheMainBodyIsInCommandSo:
		'Infantry of the main body is in command; so are the formation’s cavalry and guns that are near enough to one of its units.',
	cavalryFormations: 'Cavalry formations',
	theBrigadesOfBarbovitchAndOfThe:
		'The brigades of Barbovitch and of the Tchervonno-Kazaks are chains of cavalry, 3 hexes from one unit to the next.',
	outOfCommand: 'Out of command',
	itMayNotEnterAnEnemyZocIfItStands:
		'It may not enter an enemy ZoC. If it stands in one, it needs a TQ check to attack or to go on from ZoC to ZoC; if it fails, it leaves the ZoC or stays.',
	itMayNotLeaveTheRangeOfTheDepotsOn:
		'It may not leave the range of the depots on purpose. Where it is already out of range, it must move towards the nearest depot.',
	itHasNoMarchingDayAndDoesNotDigIn: 'It has no Marching Day and does not dig in.',
	itsGunsFireAtAdjacentUnitsOnlyWith:
		'Its guns fire at adjacent units only, with +2 on the die for coordination and for counterbattery.',
	command: 'Command',
	whoseTurnItIs: 'whose turn it is'
});
