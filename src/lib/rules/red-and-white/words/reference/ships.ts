import { say } from '#lib/kernel/phrase.ts';
import {
	RIVERS,
	riverDice,
	SHIP_CARRIES_STANDS,
	SHIP_TOWS_BOATS,
	type River,
	type RiverCraft
} from '../../rules/vehicles/ships.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { dice, ours, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

const CRAFT: readonly (readonly [RiverCraft, string])[] = [
	['ship', 'Ship'],
	['ship_towing', 'Ship with barges in tow'],
	['launch', 'Launch'],
	['launch_towing', 'Launch with a boat in tow'],
	['boat', 'Boat, by oars']
];
/** Where craft can move at all. */
const OPEN: readonly River[] = RIVERS.filter((river) => river !== 'frozen');
const COLUMNS: Readonly<Record<River, string>> = {
	unfrozen: 'Open',
	thin_ice: 'Thin ice',
	ice_choked: 'Ice-choked',
	frozen: 'Frozen'
};
const d6 = (n: number): Cell => (n === 0 ? 'no' : dice(n, 6));

/** ADDITIONAL RULES: the part of the untried rules that is known, and this app's numbers for the rest. */
export const ships = (book: Book): readonly ReferenceEntry[] => [
	{
		slug: 'ships',
		title: 'Ships and boats',
		sections: ['Additional rules', 'Movement'],
		tables: [
			{
				title: 'Movement on a river',
				columns: ['Craft', ...OPEN.map((river) => COLUMNS[river])],
				byDefault: true,
				rows: CRAFT.map(([craft, name]): Cell[] => [
					name,
					...OPEN.map((river) => d6(riverDice(book, craft, river, false)))
				])
			}
		],
		lines: [
			say(
				'A ship carries {stands} stands and tows up to {boats} boats; its morale point is {point}.',
				{
					stands: SHIP_CARRIES_STANDS,
					boats: SHIP_TOWS_BOATS,
					point: book.charts.VEHICLE_MORALE.at('ship', 'point')
				}
			),
			'Warships take no cavalry or horses unless allowed; merchant ships may.',
			'Launches and boats carry one stand, no mounted cavalry.',
			'Boats carried on board: any number is launched together on a D6 of that number or more.',
			'Ships do not mind a bombardment.'
		]
	},
	{
		slug: 'ice',
		title: 'Ice',
		sections: ['Additional rules'],
		tables: [],
		lines: [
			'Frozen: no craft moves; infantry, machine guns and cavalry may cross; guns, wagons and vehicles by leave of the referee.',
			'Thin ice: the river is cut into sections of two feet at most, each with an ice number of the referee. The leading ship breaks the ice section by section.',
			ours(
				say('It breaks a section when a D6, the ice number and its hits come to {n} or less.', {
					n: numberOf(book, 'ice.breaker_number')
				})
			),
			numberOf(book, 'ice.troops_on_thin') === 1
				? ours('Troops may cross thin ice.')
				: ours('Troops may not cross thin ice.'),
			ruling('S01')
		]
	}
];
