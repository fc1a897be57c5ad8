import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Depots. */
export const words = texts('orel-1919.reference-depots', {
	supplyDepots: 'Supply depots',
	convoysMoveByRoadAndAcrossCountry:
		'Convoys move by road and across country; railroad depots move from station to station. Both are depots.',
	whoeverFightsTakesMunitionsFromA: 'Whoever fights takes munitions from a depot within 5 MP.',
	supplyCapacity: 'Supply capacity',
	theNumberOnADepotIsTheMunitions:
		'The number on a depot is the munitions that it can give in one part of a turn; the next turn it has them all again.',
	aRailroadDepotOnAStationOfThe:
		'A railroad depot on a station of the double track gives twice as much, as long as its railroad is friendly all the way to a friendly edge.',
	isADepotFunctional: 'Is a depot functional?',
	aConvoyNeedsAWayOf10MpOrLessFreeOf:
		'A convoy needs a way of 10 MP or less, free of enemy ZoC, to a friendly railroad that leads to a friendly edge; or one of 3 MP or less to one of its own exit hexes.',
	theExitHexesAre0118And2701ForRed:
		'The exit hexes are 0118 and 2701 for Red, 1220 and 2120 for White.',
	aRailroadDepotNeedsAStationAndA:
		'A railroad depot needs a station and a friendly railroad of any length to a friendly edge.',
	aDepotThatIsNotFunctionalCanBeUsed:
		'A depot that is not functional can be used once more: it is Unsupplied when that combat phase ends. An Unsupplied depot gives nothing.',
	itRecoversAsSoonAsItCanTraceALine:
		'It recovers as soon as it can trace a line again, in either side’s phase, and may be used from the end of that phase.',
	aDepotIsCaptured: 'A depot is captured',
	depotsNeverRetreatOneThatIsAloneIn:
		'Depots never retreat. One that is alone in a hex under attack is captured when an attacker enters.',
	theCaptorsResupplyTwoUnsupplied:
		'The captors resupply two Unsupplied units within 5 MP of it; four at a railroad depot on the double track.',
	itsOwnerGetsTheSameDepotBackAtA:
		'Its owner gets the same depot back at a friendly edge in his next movement phase.',
	depots: 'Depots',
	whoseTurnItIs: 'whose turn it is'
});
