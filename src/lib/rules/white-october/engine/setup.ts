import { LETTER } from '#lib/kernel/hex/control.ts';
import { OPTION_STOCK } from '../rules/04-5-ammunition.ts';
import { arrivalTurn, clearAfter, lastTurn as lastTurnOf } from '../rules/16-calendar.ts';
import { playerOf } from '../types.ts';
import type { Counter, ScenarioData } from '../scenarios/schema.ts';
import { isDistrict, NOWHERE, placeAt } from '../scenarios/board.ts';
import type { Due } from './facts/schema.ts';
import type { Fact } from './facts.ts';
import { once, type Game } from './game.ts';
import type { Header, Place } from './state.ts';

type SetUp = Extract<Fact, { type: 'gameBegan' }>;
type Reinforcement = ScenarioData['reinforcements'][number];

/** 12 The districts of Petrograd. */
export const districtsOf = ({ board }: Game): readonly Place[] =>
	board.places.filter((_, at) => isDistrict(board, at));

/** 7.5, 7.8, 16.1 When and how a reinforcement comes in. */
export const dueOf = (
	game: Game,
	{ turn: printed, entry, group = '' }: Reinforcement,
	counter: Counter
): Due => {
	const { entries, special, turns } = game.pack.data.scenario;
	const divisions = special.prolong.flatMap(({ without }) => without);
	const early = game.book.options.estonian_pskov === 'yes' && divisions.includes(group);
	const turn = arrivalTurn(printed, early, turns.length);
	const due = (how: Due['how'], ...places: readonly Place[]): Due => ({
		turn,
		how,
		places,
		returning: false
	});
	switch (entry) {
		case 'P':
			return due('start', ...districtsOf(game));
		case 'K':
			return due('foot', entries.K);
		case 'M':
			return due('rail', entries.M);
		case 'V':
			return due('rail', entries.V);
		case 'D':
			return due('sea', ...entries.disembark);
		case 'BOX':
			return due('box');
		default: {
			// A Red unit that comes in within the map appears there at the start of the turn.
			const inside = playerOf(counter.army) === 'red' && placeAt(game.board, entry) !== NOWHERE;
			return due(inside ? 'start' : 'foot', entry);
		}
	}
};

/** 16.1 Who holds each place at the start: White what lies behind his set-up, Red the rest. */
const firstControl = (game: Game, units: SetUp['units']): string => {
	const { board, pack } = game;
	const white = new Set<number>(pack.data.map.supply.white.hexes.map((hex) => placeAt(board, hex)));
	const letters = board.places.map((_, at) => (white.has(at) ? LETTER.white : LETTER.red));
	for (const { at, player } of units) {
		const place = at === null ? NOWHERE : placeAt(board, at);
		if (place !== NOWHERE && board.terrain[place] !== 'sea') letters[place] = LETTER[player];
	}
	// West of the two armies everything is White's: each row up to the first Red unit, if White stands there at all.
	const front = new Map<number, number>();
	for (const { at, player, fate } of units) {
		const place = at === null ? NOWHERE : placeAt(board, at);
		if (fate !== 'map' || player !== 'white' || place === NOWHERE) continue;
		const row = rowOf(at ?? '', board.column[place] ?? 0);
		front.set(row, Math.max(front.get(row) ?? -1, board.column[place] ?? 0));
	}
	return board.places
		.map((name, at) => {
			const column = board.column[at] ?? -1;
			if (column < 0 || letters[at] === LETTER.white) return letters[at] ?? LETTER.red;
			const row = rowOf(name, column);
			const behind = Math.max(front.get(row) ?? -1, front.get(row - 1) ?? -1);
			const held = units.some((one) => one.at === name);
			return column <= behind && !held ? LETTER.white : LETTER.red;
		})
		.join('');
};

/** A hex's row from south to north, from its diagonal and column. */
const rowOf = (name: Place, column: number): number =>
	Number(name.slice(0, 2)) + Math.floor(column / 2);

/** 16.1 Every counter as the scenario places it. */
const unitsOf = (game: Game): SetUp['units'] => {
	const { setup, reinforcements, toCreate } = game.pack.data.scenario;
	const places = new Map(setup.map(({ unit, at }) => [unit, at]));
	const coming = new Map(reinforcements.map((one) => [one.unit, one]));
	const pool = new Set(toCreate.map(({ unit }) => unit));
	return game.counters.map((counter) => {
		const { id, army, type, ep = 0 } = counter;
		const at = places.get(id);
		const later = coming.get(id);
		const on = { id, player: playerOf(army), at: null, due: null, ep };
		if (at !== undefined)
			return type === 'air' ? { ...on, fate: 'box' } : { ...on, fate: 'map', at };
		if (later) return { ...on, fate: 'due', due: dueOf(game, later, counter) };
		return { ...on, ep: 0, fate: pool.has(id) ? 'pool' : 'out' };
	});
};

/** 16.2.2 The ammunition that White has bought. */
const boughtStock = ({ book }: Game): number =>
	[book.options.repaired_bridge, book.options.better_logistics].filter((one) => one === 'yes')
		.length * OPTION_STOCK;

/** 16.1 Who stands where as a game begins, and who holds what. */
const placed = once((game) => {
	const units = unitsOf(game);
	return { units, control: firstControl(game, units) };
});

/** 16.1 What a game begins with. */
export const beginning = (game: Game, header: Header): SetUp => {
	const { starting, entrenchments } = game.pack.data.scenario;
	return {
		type: 'gameBegan',
		...header,
		...placed(game),
		entrenchments,
		points: { white: starting.rpWhite, red: starting.rpRed },
		stock: starting.ammoStock + boughtStock(game),
		fatigue: starting.fatigue
	};
};

/** 16.2.2 How many turns are played with these options, if nothing is given up. */
export const turnsWith = (
	{ lastTurn: usual, special }: ScenarioData,
	options: Readonly<Record<string, string>>,
	givenUp: readonly string[] = []
): number => lastTurnOf(usual, special.prolong, givenUp, options['estonian_pskov'] === 'yes');

/** 16 The last turn, with what has been agreed and given up. */
export const lastTurn = ({ pack, book }: Game, givenUp: readonly string[]): number =>
	turnsWith(pack.data.scenario, book.options, givenUp);

/** 1.7 The turns after this one in which aircraft can fly. */
export const clearTurns = (
	game: Game,
	givenUp: readonly string[],
	after: number
): readonly number[] =>
	clearAfter(
		game.pack.data.scenario.turns.map(({ weather }) => weather),
		after,
		lastTurn(game, givenUp)
	);

/** 16.2.1 From this turn, 28-29 October, what was won or lost at Orel counts; Red then removes this many EP. */
export const OREL_FROM = 10;
export const OREL_EP = 12;

/** 16 The line of the turn record track. */
export const turnData = (game: Game, turn: number): ScenarioData['turns'][number] => {
	const { turns } = game.pack.data.scenario;
	const found = turns[turn - 1] ?? turns[turns.length - 1];
	if (!found) throw new Error(`No turn ${turn}`);
	return found;
};
