import { besides } from '../../../scenarios/board.ts';
import { isCombatUnit, isMotor } from '../../../types.ts';
import type { Command } from '../../commands.ts';
import { counterOf, indexOf, lasting, once, unitOf, type Game } from '../../game.ts';
import { fieldOf, lastChange, type Field } from '../../map/field.ts';
import { commandOf } from '../../map/supply.ts';
import { entriesNow, tankGround } from '../../moves/limits.ts';
import type { State, Unit } from '../../state.ts';
import { riseCommands } from '../events.ts';
import type { Attack, CombatState } from '../state.ts';
import { attack, lead, night } from './attack.ts';
import { blowCommands } from './bridges.ts';
import { stepsForward } from './forward.ts';
import { barragesOf, enemiesOf, isIdle, observedNow, type Enemies } from './shelling.ts';

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
		: state.units
				.filter(
					({ id, player, fate }) =>
						player === state.player && fate === 'map' && counterOf(game, id).type === 'hq'
				)
				.map(({ id }) => ({ type: 'lead', attack: known.id, unit: id }) as const)
				.filter((command) => lead(game, state, combat, command).ok);

/** What the declarations of all units depend on, besides each itself and what is around it: where they may step, what else. */
interface Common {
	readonly forward: object;
	readonly fire: object;
}
const common = lasting<keyof Common, object>();
const fresh = (): object => ({});
const commonTo = (game: Game, state: State, combat: CombatState, enemies: Enemies): Common => {
	const { turn, player, rest, events, blown, cameBy } = state;
	const { stage, attacks, shots, helped, commanded } = combat;
	const both = [player, events, blown, enemies, stage];
	const fire: unknown[] = [...both, turn, rest, attacks, shots, helped];
	for (const { hq, units } of attacks) {
		if (hq !== null) fire.push(commandOf(game, state, unitOf(game, state, hq)));
		for (const id of units) fire.push(unitOf(game, state, id).at);
	}
	const forward = [...both, commanded, cameBy, entriesNow(game, state)];
	return {
		forward: common(game, 'forward', forward, fresh),
		fire: common(game, 'fire', fire, fresh)
	};
};

/** A place and those next to it. */
const around = once((): number[][] => []);
const aroundOf = (game: Game, at: number): readonly number[] =>
	(around(game)[at] ??= [at, ...besides(game.board, at)]);

/** When anything last changed around a unit. */
const nearby = (game: Game, field: Field, { at }: Unit): number =>
	at === null ? 0 : lastChange(field, aroundOf(game, indexOf(game, at)));

const steps = lasting<number, readonly Command[]>();
const fires = lasting<number, readonly Command[]>();

/** 8 What each unit can declare; that of a unit around which nothing has changed is kept. */
const unitCommands = (game: Game, state: State, combat: CombatState): Command[] => {
	const enemies = enemiesOf(game, state);
	const { forward, fire } = commonTo(game, state, combat, enemies);
	const observed = observedNow(game, state, enemies);
	const field = fieldOf(game, state);
	const found: Command[] = [];
	state.units.forEach((unit, place) => {
		if (!isIdle(state, unit)) return;
		const { type, firepower = 0 } = counterOf(game, unit.id);
		const near = nearby(game, field, unit);
		const ground = type === 'tank' ? tankGround(game, state, unit) : null;
		for (const one of steps(game, place, [unit, near, ground, forward], () =>
			stepsForward(game, state, combat, unit).map(
				(to) => ({ type: 'advanceTo', unit: unit.id, place: to }) as const
			)
		))
			found.push(one);
		for (const one of fires(game, place, [unit, near, firepower > 0 && observed, fire], () => [
			...attacksOf(game, state, combat, unit, enemies),
			...barragesOf(game, state, combat, unit, enemies)
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
