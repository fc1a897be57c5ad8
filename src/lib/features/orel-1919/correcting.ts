import { NOTHING } from '#lib/kernel/book/corrections.ts';
import { hexGrid, indexOf, neighbourOver, NOWHERE } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	deliveredAt,
	nameOf,
	orel1919,
	packWith,
	placeName,
	shippedPack,
	sideKey,
	type Counter
} from '#lib/rules/orel-1919/index.ts';
import type { Correcting, Subject } from '#lib/features/board/corrections/correcting.ts';
import {
	chartSubjects,
	choices,
	correctingBy,
	fieldsIn
} from '#lib/features/board/corrections/subjects.ts';
import { SIDE_NAMES } from '#lib/features/board/names.ts';
import { mapOf } from './map.ts';
import { DIRECTIONS, sideTo } from '#lib/features/board/directions.ts';
import { words } from './words/en/correcting.ts';

const { map, units, scenario } = shippedPack().data;
const grid = hexGrid({
	columns: map.grid.columns,
	rows: map.grid.rows,
	lower: map.grid.shiftedColumns
});

const field = fieldsIn(deliveredAt);

const GROUNDS = [
	['clear', words.clear],
	['valley', words.valley],
	['woods', words.woods],
	['forest', words.forest],
	['scattered-marsh', words.scatteredMarsh]
] as const;
const PLACES = choices([
	[NOTHING, words.none],
	['village', words.village],
	['town', words.town],
	['city', words.city]
]);
const YES_OR_NO = choices([
	[NOTHING, words.no],
	['yes', words.yes]
]);
const SIDES = choices([
	[NOTHING, words.none],
	['river', words.river],
	['stream', words.stream],
	['lake', words.lake],
	['ditch', words.ditch]
]);
const ROADS = choices([
	[NOTHING, words.none],
	['minor-road', words.minorRoad],
	['road', words.road1],
	['major-road', words.majorRoad]
]);
const RAILS = choices([
	[NOTHING, words.none],
	['rail', words.singleTrack],
	['double-rail', words.doubleTrack]
]);
const DOUBTS: Readonly<Record<string, string>> = { low: words.guessed, medium: words.likely };

/** How sure the reconstruction is of something. */
const doubtOf = (confidence: string | undefined): Phrase =>
	say(DOUBTS[confidence ?? ''] ?? words.sure);

const hexSubject = (hex: string): Subject => ({
	id: `hex.${hex}`,
	title: say(words.says, { says: placeName(hex) }),
	says: doubtOf(map.hexes[hex]?.confidence),
	fields: [
		...field(`hex.${hex}.terrain`, say(words.ground), choices(GROUNDS)),
		...field(`hex.${hex}.also`, say(words.also), choices([[NOTHING, words.none], ...GROUNDS])),
		...field(`hex.${hex}.settlement`, say(words.place), PLACES),
		...field(`hex.${hex}.name`, say(words.name), 'name'),
		...field(`hex.${hex}.station`, say(words.railroadStation), YES_OR_NO)
	]
});

const sideSubject = (hex: string, side: number): readonly Subject[] => {
	const over = neighbourOver(grid, indexOf(grid, hex), side);
	const other = grid.hexes[over];
	if (over === NOWHERE || other === undefined) return [];
	const key = sideKey(hex, other);
	return [
		{
			id: `side.${key}`,
			title: sideTo(side, other),
			over: other,
			says: doubtOf(map.hexsides.find(({ a, b }) => sideKey(a, b) === key)?.confidence),
			fields: [
				...field(`side.${key}`, say(words.alongTheSide), SIDES),
				...field(`road.${key}`, say(words.roadAcrossIt), ROADS),
				...field(`rail.${key}`, say(words.rail), RAILS)
			]
		}
	];
};
const hexSubjects = (hex: string): readonly Subject[] => [
	hexSubject(hex),
	...DIRECTIONS.flatMap((_, side) => sideSubject(hex, side))
];

/** The numbers of a counter, and how far they go. */
const NUMBERS = [
	['combat', words.strength, 0, 20],
	['dismounted', words.strengthDismounted, 0, 20],
	['charging', words.strengthCharging, 0, 20],
	['fire', words.fireStrength, 0, 20],
	['steps', words.steps, 1, 20],
	['weakSteps', words.weakSteps, 0, 20],
	['weakFire', words.weakFire, 0, 20],
	['tq', words.tq, 1, 6],
	['movement', words.movementPoints, 0, 20],
	['stacking', words.stackingPoints, 0, 10],
	['capacity', words.munitions, 0, 20]
] as const;

const unitSubject = ({ id, label, side, formation, division, confidence }: Counter): Subject => ({
	id: `unit.${id}`,
	title: say(words.says, { says: nameOf(id) }),
	says: say(words.says, {
		says: {
			list: [
				say(SIDE_NAMES[side]),
				// What is printed on it finds it.
				...(nameOf(id).includes(label) ? [] : [label]),
				...((formation ?? division) ? [formation ?? division ?? ''] : []),
				doubtOf(confidence)
			]
		}
	}),
	fields: [
		...NUMBERS.flatMap(([name, label, from, to]) =>
			field(`unit.${id}.${name}`, say(label), { from, to })
		),
		...field(`unit.${id}.integratedArtillery`, say(words.integratedArtillery), YES_OR_NO),
		...field(`unit.${id}.shock`, say(words.shockUnit), YES_OR_NO),
		...field(`setup.${id}`, say(words.beginsInHex), 'hex')
	]
});

const turnSubject = ({ turn, date }: (typeof scenario.turnTrack)[number]): Subject => ({
	id: `turn.${turn}`,
	title: say(words.turnNDate, { n: turn, date }),
	says: say(words.recruitPoints),
	fields: (['white', 'red'] as const).flatMap((side) =>
		field(`turn.${turn}.${side}`, say(words.recruitPointsOfSide, { side: say(SIDE_NAMES[side]) }), {
			from: 0,
			to: 20
		})
	)
});

const arrivalSubject = (
	{ units: coming, turn, side }: (typeof scenario.reinforcements)[number],
	at: number
): Subject => ({
	id: `due.${at}`,
	title: say(words.arrivalUnits, { units: { list: coming.map(nameOf) } }),
	says: say(words.says, { says: { list: [say(SIDE_NAMES[side]), turn] } }),
	fields: field(
		`due.${at}`,
		say(words.day),
		choices(scenario.turnTrack.map(({ date }) => [date, date]))
	)
});

/** What the owner of Orel 1919 may correct. */
export const correcting = async (): Promise<Correcting> => {
	const { faultIn, ...named } = await orel1919.correctable();
	return correctingBy(
		{
			faultIn,
			hex: hexSubjects,
			lists: [
				{ id: 'counters', title: say(words.counters), all: units.units.map(unitSubject) },
				{
					id: 'track',
					title: say(words.trackAndSetUp),
					all: [
						...scenario.turnTrack.map(turnSubject),
						...scenario.reinforcements.map(arrivalSubject)
					]
				},
				{
					id: 'charts',
					title: say(words.charts),
					all: chartSubjects(named, deliveredAt, (path) => orel1919.book.number(path))
				}
			],
			map: (corrections) => {
				const made = packWith(corrections);
				return mapOf(made.ok ? made.value : shippedPack());
			}
		},
		(side) => side.slice(0, 4)
	);
};
