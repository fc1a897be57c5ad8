import type { Hex } from '#lib/kernel/hex/hex.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	inPoints,
	nameOf,
	placeName,
	type Game,
	type MoveStep,
	type Range,
	type Way
} from '#lib/rules/orel-1919/index.ts';
import type { WayTo } from '#lib/features/board/face.ts';
import { inALine } from '#lib/features/board/names.ts';
import { GROUND_NAMES } from './names.ts';
import { words } from './words/en/board.ts';

/** 7.1.1 The ground of a hex in words. */
export const groundOf = ({ pack }: Game, hex: Hex): Phrase =>
	say(GROUND_NAMES[pack.data.map.hexes[hex]?.terrain ?? 'clear']);

const SETTLEMENTS = { village: words.village, town: words.town, city: words.city };

/** 7.1.1, 8.8.1 All ground of a hex, and that it is a village, a town or a city. */
export const placeOf = ({ pack }: Game, hex: Hex): Phrase => {
	const { terrain = 'clear', also = [], settlement } = pack.data.map.hexes[hex] ?? {};
	const list = [
		...[terrain, ...also].map((one) => say(GROUND_NAMES[one])),
		...(settlement ? [say(SETTLEMENTS[settlement])] : [])
	];
	return inALine({ list });
};

/** 7.1.1, 7.1.3 One step in words. */
const stepSays = (game: Game, { hex, why, road, covered }: MoveStep): Phrase => {
	switch (why) {
		case 'rail':
			return say(words.byRail);
		case 'leavesZoc':
			return say(words.leavesAZone);
		case 'zocToZoc':
			return say(words.zoneToZone);
		case 'passesZoc':
			return say(words.groundZoneToZone2More, { ground: groundOf(game, hex) });
		case 'valley':
			return say(words.theFirstValley);
		case 'ground':
			return covered
				? say(words.aFriendCovers, { ground: groundOf(game, hex) })
				: road
					? say(words.groundAlongTheRoad, { ground: groundOf(game, hex) })
					: groundOf(game, hex);
	}
};

/** The sections that say what a step costs. */
const STEP_RULES: Readonly<Record<MoveStep['why'], string>> = {
	rail: '7.1.6',
	leavesZoc: '7.1.3',
	passesZoc: '7.1.3',
	zocToZoc: '7.1.3',
	valley: '7.1.1',
	ground: '7.1.1'
};

/** 7.1.1, 7.1.3 What a way costs, step by step, and who covers it. */
export const costsOf = (
	game: Game,
	range: Range,
	way: Way
): Pick<WayTo<unknown>, 'costs' | 'notes'> => ({
	costs: range.steps(way).map((step) => ({
		hex: step.hex,
		says: stepSays(game, step),
		rule: step.covered ? '7.1.3' : STEP_RULES[step.why],
		cost: inPoints(step.cost)
	})),
	notes: [
		...(way.onRoad ? [{ rule: '7.1.1', says: say(words.roadAllTheWay) }] : []),
		...range.covers(way).map(({ hex, units, stay }) => {
			const values = { hex: placeName(hex), units: { list: units.map(nameOf) } };
			return {
				rule: '7.1.3',
				says: stay
					? count(units.length, words.coversTheWay, values)
					: say(words.coveredAtHexByUnits, values)
			};
		})
	]
});
