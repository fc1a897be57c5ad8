import { besides } from '../../../scenarios/board.ts';
import { enemyOf, isCombatUnit, isMotor } from '../../../types.ts';
import type { Command } from '../../commands.ts';
import { counterOf, indexOf, lasting, once, unitOf, type Game } from '../../game.ts';
import { fieldOf, lastChange, type Field } from '../../map/field.ts';
import { commandOf } from '../../map/supply.ts';
import { unitsOf } from '../../map/roster.ts';
import { entriesNow, tankGround } from '../../moves/limits.ts';
import type { State, Unit } from '../../state.ts';
import { riseCommands } from '../events.ts';
import type { Attack, CombatState } from '../state.ts';
import { attack, lead, night } from './attack.ts';
import { blowCommands } from './bridges.ts';
import { stepsForward } from './forward.ts';
import { barragesOf, enemiesOf, inViewOf, isIdle, type Enemies } from './shelling.ts';

/** 8.2.1 Everything that a unit could attack, in the order of the enemies. */
const attacksOf = (
	game: Game,
	state: State,
	combat: CombatState,
	unit: Unit,
	enemies: Enemies
): Command[] => {
	const found: Command[] = [];
	const { type } = counterOf(game, unit.id);
	if (unit.at === null || !(isCombatUnit(type) || isMotor(type))) return found;
	const near = besides(game.board, indexOf(game, unit.at));
	if (!near.some((at) => enemies.there[at] === 1)) return found;
	const add = (command: Extract<Command, { type: 'attack' }>): void => {
		if (attack(game, state, combat, command).ok) found.push(command);
	};
	for (const [place, at] of enemies.places) {
		if (!near.includes(at)) continue;
		if (!isMotor(type)) add({ type: 'attack', unit: unit.id, place, join: null });
		for (const { id, place: attacked } of combat.attacks)
			if (attacked === place) add({ type: 'attack', unit: unit.id, place, join: id });
	}
	return found;
};

const hqCommands = (game: Game, state: State, combat: CombatState, known: Attack): Command[] =>
	known.hq !== null
		? []
		: unitsOf(game, state, state.player, 'map')
				.filter(({ id }) => counterOf(game, id).type === 'hq')
				.map(({ id }) => ({ type: 'lead', attack: known.id, unit: id }) as const)
				.filter((command) => lead(game, state, combat, command).ok);

/** What the declarations of all units depend on, besides each itself and what is around it: where they may step, attack, fire. */
interface Common {
	readonly forward: object;
	readonly attack: object;
	readonly fire: object;
}
const common = lasting<keyof Common, object>();
const fresh = (): object => ({});
const commonTo = (game: Game, state: State, combat: CombatState, enemies: Enemies): Common => {
	const { turn, player, rest, events, blown, cameBy } = state;
	const { stage, attacks, helped, commanded } = combat;
	const both = [player, events, blown, enemies, stage];
	const forward = [...both, commanded, cameBy, entriesNow(game, state, enemyOf(player))];
	const fire = [...both, turn, rest, helped, ...attacks.map(({ place }) => place)];
	return {
		forward: common(game, 'forward', forward, fresh),
		attack: common(game, 'attack', [...both, turn, rest], fresh),
		fire: common(game, 'fire', fire, fresh)
	};
};

/** 8.2.1, 8.1.1 What is declared against the places next to a unit: the shots, and the attacks with all that decides who may join. */
const declaredBeside = (
	game: Game,
	state: State,
	{ attacks, shots, commanded }: CombatState,
	{ at }: Unit
): readonly unknown[] => {
	const beside: unknown[] = [];
	const near = at === null ? [] : aroundOf(game, indexOf(game, at));
	for (const known of attacks) {
		if (!near.includes(indexOf(game, known.place))) continue;
		beside.push(known, ...known.units.map((id) => unitOf(game, state, id).at));
		if (known.hq !== null)
			beside.push(commandOf(game, state, unitOf(game, state, known.hq)), commanded[known.hq]);
	}
	for (const { place } of shots) if (near.includes(indexOf(game, place))) beside.push(place);
	return beside;
};

/** A place and those next to it. */
const around = once((): number[][] => []);
const aroundOf = (game: Game, at: number): readonly number[] =>
	(around(game)[at] ??= [at, ...besides(game.board, at)]);

/** When anything last changed around a unit. */
const nearby = (game: Game, field: Field, { at }: Unit): number =>
	at === null ? 0 : lastChange(field, aroundOf(game, indexOf(game, at)));

const declared = lasting<number, readonly Command[]>();
const steps = lasting<number, readonly Command[]>();
const attacks = lasting<number, readonly Command[]>();
const fires = lasting<number, readonly Command[]>();

/** 8 What each unit can declare; that of a unit around which nothing has changed is kept. */
const unitCommands = (game: Game, state: State, combat: CombatState): Command[] => {
	const enemies = enemiesOf(game, state);
	const { forward, attack: against, fire } = commonTo(game, state, combat, enemies);
	const inView = inViewOf(game, state, enemies);
	const field = fieldOf(game, state);
	const found: Command[] = [];
	state.units.forEach((unit, place) => {
		if (!isIdle(state, unit)) return;
		const near = nearby(game, field, unit);
		const ground = counterOf(game, unit.id).type === 'tank' ? tankGround(game, state, unit) : null;
		const shot = inView(unit);
		const beside = declaredBeside(game, state, combat, unit);
		const all = [unit, near, ground, forward, against, fire, ...shot, ...beside];
		for (const one of declared(game, place, all, () => [
			...steps(game, place, [unit, near, ground, forward], () =>
				stepsForward(game, state, combat, unit).map(
					(to) => ({ type: 'advanceTo', unit: unit.id, place: to }) as const
				)
			),
			...attacks(game, place, [unit, near, against, ...beside], () =>
				attacksOf(game, state, combat, unit, enemies)
			),
			...fires(game, place, [unit, fire, ...shot], () =>
				barragesOf(game, state, combat, unit, enemies)
			)
		]))
			found.push(one);
	});
	return found;
};

/** 8 Everything that may be declared now. */
export const declareCommands = (game: Game, state: State, combat: CombatState): Command[] => [
	...unitCommands(game, state, combat),
	...combat.attacks.flatMap((known) => [
		...hqCommands(game, state, combat, known),
		...(night(game, combat, known.id).ok ? [{ type: 'night', attack: known.id } as const] : [])
	]),
	...riseCommands(game, state, combat),
	...blowCommands(game, state),
	{ type: 'done' }
];
