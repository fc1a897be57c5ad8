import { advanceOf, advances } from '../../rules/08-combat/08-2-7-advance.ts';
import { FORBIDDEN, HALVES, NOWHERE, stepBetween } from '../../scenarios/board.ts';
import { enemyOf, isCombatUnit, type Role } from '../../types.ts';
import { moverOf } from '../../rules/01-definitions.ts';
import { stepCost } from '../../rules/07-movement/07-1-movement.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, unitOf, type Game } from '../game.ts';
import { fieldOf, holds, inZoc, ownAt } from '../map/field.ts';
import { roomFor } from '../map/stacking.ts';
import { brokenOf, carriesTrain, carriesTrotsky } from '../map/supply.ts';
import { costInto } from '../moves/reach.ts';
import { shutTo } from '../moves/limits.ts';
import { marchOn, tires, whyNotForced } from '../moves/forced-march.ts';
import { isUnescorted } from '../phases/movement-phase.ts';
import { auto, choice, option, type Option, type Owed } from '../owed.ts';
import type { Place, State, Unit } from '../state.ts';
import { winnerOf } from './results.ts';
import { isInsurgent, present, playerIn } from './scene.ts';
import type { Fight } from './state.ts';

/** 8.2.7 The emptied places that a winner may enter: the attacked one, or those that attackers left (WO-17). */
const emptied = (game: Game, state: State, fight: Fight, role: Role): readonly Place[] => {
	const enemy = enemyOf(playerIn(state, role));
	const enemies = fieldOf(game, state)[enemy];
	const places = role === 'attacker' ? [fight.place] : fight.from;
	return [...new Set(places)].filter((at) => !holds(enemies, indexOf(game, at)));
};

/** May a unit step into a place after combat: the ground, its limits, the room there? */
const mayEnter = (game: Game, state: State, unit: Unit, at: Place): boolean => {
	const { type, army, static: fixed } = counterOf(game, unit.id);
	if (fixed) return false;
	const [from, to] = [indexOf(game, unit.at), indexOf(game, at)];
	const step = stepBetween(game.board, from, to);
	const open =
		type === 'armoured_train'
			? carriesTrain(game, state, army, step)
			: type === 'leader'
				? step !== NOWHERE && carriesTrotsky(game, state, from, step)
				: costInto(game, state, unit, at) !== FORBIDDEN;
	return (
		open &&
		!shutTo(game, state, unit).enter(from, to) &&
		roomFor(game, state, unit.player, [unit], at)
	);
};

/** 8.2.7 Units of the winner's stacks that may advance: combat units in order that fought lead; vehicles, guns, HQs, Trotsky follow. */
const advancers = (game: Game, state: State, fight: Fight, role: Role): readonly Unit[] => {
	const player = playerIn(state, role);
	const fighting = present(
		game,
		state,
		role === 'attacker' ? fight.attackers : fight.defenders
	).filter(({ id }) => !fight.withdrew.includes(id));
	const stack = [...fight.from, fight.place].flatMap((at) => ownAt(game, state, player, at));
	return [...new Set([...fighting, ...stack])].filter((unit) => {
		const { type } = counterOf(game, unit.id);
		if (unit.mode === 'routed' || fight.advanced.includes(unit.id)) return false;
		// 8.3 Who has moved up does nothing else.
		if (unit.task === 'offensive') return false;
		if (state.events.soviet === unit.id || isInsurgent(game, unit.id)) return false;
		if (type === 'fort' || type === 'fleet' || type === 'air') return false;
		if (isCombatUnit(type)) return fighting.includes(unit);
		// 8.2.1 Nor does a vehicle that has to fight elsewhere.
		const { attacks = [], resolved = [] } = state.combat ?? {};
		return (
			fighting.includes(unit) ||
			!attacks.some(({ id, units }) => units.includes(unit.id) && !resolved.includes(id))
		);
	});
};

/** 8.2.7 Does it lead: a combat unit? Others only join one that has advanced. */
const leads = (game: Game, unit: Unit): boolean => isCombatUnit(counterOf(game, unit.id).type);

