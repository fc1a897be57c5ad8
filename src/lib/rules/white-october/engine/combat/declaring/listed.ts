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
import { barragesOf, enemiesOf, inView, isIdle, observedOf, type Enemies } from './shelling.ts';

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
	/** All of it, with whatever has been declared, and which enemies are observed. */
	readonly all: object;
}
const common = lasting<keyof Common, object>();
const fresh = (): object => ({});
const commonTo = (
	game: Game,
	state: State,
	combat: CombatState,
	enemies: Enemies,
	seen: readonly boolean[]
): Common => {
	const { turn, player, rest, events, blown } = state;
	const { stage, attacks, shots, helped, commanded } = combat;
	const both = [player, events, blown, enemies, stage];
	const met = entriesNow(game, state, enemyOf(player));
	const places = attacks.map(({ place }) => place);
	const forward = common(game, 'forward', [...both, commanded, met], fresh);
	const against = common(game, 'attack', [...both, turn, rest], fresh);
	const fire = common(game, 'fire', [...both, turn, rest, helped, ...places], fresh);
	const declared = attacks.flatMap((known) => joining(game, state, known));
	const all = [forward, against, fire, attacks, shots, commanded, seen, ...declared];
	return { forward, attack: against, fire, all: common(game, 'all', all, fresh) };
};

/** 8.2.1, 5.2 What decides who may join an attack, besides itself: where its units stand, and where its HQ commands. */
const joining = (game: Game, state: State, { units, hq }: Attack): readonly unknown[] => [
	...units.map((id) => unitOf(game, state, id).at),
	hq === null ? null : commandOf(game, state, unitOf(game, state, hq))
];

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
		beside.push(known, ...joining(game, state, known));
		if (known.hq !== null) beside.push(commanded[known.hq]);
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

const steps = lasting<number, readonly Command[]>();
const attacks = lasting<number, readonly Command[]>();
const fires = lasting<number, readonly Command[]>();

/** What a unit could declare last, and what that came from. */
interface Declared {
	readonly unit: Unit;
	readonly near: number;
	readonly ground: object | null;
	readonly all: object;
	readonly commands: readonly Command[];
}
const declared = once((): (Declared | undefined)[] => []);

/** 8 What each unit can declare; that of a unit around which nothing has changed is kept. */
const unitCommands = (game: Game, state: State, combat: CombatState): Command[] => {
	const enemies = enemiesOf(game, state);
	const seen = observedOf(game, state, enemies);
	const { forward, attack: against, fire, all } = commonTo(game, state, combat, enemies, seen);
	const field = fieldOf(game, state);
	const kept = declared(game);
	const found: Command[] = [];
	const anew = (unit: Unit, place: number, near: number, ground: Declared['ground']): Declared => {
		const beside = declaredBeside(game, state, combat, unit);
		const commands = [
			...steps(game, place, [unit, near, ground, forward], () =>
				stepsForward(game, state, combat, unit).map(
					(to) => ({ type: 'advanceTo', unit: unit.id, place: to }) as const
				)
			),
			...attacks(game, place, [unit, near, against, ...beside], () =>
				attacksOf(game, state, combat, unit, enemies)
			),
			...fires(game, place, [unit, fire, ...inView(game, unit, enemies, seen)], () =>
				barragesOf(game, state, combat, unit, enemies)
			)
		];
		return { unit, near, ground, all, commands };
	};
	state.units.forEach((unit, place) => {
		if (!isIdle(state, unit)) return;
		const near = nearby(game, field, unit);
		const ground = game.counters[place]?.type === 'tank' ? tankGround(game, state, unit) : null;
		let last = kept[place];
		if (last?.unit !== unit || last.near !== near || last.ground !== ground || last.all !== all)
			kept[place] = last = anew(unit, place, near, ground);
		for (const command of last.commands) found.push(command);
	});
	return found;
};

/** 8 Everything that may be declared now. */
export const declareCommands = (game: Game, state: State, combat: CombatState): Command[] => {
	const found = unitCommands(game, state, combat);
	for (const known of combat.attacks) {
		found.push(...hqCommands(game, state, combat, known));
		if (night(game, combat, known.id).ok) found.push({ type: 'night', attack: known.id });
	}
	found.push(...riseCommands(game, state, combat), ...blowCommands(game, state), { type: 'done' });
	return found;
};
