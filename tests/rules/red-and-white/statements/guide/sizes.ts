import type { Statement } from '../statement.ts';
import { falls, goes, joins, led, red, throws } from '../deeds.ts';
import { dice, fills } from '../stands.ts';

const four = (stands: number): number[] => Array.from({ length: stands }, () => 4);
const labels = (letter: string, n: number): string[] =>
	Array.from({ length: n }, (_, at) => `${letter}${at + 1}`);
/** A battalion of ten stands, with bombs. */
const TEN = joins('R10S', 'infantry', ['petrol_bombs'], { stands: four(10) });
const CROWD = labels('RX', 7);

/** ORGANIZATION: the game master's units may be larger than the standard ones, and armies too: every stand counts. */
export const SIZES: readonly Statement[] = [
	{
		id: 'G-SZ1',
		heading: 'Melee',
		says: 'Each stand lost counts, of a large unit that defends too.',
		given: [TEN, falls('R10S', 28)],
		then: [fills('melee', 'W1', 'R10S', { defenderStandsLost: 7 })]
	},
	{
		id: 'G-SZ2',
		heading: 'Melee',
		says: 'Each stand that an attacker lost counts.',
		given: [TEN, falls('R10S', 28)],
		then: [fills('melee', 'R10S', 'W1', { attackerStandsLost: 7 })]
	},
	{
		id: 'G-SZ3',
		heading: 'Melee',
		says: 'Each attacking unit beyond the first counts, of seven too.',
		given: CROWD.map((label) => joins(label, 'infantry')),
		then: [fills('melee', 'RX1', 'W1', { attackInfantry: 7 }, CROWD.slice(1))]
	},
	{
		id: 'G-SZ4',
		heading: 'Tanks',
		says: 'For each stand of infantry that attacks a tank a die is rolled, for ten stands ten.',
		given: [TEN],
		then: [fills('petrol-bombs', 'R10S', 'W9', { stands: 10 })]
	},
	{
		id: 'G-SZ5',
		heading: 'Artillery',
		says: 'Every section of a large battery fires.',
		given: [joins('RB', 'battery_field', [], { stands: [...four(8), 2] })],
		then: [fills('artillery', 'RB', 'W1', { crewsField: four(8) })]
	},
	{
		id: 'G-SZ6',
		heading: 'Artillery',
		says: 'Two light sections with a unit fire with the men of both.',
		given: [joins('RL', 'infantry', ['light_gun', 'light_gun'])],
		then: [fills('artillery', 'RL', 'W1', { crewsLight: [2, 2] })]
	},
	{
		id: 'G-SZ10',
		heading: 'Tanks',
		says: 'The gun of a tank fires as many shells at a tank as the game master gives it, and at infantry (G13).',
		given: [
			joins('RT', 'tank_ft17_gun'),
			{ type: 'setNumber', path: 'tank_guns.shells', value: 3 },
			...[led('RT'), red(2)]
		],
		when: [throws('artillery', 'RT', 'W9', { form: { distance: 8 } })],
		then: [dice(3)]
	},
	{
		id: 'G-SZ7',
		heading: 'Infantry',
		says: 'A stand of eight is gone when eight have fallen.',
		given: [joins('RH', 'headquarters', [], { stands: [8] })],
		then: [
			fills('small-arms-fire', 'W1', 'RH', { figures: 8, standFigures: 8 }),
			fills('artillery', 'W7', 'RH', { figures: 8, standFigures: 8 })
		]
	},
	{
		id: 'G-SZ8',
		heading: 'Major morale',
		says: 'Every armoured train lost counts as three units.',
		given: [
			...labels('RT', 5).map((label) => joins(label, 'armoured_train')),
			...labels('RT', 5).map((label) => goes(label, 'destroyed'))
		],
		then: [fills('army-morale', 'red', null, { ownTrainsLost: 5 })]
	},
	{
		id: 'G-SZ9',
		heading: 'Major morale',
		says: 'Every unit of a large army counts.',
		given: labels('RZ', 95).map((label) => joins(label, 'infantry')),
		then: [fills('army-morale', 'red', null, { totalUnits: 105 })]
	}
];
