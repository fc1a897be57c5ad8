import { sideKey } from '#lib/kernel/book/corrected.ts';
import { hexGrid, indexOf, neighbourOver } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	deliveredAt,
	nameOf,
	orel1919,
	packWith,
	placeName,
	shippedPack,
	type Counter
} from '#lib/rules/orel-1919/index.ts';
import type { Correcting, Subject } from '#lib/features/board/corrections/correcting.ts';
import {
	choices,
	correctingBy,
	fieldsIn,
	GUESSED,
	LIKELY,
	numbersOf,
	YES_OR_NO
} from '#lib/features/board/corrections/subjects.ts';
import { inALine, SIDE_NAMES } from '#lib/features/board/names.ts';
import { mapOf } from './map.ts';
import { words } from './words/en/correcting.ts';

const { map, units, scenario } = shippedPack().data;
const grid = hexGrid({
	columns: map.grid.columns,
	rows: map.grid.rows,
	lower: map.grid.shiftedColumns
});

const field = fieldsIn(deliveredAt);

/** How sure the reconstruction is of something. */
const sure = (confidence: string | undefined): Phrase =>
	confidence === 'low' ? GUESSED : confidence === 'medium' ? LIKELY : say(words.sure);

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
	title: inALine(nameOf(id)),
	says: inALine({
		list: [
			say(SIDE_NAMES[side]),
			// What is printed on it finds it.
			...(nameOf(id).includes(label) ? [] : [label]),
			...((formation ?? division) ? [formation ?? division ?? ''] : []),
			sure(confidence)
		]
	}),
	fields: [
		...numbersOf(field, id, NUMBERS),
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
	says: inALine({ list: [say(SIDE_NAMES[side]), turn] }),
	fields: field(
		`due.${at}`,
		say(words.day),
		choices(scenario.turnTrack.map(({ date }) => [date, date]))
	)
});

/** What the owner of Orel 1919 may correct. */
export const correcting = (): Promise<Correcting> =>
	correctingBy(orel1919, {
		...{ deliveredAt, packWith, mapOf, placeName, shipped: shippedPack() },
		over: (hex, side) => grid.hexes[neighbourOver(grid, indexOf(grid, hex), side)],
		sureOf: (hex) => sure(map.hexes[hex]?.confidence),
		sureOfSide: (key) => sure(map.hexsides.find(({ a, b }) => sideKey(a, b) === key)?.confidence),
		grounds: [
			['clear', words.clear],
			['valley', words.valley],
			['woods', words.woods],
			['forest', words.forest],
			['scattered-marsh', words.scatteredMarsh]
		],
		places: [
			['village', words.village],
			['town', words.town],
			['city', words.city]
		],
		waters: [
			['river', words.river],
			['stream', words.stream],
			['lake', words.lake],
			['ditch', words.ditch]
		],
		roads: [
			['minor-road', words.minorRoad],
			['road', words.road1],
			['major-road', words.majorRoad]
		],
		rails: [
			['rail', words.singleTrack],
			['double-rail', words.doubleTrack]
		],
		counters: units.units.map(unitSubject),
		track: {
			title: say(words.trackAndSetUp),
			all: [...scenario.turnTrack.map(turnSubject), ...scenario.reinforcements.map(arrivalSubject)]
		}
	});
