import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, ships. */
export const words = texts('red-and-white.reference-ships', {
	launch: 'Launch',
	launchWithABoatInTow: 'Launch with a boat in tow',
	boatByOars: 'Boat, rowed',
	open: 'Open',
	thinIce: 'Thin ice',
	iceChoked: 'Ice-choked',
	frozen: 'Frozen',
	shipsAndBoats: 'Ships and boats',
	craft: 'Craft',
	aShipCarriesStandsStandsAndTowsUp:
		'A ship carries {stands} stands and tows up to {boats} boats; its morale point is {point}.',
	warshipsTakeNoCavalryOrHorses:
		'Warships take no cavalry or horses unless allowed; merchant ships may.',
	launchesAndBoatsCarryOneStandNo:
		'Launches and boats carry one stand each, but no mounted cavalry.',
	boatsCarriedOnBoardAnyNumberIs:
		'Boats carried on board: any number are launched together on a D6 roll of that number or more.',
	ice: 'Ice',
	frozenNoCraftMovesInfantryMachine:
		'Frozen: no craft moves; infantry, machine guns and cavalry may cross; guns, wagons and vehicles with the referee’s leave.',
	thinIceTheRiverIsCutIntoSectionsOf:
		'Thin ice: the river is divided into sections of two feet at most, each with an ice number set by the referee. The leading ship breaks the ice section by section.',
	itBreaksASectionWhenAD6TheIce:
		'It breaks a section when a D6, the ice number and its hits add up to {n} or less.',
	troopsMayCrossThinIce: 'Troops may cross thin ice.',
	troopsMayNotCrossThinIce: 'Troops may not cross thin ice.'
});