/** 8.2.7 The second place of an advance, along the path of those who went back, with the march forced or not. */
const secondPlace = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	unit: Unit,
	first: Place,
	forced: boolean
): Place | undefined => {
	const trail = fight.trails[first] ?? [];
	const [second] = trail;
	const code = fight.result?.[role].code;
	if (second === undefined || code === undefined) return undefined;
	const { board } = game;
	const { type, army } = counterOf(game, unit.id);
	const enemies = fieldOf(game, state)[enemyOf(unit.player)];
	const [a, b] = [indexOf(game, first), indexOf(game, second)];
	const column = moverOf(type);
	const cost =
		column === null
			? FORBIDDEN
			: stepCost(board, column, stepBetween(board, a, b), brokenOf(game, state));
	if (cost === FORBIDDEN || holds(enemies, b)) return undefined;
	const most = advanceOf({
		code,
		type,
		enemyHexes: trail.length,
		eliminated: false,
		zocToZoc: inZoc(enemies, a) && inZoc(enemies, b),
		secondCost: cost / HALVES,
		forcedMarch: forced && army === 'NWA'
	});
	const shut = shutTo(game, state, unit);
	// 7.8 Nobody must go as far as where the enemy comes in.
	if (most < 2 || shut.enter(a, b) || shut.end(b)) return undefined;
	return roomFor(game, state, unit.player, [unit], second) ? second : undefined;
};

/** 7.8, WO-59 `intrudes`: to where the enemy comes in, who must; else only a vehicle that nobody is left with (14.1). */
const optionsFor = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	places: readonly Place[],
	ahead: readonly Unit[],
	intrudes: boolean
): Option[] =>
	advancers(game, state, fight, role).flatMap((unit) => {
		if (!leads(game, unit) && ahead.length === 0) return [];
		// Guns, HQs and vehicles go where a combat unit has gone; attackers have all gone through one place.
		const open =
			leads(game, unit) || role === 'attacker'
				? places
				: places.filter((at) => ahead.some((one) => one.at === at));
		return open
			.filter((at) => mayEnter(game, state, unit, at))
			.flatMap((at) => {
				const met = shutTo(game, state, unit).end(indexOf(game, at));
				const [usual, second] = [false, state.forced].map((march) =>
					secondPlace(game, state, fight, role, unit, at, march)
				);
				const advance = (path: readonly Place[], forced = false): Option =>
					option(
						{ type: 'advance', unit: unit.id, path },
						{
							type: 'advanced',
							unit: unit.id,
							path,
							...(forced && { forced }),
							...(met && path.length === 1 && { intrudes: met })
						},
						...(forced && !state.combat?.marched ? [tires(state)] : [])
					);
				return [
					...(met && !intrudes && !isUnescorted(game, state, unit) ? [] : [advance([at])]),
					...(second === undefined ? [] : [advance([at, second], second !== usual)])
				];
			});
	});

/** 7.4, 8.2.7 White may force the march now, in whosever sequence, where that lets infantry go farther. */
const march = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	places: readonly Place[]
): Option[] => {
	if (playerIn(state, role) !== 'white' || whyNotForced({ ...state, player: 'white' })) return [];
	const helps = advancers(game, state, fight, role).some((unit) =>
		places.some((at) => {
			const [usual, far] = [false, true].map((forced) =>
				secondPlace(game, state, fight, role, unit, at, forced)
			);
			return far !== usual && mayEnter(game, state, unit, at);
		})
	);
	return helps ? [option({ type: 'march' }, marchOn(game, state))] : [];
};

/** 8.2.7 The winner advances: at least one combat unit by an `a`; into a vacated place whoever likes. */
export const advanceOwed = (game: Game, state: State, fight: Fight): Owed => {
	const role = fight.result ? winnerOf(fight) : 'attacker';
	const over: Fact = { type: 'stageBegan', stage: 'close' };
	if (fight.result && !advances(fight.result[role].code)) return auto(over);
	const places = emptied(game, state, fight, role);
	if (places.length === 0) return auto(over);
	const ahead = fight.advanced
		.map((id) => unitOf(game, state, id))
		.filter((one) => leads(game, one));
	const owes = fight.result !== null && ahead.length === 0;
	const found = (intrudes: boolean): Option[] =>
		optionsFor(game, state, fight, role, places, ahead, intrudes);
	const free = found(false);
	const options = free.length > 0 ? free : found(owes);
	if (options.length === 0) return auto(over);
	const player = playerIn(state, role);
	return choice(player, '8.2.7', [
		...options,
		...march(game, state, fight, role, places),
		...(owes ? [] : [option({ type: 'pass' }, { type: 'passed', rule: '8.2.7', player }, over)])
	]);
};
