import { distance, neighbourOver, NOWHERE, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { moverOf } from '../book.ts';
import { groundModifier } from '../rules/08-combat/08-8-ground.ts';
import { attackCost } from '../rules/07-movement/07-2-attacks.ts';
import { alwaysInCommand, commandRow } from '../rules/05-command.ts';
import { enemyOf, isArtillery, isCombatUnit, isInfantry, isTrain, type Player } from '../types.ts';
import { enemyZoc, fieldOf, placesAt } from '../engine/map/field.ts';
import { counterOf, hexIndex, placeOf, type Game } from '../engine/game.ts';
import { isCavalryFormation } from '../engine/map/formations.ts';
import type { State, Unit } from '../engine/state.ts';
import { isNear, ringsRound } from '../engine/map/rings.ts';
import { nearDepots } from '../engine/map/supply.ts';
import { alongDoubleTrack } from '../engine/phases/victory.ts';
import { isLastMove, lastTurn } from '../engine/setup.ts';
import { goalsOf } from './goals.ts';
import { balance, mightAt, mightOf, mights } from './might.ts';
import type { Errand } from './plan.ts';

/** How much of a friend's might can be brought against a hex, by its distance. */
const GATHERS = [0, 1, 0.5];

/** What a side could bring against a hex, without one unit. */
const gathered = (game: Game, state: State, unit: Unit, target: HexIndex): number => {
	const friends = mights(game, state, unit.player);
	let strong = 0;
	const rings = ringsRound(game, target);
	GATHERS.forEach((part, far) => {
		for (const hex of rings[far] ?? [])
			if ((friends[hex] ?? 0) > 0) strong += mightAt(game, state, unit.player, hex, unit) * part;
	});
	return strong;
};

/** The best odds that an attack from this hex could have against an enemy next to it. */
const chanceThere = (game: Game, state: State, unit: Unit, hex: HexIndex): number => {
	const field = fieldOf(game, state);
	const { grid } = game.board;
	const enemy = enemyOf(unit.player);
	const own = mightOf(game, unit);
	let best = 0;
	for (let side = 0; side < 6; side++) {
		const target = neighbourOver(grid, hex, side);
		if (target === NOWHERE || field.held[enemy][target] !== 1) continue;
		const friends = own + gathered(game, state, unit, target);
		best = Math.max(best, friends / Math.max(1, mights(game, state, enemy)[target] ?? 0));
	}
	return best;
};

/** How much of an enemy's might can strike next turn, by its distance in hexes. */
const REACHES = [0, 1, 0.7, 0.4];

/** How much of a friend's might counts for those in a hex, by its distance: whoever strikes there must face it. */
const STANDS_BY = [1, 0.5, 0.25];

/** What the enemy could bring against a unit in this hex, for each point of might that would stand there or near. */
export const threatTo = (game: Game, state: State, unit: Unit, hex: HexIndex): number => {
	const enemies = mights(game, state, enemyOf(unit.player));
	const friends = mights(game, state, unit.player);
	const rings = ringsRound(game, hex);
	let strong = 0;
	REACHES.forEach((part, far) => {
		for (const near of rings[far] ?? []) strong += (enemies[near] ?? 0) * part;
	});
	let own = mightOf(game, unit);
	STANDS_BY.forEach((part, far) => {
		for (const near of rings[far] ?? [])
			if ((friends[near] ?? 0) > 0) own += mightAt(game, state, unit.player, near, unit) * part;
	});
	return strong / Math.max(1, own);
};

/** The threat above which a place is dangerous; what each further point of it costs, and the most that it may cost. */
const BEARABLE = 0.8;
const THREAT = 3;
const MOST_THREAT = 12;
/** How much more a unit that has lost half its steps shuns danger: ten units lost cost a level (10.2). */
const WORN = 5;
const OUT_OF_SUPPLY = 6;
/** The penalty for March mode where an enemy may come: half its strength. */
const UNREADY = 2;

/** What it costs to end a move away from one's formation, and each hex farther. */
const APART = 2;
const FARTHER = 0.5;

/**
 * 5.2 How many hexes too far from its formation a unit would be here: from the nearest of its infantry that has had its
 * move, or its turn to move.
 */
const apartIn = (game: Game, state: State, unit: Unit, hex: HexIndex): number => {
	const { formation, division, type } = counterOf(game, unit.id);
	const { grid } = game.board;
	const place = placeOf(game, unit.id);
	const last = isCombatUnit(type) ? place : game.counters.length;
	let nearest = Infinity;
	for (let other = 0; other < game.counters.length; other++) {
		const mate = state.units[other];
		const counter = game.counters[other];
		if (!mate || !counter || other === place || mate.hex === null) continue;
		if (mate.fate !== 'map' || mate.player !== unit.player || (other > last && !mate.done))
			continue;
		if (!isInfantry(counter.type) && !isCavalryFormation(game, counter.formation ?? '')) continue;
		const same =
			formation === counter.formation || (!isCombatUnit(type) && division === counter.division);
		if (same) nearest = Math.min(nearest, distance(grid, hex, hexIndex(game, mate.hex)));
	}
	const range = game.book.charts.COMMAND.at(commandRow(type), unit.player);
	return nearest === Infinity ? 0 : Math.max(0, nearest - range);
};

/** 7.2 The MP that a Prepared Attack costs this unit. */
const preparedCost = (game: Game, unit: Unit): number => {
	const { type, shock } = counterOf(game, unit.id);
	return attackCost(game.book, 'prepared', { type, player: unit.player, shock });
};

/** The force with which all danger counts. */
const EVEN = 1.3;

/** How much danger counts: less, the stronger the force is that goes there; not at all where nobody can strike back. */
const caution = (game: Game, state: State, unit: Unit, { force }: Errand): number => {
	if (isLastMove(game, state, unit.player)) return 0;
	if (holdsBack(game, state, unit.player)) return HOLDS_BACK;
	return Math.min(1, EVEN / Math.max(EVEN, force));
};

/** A side with less than this for each point of the enemy's is the weaker one; the turns that decide the game. */
const WEAKER = 0.85;
const DECIDING_TURNS = 2;
/** How much more danger counts for it until then, and how much less its errands. */
const HOLDS_BACK = 6;
const LATER = 0.5;

/** 10.2 Only the end counts, and lost units: until the last turns the weaker side keeps out of the way. */
const holdsBack = (game: Game, state: State, player: Player): boolean =>
	lastTurn(game, state.header.scenario) - state.turn >= DECIDING_TURNS &&
	balance(game, state, player) < WEAKER;

/** What it is worth to stand in a place that decides the game and that nobody else of one's own holds; in the last turns. */
const PLACE = 3;
const LAST_PLACE = 10;

const placeWorth = (game: Game, state: State, unit: Unit, hex: HexIndex): number => {
	const place = goalsOf(game, state, unit.player).find((goal) => goal.hex === hex);
	if (!place) return 0;
	const others = placesAt(fieldOf(game, state), hex).some(
		(at) => at !== placeOf(game, unit.id) && isCombatUnit(game.counters[at]?.type ?? 'convoy')
	);
	if (others) return 0;
	return lastTurn(game, state.header.scenario) - state.turn < 2 ? LAST_PLACE : PLACE;
};

/**
 * 10.2 What it is worth to Red, in the last turns, that infantry in supply stands on the double track or next to it:
 * White's line is not clear then. Nothing where others do already.
 */
const lineWorth = (game: Game, state: State, unit: Unit, hex: HexIndex): number => {
	if (lastTurn(game, state.header.scenario) - state.turn >= 2 || unit.player !== 'red') return 0;
	if (!isInfantry(counterOf(game, unit.id).type) || unit.steps < 2) return 0;
	const along = alongDoubleTrack(game);
	if (!along.has(hex)) return 0;
	const others = state.units.some(
		({ id, player, fate, hex: at, mode }) =>
			player === 'red' &&
			id !== unit.id &&
			fate === 'map' &&
			mode !== 'routed' &&
			isInfantry(counterOf(game, id).type) &&
			along.has(hexIndex(game, at))
	);
	return others ? 0 : LAST_PLACE;
};

/** 8.7 Do combat units of its side stand with it there? Guns and depots without them are soon lost. */
export const guardedAt = (game: Game, state: State, unit: Unit, hex: HexIndex): boolean =>
	(mights(game, state, unit.player)[hex] ?? 0) > 0;

/** 8.8.1 How much the ground of a hex helps those who defend it against attacks from several sides. */
const shelter = (game: Game, hex: HexIndex): number =>
	-groundModifier(game.book, {
		terrain: game.board.terrain[hex] ?? ['clear'],
		oneDirection: false,
		over: [],
		entrenched: false
	});

/** How good it is to end a move in a hex with this many MP left. */
export const worth = (
	game: Game,
	state: State,
	unit: Unit,
	hex: HexIndex,
	errand: Errand,
	left: number
): number => {
	const { grid } = game.board;
	const { type } = counterOf(game, unit.id);
	const field = fieldOf(game, state);
	const enemy = enemyOf(unit.player);
	const pull = holdsBack(game, state, unit.player) ? LATER : 1;
	let value = -pull * distance(grid, hex, errand.hex);
	const supplied = nearDepots(game, state, unit.player, moverOf(type))(hex);
	if (!isTrain(type) && !supplied) value -= OUT_OF_SUPPLY;
	const apart = alwaysInCommand(type) ? 0 : apartIn(game, state, unit, hex);
	if (apart > 0) value -= APART + FARTHER * apart;
	const exposed = enemyZoc(field, unit.player, hex) !== 0;
	if (isArtillery(type) || isTrain(type)) {
		const targets = isNear(game, hex, 2, (one) => field.held[enemy][one] === 1);
		const guarded = isTrain(type) || guardedAt(game, state, unit, hex);
		const alone = guarded ? 0 : Math.min(MOST_THREAT, 2 * threatTo(game, state, unit, hex));
		return value + (targets ? 3 : 0) - (exposed ? 3 : 0) - alone;
	}
	const threat = threatTo(game, state, unit, hex);
	const worn = unit.steps * 2 <= counterOf(game, unit.id).steps ? WORN : 1;
	const careful = caution(game, state, unit, errand);
	value += placeWorth(game, state, unit, hex);
	if (supplied) value += lineWorth(game, state, unit, hex);
	value += careful * Math.min(1, threat) * shelter(game, hex);
	value -= careful * worn * Math.min(MOST_THREAT, THREAT * Math.max(0, threat - BEARABLE));
	if (left < 1 && threat > 0) value -= careful * UNREADY;
	const odds = chanceThere(game, state, unit, hex);
	if (odds === 0) return value - (exposed ? 1 : 0);
	const ready = left >= preparedCost(game, unit) ? 1 : left >= 1 ? 0.5 : 0;
	return value + (odds >= 1 ? (2 + 2 * Math.min(odds, 3)) * ready : -3);
};
