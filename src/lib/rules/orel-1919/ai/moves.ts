import { distance, neighbourOver, NOWHERE, within, type HexIndex } from '#lib/kernel/hex.ts';
import { moverOf } from '../tables.ts';
import { enemyOf, isArtillery, isCombatUnit, isDepot, isTrain } from '../types.ts';
import { fighterOf, hexIndex } from '../engine/combat/fighters.ts';
import { imaginedCombat } from '../engine/combat/imagine.ts';
import type { Command } from '../engine/commands.ts';
import { enemyZoc, fieldOf, placesAt } from '../engine/field.ts';
import { counterOf, unitOf, type Game } from '../engine/game.ts';
import type { State, Unit } from '../engine/state.ts';
import { SUPPLY_RANGE, toNearestDepot } from '../engine/supply.ts';
import { attackValue, roughOdds } from './attack.ts';
import { goalFor, goalsOf } from './goals.ts';

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
const isOf =
	<Type extends Command['type']>(type: Type) =>
	(command: Command): command is Of<Type> =>
		command.type === type;

/** Dismounted strength of what a side has in a hex. */
const strengthAt = (game: Game, state: State, hex: HexIndex, without = ''): number => {
	let strength = 0;
	for (const place of placesAt(fieldOf(game, state), hex)) {
		const unit = state.units[place];
		if (!unit || unit.id === without || !isCombatUnit(counterOf(game, unit.id).type)) continue;
		const mode = unit.mode === 'routed' ? 4 : unit.mode === 'march' ? 2 : 1;
		strength += fighterOf(game, unit).strength / mode;
	}
	return strength;
};

/** What an attack out of this hex could have on its side: the best ratio against an enemy next to it. */
const chanceThere = (game: Game, state: State, unit: Unit, hex: HexIndex): number => {
	const field = fieldOf(game, state);
	const { grid } = game.board;
	const own = fighterOf(game, unit).strength;
	let best = 0;
	for (let side = 0; side < 6; side++) {
		const target = neighbourOver(grid, hex, side);
		if (target === NOWHERE || field.held[enemyOf(unit.player)][target] !== 1) continue;
		let friends = own;
		for (let other = 0; other < 6; other++) {
			const next = neighbourOver(grid, target, other);
			if (next !== NOWHERE && field.held[unit.player][next] === 1)
				friends += strengthAt(game, state, next, unit.id);
		}
		best = Math.max(best, friends / Math.max(1, strengthAt(game, state, target)));
	}
	return best;
};

/** How good it is to be in a hex at the end of a move. */
const worth = (game: Game, state: State, unit: Unit, hex: HexIndex, goal: HexIndex): number => {
	const { grid } = game.board;
	const { type } = counterOf(game, unit.id);
	const field = fieldOf(game, state);
	let value = -distance(grid, hex, goal);
	const near = toNearestDepot(game, state, unit.player, moverOf(type), SUPPLY_RANGE);
	if ((near[hex] ?? -1) < 0) value -= OUT_OF_SUPPLY;
	if (isArtillery(type)) {
		const targets = within(grid, hex, 2).filter(
			(one) => field.held[enemyOf(unit.player)][one] === 1
		);
		return value + (targets.length > 0 ? 3 : 0) - (enemyZoc(field, unit.player, hex) ? 3 : 0);
	}
	const odds = chanceThere(game, state, unit, hex);
	if (odds === 0) return value - (enemyZoc(field, unit.player, hex) ? 1 : 0);
	return value + (odds >= 1 ? 2 + 2 * Math.min(odds, 3) : -3);
};
const OUT_OF_SUPPLY = 6;

/** Would the place be lost if this unit left it: a victory location it holds alone, with enemies about? */
const guards = (game: Game, state: State, unit: Unit): boolean => {
	const here = hexIndex(game, unit.hex);
	const field = fieldOf(game, state);
	return (
		goalsOf(game, state, unit.player).some(({ hex }) => hex === here) &&
		placesAt(field, here).length === 1 &&
		within(game.board.grid, here, 4).some((hex) => field.held[enemyOf(unit.player)][hex] === 1)
	);
};

/** Where the moving unit goes; nowhere when it stands well. */
const step = (
	game: Game,
	state: State,
	unit: Unit,
	commands: readonly Command[]
): Command | undefined => {
	const { type } = counterOf(game, unit.id);
	if (isTrain(type) || type === 'rail-depot' || type === 'tank') return undefined;
	if (type === 'convoy') return convoy(game, state, unit, commands);
	const goes = commands.filter(isOf('go'));
	if (goes.length === 0) return undefined;
	if (guards(game, state, unit)) return undefined;
	const here = hexIndex(game, unit.hex);
	const goal = goalFor(game, state, unit.player, here);
	let best: Command | undefined;
	let most = worth(game, state, unit, here, goal) + 0.5;
	for (const go of goes) {
		const value = worth(game, state, unit, hexIndex(game, go.hex), goal);
		if (value > most) {
			most = value;
			best = go;
		}
	}
	return best;
};

