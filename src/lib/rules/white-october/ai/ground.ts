import { costsTo } from '#lib/kernel/hex/paths.ts';
import { controls } from '../engine/changes.ts';
import { counterOf, indexOf, once, type Game } from '../engine/game.ts';
import { fieldOf, inZoc } from '../engine/map/field.ts';
import { districtsOf } from '../engine/setup.ts';
import type { Place, State } from '../engine/state.ts';
import { besides, isDistrict } from '../scenarios/board.ts';
import { enemyOf, isCombatUnit, type Player } from '../types.ts';

/** 16.2 A place that is worth having, by its points. */
interface Objective {
	readonly at: Place;
	readonly index: number;
	readonly points: number;
	/** Steps to it from each place, whatever enemies and costs; −1 from where it cannot be reached. */
	readonly far: Int16Array;
}

/** 16.2 The place that ends the game is worth as much as several. */
const AUTOMATIC = 24;
const ANYWHERE = 200;

const spread = ({ board }: Game, from: readonly number[]): Int16Array =>
	costsTo(
		{
			nodes: board.places.length,
			from: (at, _, to) => {
				for (const next of besides(board, at))
					if (board.terrain[next] !== 'sea' && board.terrain[next] !== 'lake') to(next, 1);
			}
		},
		from,
		ANYWHERE
	);

/** 16.2 All places that count, by what they count. */
export const objectives = once((game): readonly Objective[] => {
	const { victory } = game.pack.data.scenario;
	const points = new Map<Place, number>([
		...Object.entries(victory.places),
		...Object.entries(victory.ifRed),
		...districtsOf(game).map((at): [Place, number] => [at, victory.eachDistrict]),
		[victory.automatic, AUTOMATIC]
	]);
	return [...points].map(([at, worth]) => {
		const index = indexOf(game, at);
		return { at, index, points: worth, far: spread(game, [index]) };
	});
});

const fronts = once(() => new WeakMap<State['units'], Partial<Record<Player, Int16Array>>>());

/** How far each place is from the nearest combat unit of a side; far beyond everything where it has none. */
export const toSide = (game: Game, { units }: State, player: Player): Int16Array => {
	const known = fronts(game).get(units) ?? {};
	fronts(game).set(units, known);
	return (known[player] ??= spread(
		game,
		units.flatMap((unit) =>
			unit.player === player && unit.fate === 'map' && isCombatUnit(counterOf(game, unit.id).type)
				? [indexOf(game, unit.at)]
				: []
		)
	));
};

/** EP of combat units of a side in a place. */
export const epAt = (game: Game, state: State, player: Player, at: number): number =>
	(fieldOf(game, state).stacks[at] ?? []).reduce((sum, place) => {
		const unit = state.units[place];
		const type = game.counters[place]?.type;
		return unit && unit.player === player && type && isCombatUnit(type) ? sum + unit.ep : sum;
	}, 0);

/** How much each EP of Red that holds a place takes from what it is worth to White. */
const HELD = 2;

/** How many EP of White next to a place are enough for each EP that holds it: the others go on. */
const ENOUGH = 3;

/** EP of a side next to a place. */
const around = (game: Game, state: State, player: Player, at: number): number =>
	besides(game.board, at).reduce((sum, next) => sum + epAt(game, state, player, next), 0);

/** White: points beckon, the more so the nearer they are and the fewer hold them; not where enough are there already. */
const forWhite = (game: Game, state: State, at: number, own: number): number => {
	let best = -ANYWHERE;
	for (const { at: name, index, points, far } of objectives(game)) {
		const steps = far[at] ?? -1;
		if (steps < 0 || controls(game, state, 'white', name)) continue;
		const held = epAt(game, state, 'red', index);
		const worth = points * 0.5 - held * HELD - steps;
		if (worth <= best) continue;
		const others = held > 0 ? around(game, state, 'white', index) - (steps === 1 ? own : 0) : 0;
		if (held === 0 || others < held * ENOUGH) best = worth;
	}
	return best;
};

/** How near enemies are felt, in Petrograd from farther away. */
const NEAR = 6;
const NEAR_THE_CITY = 8;
/** How many EP hold a place well, in it or, where somebody is in it, next to it. */
const WELL_HELD = 4;
const WELL_COVERED = 6;
/** How much less Red wants a place for each EP that holds it already: rather one in each district than all in one. */
const EACH = 3;
/** How much more than its points a lost place beckons, and how much less for each EP that is next to it already. */
const LOST = 3;
const EACH_BESIDE = 2;

/** Red: what is threatened is held, by as many as it needs; what was lost is taken back, by no more than that takes. */
const forRed = (game: Game, state: State, at: number, own: number): number => {
	const threat = toSide(game, state, 'white');
	let best = -ANYWHERE;
	for (const { at: name, index, points, far } of objectives(game)) {
		const steps = far[at] ?? -1;
		if (steps < 0) continue;
		const felt = isDistrict(game.board, index) ? NEAR_THE_CITY : NEAR;
		const near = Math.max(0, felt - (threat[index] ?? ANYWHERE));
		const there = epAt(game, state, 'red', index) - (index === at ? own : 0);
		const beside = around(game, state, 'red', index) - (steps === 1 ? own : 0);
		const covered = beside >= WELL_COVERED;
		const need = controls(game, state, 'red', name)
			? points + near * 2 - (there >= WELL_HELD || (there > 0 && covered) ? ANYWHERE : there * EACH)
			: points + LOST - (covered ? ANYWHERE : beside * EACH_BESIDE);
		best = Math.max(best, need - steps);
	}
	return best;
};

/** What it is worth to a side to stand next to enemies; what it costs it where they are more. */
const KEEN: Readonly<Record<Player, number>> = { white: 2, red: 4 };
const FEAR: Readonly<Record<Player, number>> = { white: 1, red: 4 };

/** What a place is worth to a unit of so many EP that would stand there. */
export const worthOf = (
	game: Game,
	state: State,
	player: Player,
	at: number,
	ep: number,
	own: number
): number => {
	const zoc = inZoc(fieldOf(game, state)[enemyOf(player)], at);
	const enemies = zoc
		? Math.max(...besides(game.board, at).map((next) => epAt(game, state, enemyOf(player), next)))
		: 0;
	// Next to enemies: to attack them later, unless they are many more.
	const fear = enemies > ep + epAt(game, state, player, at) - own ? FEAR[player] : 0;
	const keen = enemies > 0 ? KEEN[player] : 0;
	const value = player === 'white' ? forWhite(game, state, at, own) : forRed(game, state, at, own);
	return value + keen - fear;
};
