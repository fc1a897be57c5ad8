import { say } from '#lib/kernel/phrase.ts';
import {
	deliveredAt,
	hexOver,
	nameOf,
	packWith,
	placeName,
	shippedPack,
	whiteOctober,
	type Counter
} from '#lib/rules/white-october/index.ts';
import type { Correcting, Subject } from '#lib/features/board/corrections/correcting.ts';
import {
	choices,
	correctingBy,
	fieldsIn,
	GUESSED,
	LIKELY,
	numbersOf
} from '#lib/features/board/corrections/subjects.ts';
import { inALine, SIDE_NAMES } from '#lib/features/board/names.ts';
import { mapOf } from './map.ts';
import { words } from './words/en/correcting.ts';
import { words as board } from './words/en/board.ts';

const { map, units, scenario } = shippedPack().data;
const field = fieldsIn(deliveredAt);

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

const WEATHER = choices([
	['clear', words.clearWeather],
	['bad', words.badWeather]
]);
const TURNS = { from: 1, to: scenario.turns.length } as const;

const unitSubject = ({ id, army, formation }: Counter): Subject => ({
	id: `unit.${id}`,
	title: inALine(nameOf(id)),
	says: inALine({ list: [say(SIDE_NAMES[army === 'Red' ? 'red' : 'white']), formation] }),
	fields: [
		...numbersOf(field, id, NUMBERS),
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
export const correcting = (): Promise<Correcting> =>
	correctingBy(whiteOctober, {
		...{ deliveredAt, packWith, mapOf, placeName, shipped: shippedPack() },
		over: (hex, side) => hexOver(map, hex, side),
		sureOf: (hex) => (map.hexes[hex]?.name === undefined ? GUESSED : LIKELY),
		sureOfSide: () => GUESSED,
		grounds: [
			['clear', board.clear],
			['forest', board.forest],
			['dense_forest', board.denseForest],
			['marsh', board.marsh],
			['hills', board.hills],
			['lake', board.lake],
			['sea', board.sea]
		],
		places: [
			['village', words.village],
			['town', words.town]
		],
		waters: [
			['river', words.river],
			['major_river', words.majorRiver],
			['neva', words.neva],
			['lake', words.lake],
			['sea', words.sea]
		],
		counters: units.units.map(unitSubject),
		track: { title: say(words.track), all: scenario.turns.map(turnSubject) }
	});