/** A convoy follows its side's combat units, out of enemy ZoC. */
const convoy = (
	game: Game,
	state: State,
	unit: Unit,
	commands: readonly Command[]
): Command | undefined => {
	const { grid } = game.board;
	const field = fieldOf(game, state);
	const friends = state.units.flatMap((one) =>
		one.player === unit.player && one.fate === 'map' && isCombatUnit(counterOf(game, one.id).type)
			? [hexIndex(game, one.hex)]
			: []
	);
	const served = (hex: HexIndex): number =>
		friends.filter((friend) => distance(grid, hex, friend) <= 4).length -
		(enemyZoc(field, unit.player, hex) !== 0 ? 20 : 0);
	const here = hexIndex(game, unit.hex);
	let best: Command | undefined;
	let most = served(here) + 1;
	for (const go of commands.filter(isOf('go'))) {
		const value = served(hexIndex(game, go.hex));
		if (value > most) {
			most = value;
			best = go;
		}
	}
	return best;
};

/** Odds below which an attack is not even looked at. */
const HOPELESS = 0.8;
/** An attack must promise this much. */
const WORTHWHILE = 0.3;

/** The best attack that the moving unit may declare, if one is worth it. */
const bestAttack = (
	game: Game,
	state: State,
	unit: Unit,
	commands: readonly Command[]
): Command | undefined => {
	const goals = goalsOf(game, state, unit.player);
	let best: Command | undefined;
	let most = WORTHWHILE;
	for (const attack of commands.filter(isOf('attack'))) {
		const joined = state.attacks.find(({ id }) => id === attack.join);
		const units = [...(joined?.units ?? []), unit.id];
		const { kind, hex } = attack;
		const combat = imaginedCombat(game, state, { kind, hex, units, supports: [] });
		if (roughOdds(game, combat) < HOPELESS) continue;
		const place = goals.some((goal) => goal.hex === hexIndex(game, hex));
		const value = attackValue(game, combat, place ? 3 : 0.5) + (joined ? 0.5 : 0);
		if (value > most) {
			most = value;
			best = attack;
		}
	}
	return best;
};

/** Guns: support the attacks declared within their reach, else a barrage on what is seen. */
const fire = (
	game: Game,
	state: State,
	unit: Unit,
	commands: readonly Command[]
): Command | undefined => {
	const { grid } = game.board;
	const here = hexIndex(game, unit.hex);
	const near = state.attacks.find(({ hex }) => distance(grid, here, hexIndex(game, hex)) <= 2);
	const support = commands.filter(isOf('support')).find(({ of }) => of === near?.kind);
	if (support) return support;
	const seen = state.observed.some((id) => {
		const { hex } = unitOf(game, state, id);
		return hex !== null && distance(grid, here, hexIndex(game, hex)) <= 2;
	});
	return seen ? commands.find(isOf('barrage')) : undefined;
};

/** 7 What the moving unit does next. */
export const moveOn = (game: Game, state: State, commands: readonly Command[]): Command => {
	const [first] = commands;
	if (!first) throw new Error('Nothing to choose from.');
	const { moving } = state;
	const unit = unitOf(game, state, moving?.unit ?? '');
	const here = bestAttack(game, state, unit, commands);
	if (here) return here;
	if (!unit.moved) {
		const go = step(game, state, unit, commands);
		if (go) return go;
	}
	return (
		fire(game, state, unit, commands) ??
		commands.find(isOf('form')) ??
		commands.find(isOf('rest')) ??
		first
	);
};

/** 7 Which unit is taken next: fighters first, then guns, then the rest; nobody twice. */
export const pickNext = (game: Game, commands: readonly Command[]): Command => {
	const [first] = commands;
	if (!first) throw new Error('Nothing to choose from.');
	const enter = commands.find(isOf('enter'));
	if (enter) return enter;
	const rank = ({ unit }: Of<'pick'>): number => {
		const { type } = counterOf(game, unit);
		if (isCombatUnit(type)) return 0;
		if (isArtillery(type) || isTrain(type)) return 1;
		return isDepot(type) ? 3 : 2;
	};
	let best: Of<'pick'> | undefined;
	for (const pick of commands.filter(isOf('pick')))
		if (!best || rank(pick) < rank(best)) best = pick;
	return best ?? commands.find(isOf('done')) ?? first;
};
