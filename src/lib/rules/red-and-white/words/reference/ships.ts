import { say } from '#lib/kernel/phrase.ts';
import {
	riverDice,
	SHIP_CARRIES_STANDS,
	SHIP_TOWS_BOATS,
	type RiverCraft
} from '../../rules/vehicles/ships.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { dice, ours, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { RIVERS, type River } from '../../rules/vehicles/ice.ts';
import { words } from '../en/reference/ships.ts';
import { words as commands } from '../en/engine/commands.ts';
import { words as movement } from '../en/movement.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as numbers } from '../en/rulings/lost-numbers.ts';

const CRAFT: readonly (readonly [RiverCraft, string])[] = [
	['ship', shared.ship],
	['ship_towing', shared.shipWithBargesInTow],
	['launch', words.launch],
	['launch_towing', words.launchWithABoatInTow],
	['boat', words.boatByOars]
];
/** Where craft can move at all. */
const OPEN: readonly River[] = RIVERS.filter((river) => river !== 'frozen');
const COLUMNS: Readonly<Record<River, string>> = {
	unfrozen: words.open,
	thin_ice: words.thinIce,
	ice_choked: words.iceChoked,
	frozen: words.frozen
};
const d6 = (n: number): Cell => (n === 0 ? numbers.no : dice(n, 6));

/** ADDITIONAL RULES: the part of the untried rules that is known, and this app's numbers for the rest. */
export const ships = (book: Book): readonly ReferenceEntry[] => [
	{
		slug: 'ships',
		title: words.shipsAndBoats,
		sections: ['Additional rules', 'Movement'],
		tables: [
			{
				title: movement.movementOnARiver,
				columns: [words.craft, ...OPEN.map((river) => COLUMNS[river])],
				byDefault: true,
				rows: CRAFT.map(([craft, name]): Cell[] => [
					name,
					...OPEN.map((river) => d6(riverDice(book, craft, river, false)))
				])
			}
		],
		lines: [
			say(words.aShipCarriesStandsStandsAndTowsUp, {
				stands: SHIP_CARRIES_STANDS,
				boats: SHIP_TOWS_BOATS,
				point: book.charts.VEHICLE_MORALE.at('ship', 'point')
			}),
			words.warshipsTakeNoCavalryOrHorses,
			words.launchesAndBoatsCarryOneStandNo,
			words.boatsCarriedOnBoardAnyNumberIs,
			commands.shipsDoNotMindABombardment
		]
	},
	{
		slug: 'ice',
		title: words.ice,
		sections: ['Additional rules'],
		tables: [],
		lines: [
			words.frozenNoCraftMovesInfantryMachine,
			words.thinIceTheRiverIsCutIntoSectionsOf,
			ours(
				say(words.itBreaksASectionWhenAD6TheIce, {
					n: numberOf(book, 'ice.breaker_number')
				})
			),
			numberOf(book, 'ice.troops_on_thin') === 1
				? ours(words.troopsMayCrossThinIce)
				: ours(words.troopsMayNotCrossThinIce),
			ruling('S01')
		]
	}
];
