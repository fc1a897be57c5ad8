import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Scenarios and victory. */
export const words = texts('orel-1919.reference-scenarios', {
	holdingAPlace: 'Holding a place',
	aPlaceIsHeldByAUnitThereThatHasA:
		'A place is held by a unit there that has a way, free of enemies and their ZoC, to a friendly edge. Otherwise nobody holds it.',
	sixPlacesCountDmitrovskKromyOrel:
		'Six places count: Dmitrovsk, Kromy, Orel, Komaritchi, Brasovo and Sevsk.',
	brasovo: 'Brasovo',
	n15To18OctoberOnTheHexesSouthOfRow:
		'15 to 18 October, in the hexes south of row 08 and west of column 11, with half of the recruit points.',
	whiteWinsIfHeHoldsBrasovoAndSevsk:
		'White wins if he holds Brasovo and Sevsk at the end, otherwise Red.',
	victoryOfWhite: 'Victory of White',
	strategicDmitrovskKromyAndOrelAnd:
		'Strategic: Dmitrovsk, Kromy and Orel, and the double track free of ZoC of enemy infantry in supply.',
	regionalKomaritchiDmitrovskAndOne:
		'Regional: Komaritchi, Dmitrovsk and one of Kromy, Brasovo and Sevsk; or Orel with the double track free.',
	minorKomaritchiDmitrovskOrKromy: 'Minor: Komaritchi, Dmitrovsk or Kromy.',
	victoryOfRed: 'Victory of Red',
	strategicKromyAndOrelAndInfantryIn:
		'Strategic: Kromy and Orel, and infantry in supply at a station of the double track south of the Whites.',
	regionalAllSixPlaces: 'Regional: all six places.',
	minorSuchAStationWithoutOrel: 'Minor: such a station, without Orel.',
	lossesAndTheWinner: 'Losses and the winner',
	tenCombatUnitsLostTakeOneLevelAway:
		'Ten combat units lost take one level away, fifteen two. The higher level wins; equal levels are a draw.',
	inactiveFormations: 'Inactive formations',
	someFormationsOfBothSidesAre:
		'Some formations of both sides are inactive until their day comes or they are attacked. They defend and may dig in. The Kornilov regiments also wake when an enemy, other than the 9th Division, is within 2 hexes, or a Red unit within 2 of the double track; the 3rd Letton Brigade when an enemy is within 2 hexes; either is looked at when a phase ends.',
	the46thDivisionKeepsToItsCorner:
		'The 46th Division keeps to its corner, behind the Nerussa and the railroad.',
	theShockGroupIsDiscovered: 'The Shock Group is discovered',
	onlyThe9thDivisionIsInactiveUntil:
		'Only the 9th Division is inactive, until 20 October or until it is attacked.',
	theConvoyIn2605Has4MunitionsThe:
		'The convoy in 2605 has 4 munitions, the railroad depot in Orel 3.',
	scenariosAndVictory: 'Scenarios and victory',
	beforeAndAfterTheGame: 'before and after the game'
});
