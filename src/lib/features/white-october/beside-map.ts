import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	clearTurns,
	controls,
	counterOf,
	placeName,
	pointsIn,
	resultOf,
	worthOf,
	type Game,
	type State
} from '#lib/rules/white-october/index.ts';
import type { Sign } from '#lib/features/board/beside-map.ts';
import type { View } from '#lib/features/board/face.ts';
import { inALine, SIDE_NAMES } from '#lib/features/board/names.ts';
import { words } from './words/en/board.ts';

/** 15 Aircraft and fleets: they have boxes beside the map, wherever they are. */
export const boxesOf = (game: Game, { units }: State): readonly string[] =>
	units
		.filter(({ id, fate }) => fate !== 'out' && /^(air|fleet)$/.test(counterOf(game, id).type))
		.map(({ id }) => id);

const listed = (label: string, list: readonly (Phrase | string)[]) =>
	list.length > 0 ? [{ label: say(label), value: inALine({ list }) }] : [];

/** What the tracks beside the map hold: what each side has, and what White and the end of the game count. */
export const countsOf = (game: Game, state: State): NonNullable<View<unknown>['counts']> => {
	const { points, prisoners, stock, fatigue, givenUp, turn } = state;
	const clear = clearTurns(game, givenUp, turn - 1).map((one) =>
		one === turn ? say(words.now) : String(one)
	);
	const { eprd } = state.result ?? resultOf(game, state);
	const places = pointsIn(game, state).map(([place, n]) =>
		say(n > 0 && !controls(game, state, 'white', place) ? words.placeHeld : words.placeN, {
			place: placeName(place),
			n: { signed: n }
		})
	);
	const both = ({ white, red }: State['points']) => say(words.whiteAndRed, { white, red });
	return [
		{ label: say(words.recruitmentPoints), value: both(points) },
		{ label: say(words.prisoners), value: both(prisoners) },
		{ label: say(words.offensiveTurnsInStock), value: inALine(stock) },
		{ label: say(words.fatigue), value: inALine(fatigue) },
		...listed(words.pointsByPlace, places),
		{ label: say(words.redEpDestroyed), value: inALine(eprd) },
		...listed(words.clearWeather, clear)
	];
};

/** 8.2.5, 11.2.2 Entrenchments and barricades. */
export const worksOf = ({ entrenchments, barricades }: State): ReadonlyMap<string, Phrase> =>
	new Map([
		...entrenchments.map((at) => [at, say(words.anEntrenchment)] as const),
		...barricades.map((at) => [at, say(words.aBarricade)] as const)
	]);

const WORTH = { wins: words.pointsAndTheGame, passed: words.pointsAfterATurn };

/** 16.2 What a place is worth to White, and who has it. */
export const placeWorth = (game: Game, state: State, place: string): Phrase | undefined => {
	const found = worthOf(game.book, game.pack.data, place);
	if (!found) return undefined;
	const { points, kept } = found;
	const worth =
		points < 0
			? count(-points, words.pointsFewer)
			: count(points, kept ? WORTH[kept] : words.nPointsForWhite);
	if (kept === 'passed' && state.held.includes(place)) return say(words.whiteHadIt, { worth });
	const side = controls(game, state, 'white', place) ? 'white' : 'red';
	return say(words.sideHasIt, { worth, side: say(SIDE_NAMES[side]) });
};

/** 1.3 The army by the shape of its counters. */
export const MAP_SIGNS: readonly Sign[] = [
	{ sign: 'white', says: say(words.whites) },
	{ sign: 'allied', says: say(words.estoniansBritish) },
	{ sign: 'red', says: say(words.reds) },
	{ sign: 'mines', says: say(words.mines) },
	{ sign: 'sizes', says: say(words.n12367EpOrMore) },
	{ sign: 'city', says: say(words.innerDistrict) },
	{ sign: 'number', text: '25/U', says: say(words.wayOutOfTheCity) }
];
