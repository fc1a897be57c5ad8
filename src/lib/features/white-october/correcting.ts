import { NOTHING } from '#lib/kernel/book/corrections.ts';
import { SIDES as OVER } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	deliveredAt,
	hexOver,
	nameOf,
	packWith,
	placeName,
	shippedPack,
	sideKey,
	whiteOctober,
	type Counter
} from '#lib/rules/white-october/index.ts';
import type { Correcting, Subject } from '#lib/features/board/corrections/correcting.ts';
import {
	chartSubjects,
	choices,
	correctingBy,
	fieldsIn
} from '#lib/features/board/corrections/subjects.ts';
import { inALine, SIDE_NAMES } from '#lib/features/board/names.ts';
import { mapOf } from './map.ts';
import { sideTo } from '#lib/features/board/directions.ts';
import { words } from './words/en/correcting.ts';
import { words as board } from './words/en/board.ts';

const { map, units, scenario } = shippedPack().data;
const field = fieldsIn(deliveredAt);

const GROUNDS = choices([
	['clear', board.clear],
	['forest', board.forest],
	['dense_forest', board.denseForest],
	['marsh', board.marsh],
	['hills', board.hills],
	['lake', board.lake],
	['sea', board.sea]
]);
const PLACES = choices([
	[NOTHING, words.none],
	['village', words.village],
	['town', words.town]
]);
const YES = choices([
	[NOTHING, words.no],
	['yes', words.yes]
]);
const WATERS = choices([
	[NOTHING, words.none],
	['river', words.river],
	['major_river', words.majorRiver],
	['neva', words.neva],
	['lake', words.lake],
	['sea', words.sea]
]);
const WEATHER = choices([
	['clear', words.clearWeather],
	['bad', words.badWeather]
]);

const hexSubjects = (hex: string): readonly Subject[] => [
	{
		id: `hex.${hex}`,
		title: inALine(placeName(hex)),
		says: say(map.hexes[hex]?.name === undefined ? words.guessed : words.likely),
		fields: [
			...field(`hex.${hex}.terrain`, say(words.ground), GROUNDS),
			...field(`hex.${hex}.settlement`, say(words.place), PLACES),
			...field(`hex.${hex}.name`, say(words.name), 'name'),
			...field(`hex.${hex}.station`, say(words.station), YES)
		]
	},
	...OVER.flatMap((_, side): readonly Subject[] => {
		const other = hexOver(map, hex, side);
		if (other === undefined) return [];
		const key = sideKey(hex, other);
		return [
			{
				id: `side.${key}`,
				title: sideTo(side, other),
				over: other,
				says: say(words.guessed),
				fields: [
					...field(`side.${key}`, say(words.side), WATERS),
					...field(`road.${key}`, say(words.road), YES),
					...field(`rail.${key}`, say(words.rail), YES)
				]
			}
		];
	})
];

/** The numbers of a counter, and how far they go. */
const NUMBERS = [
	['combat', words.combat, 0, 30],
	['firepower', words.firepower, 0, 20],
	['ep', words.ep, 1, 20],
	['quality', words.quality, 1, 6],
	['morale', words.morale, 1, 6],
	['movement', words.movement, 0, 20],
	['command', words.command, 0, 10],
	['radius', words.radius, 0, 10],
	['range', words.range, 0, 10],
	['actions', words.actions, 0, 9],
	['reduced.combat', words.combatValue1Ep, 0, 30],
	['reduced.quality', words.quality1Ep, 1, 6],
	['reduced.morale', words.morale1Ep, 1, 6]
] as const;

const TURNS = { from: 1, to: scenario.turns.length } as const;

const unitSubject = ({ id, army, formation }: Counter): Subject => ({
	id: `unit.${id}`,
	title: inALine(nameOf(id)),
	says: inALine({ list: [say(SIDE_NAMES[army === 'Red' ? 'red' : 'white']), formation] }),
	fields: [
		...NUMBERS.flatMap(([name, label, from, to]) =>
			field(`unit.${id}.${name}`, say(label), { from, to })
		),
		...field(`setup.${id}`, say(words.beginsIn), 'hex'),
		...field(`due.${id}`, say(words.comesInTurn), TURNS)
	]
});

const turnSubject = ({ date }: (typeof scenario.turns)[number], at: number): Subject => ({
	id: `turn.${at + 1}`,
	title: say(words.turnNDate, { n: at + 1, date }),
	says: say(words.pointsAndWeather),
	fields: [
		...field(`turn.${at + 1}.rpWhite`, say(words.pointsOfWhite), { from: 0, to: 20 }),
		...field(`turn.${at + 1}.rpRed`, say(words.pointsOfRed), { from: 0, to: 20 }),
		...field(`turn.${at + 1}.weather`, say(words.weather), WEATHER)
	]
});

/** What the owner of White October may correct. */
export const correcting = async (): Promise<Correcting> => {
	const { charts, wordNames, ...judged } = await whiteOctober.correctable();
	return correctingBy(
		{
			...judged,
			hex: hexSubjects,
			lists: [
				{ id: 'counters', title: say(words.counters), all: units.units.map(unitSubject) },
				{ id: 'track', title: say(words.track), all: scenario.turns.map(turnSubject) },
				{
					id: 'charts',
					title: say(words.charts),
					all: chartSubjects({ charts, wordNames }, deliveredAt, (path) =>
						whiteOctober.book.number(path)
					)
				}
			],
			map: (corrections) => {
				const made = packWith(corrections);
				return mapOf(made.ok ? made.value : shippedPack());
			}
		},
		(side) => side.split('-')[0] ?? ''
	);
};
