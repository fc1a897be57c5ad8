import { besides } from '../../../scenarios/board.ts';
import { isCombatUnit, isMotor } from '../../../types.ts';
import type { Command } from '../../commands.ts';
import { counterOf, indexOf, lasting, once, unitOf, type Game } from '../../game.ts';
import { fieldOf, lastChange, type Field } from '../../map/field.ts';
import { commandOf } from '../../map/supply.ts';
import { entriesNow } from '../../moves/limits.ts';
import type { State, Unit, UnitId } from '../../state.ts';
import { riseCommands } from '../events.ts';
import type { Attack, CombatState } from '../state.ts';
import { attack, lead, night } from './attack.ts';
import { blowCommands } from './bridges.ts';
import { stepsForward } from './forward.ts';
import { barragesOf, enemiesOf, isIdle, viewFrom, type Enemies } from './shelling.ts';

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

/** Everything that the declarations of any unit depend on, besides itself and what is around it. */
const common = lasting<'all', object>();
const commonTo = (game: Game, state: State, combat: CombatState, enemies: Enemies): object => {
	const { turn, player, rest, events, blown, cameBy } = state;
	const { stage, attacks, shots, helped, commanded } = combat;
	const from: unknown[] = [turn, player, rest, events, blown, cameBy, entriesNow(game, state)];
	from.push(enemies, stage, attacks, shots, helped, commanded);
	for (const { hq } of attacks)
		if (hq !== null) from.push(commandOf(game, state, unitOf(game, state, hq)));
	return common(game, 'all', from, () => ({}));
};

/** The places around a place in which enemies can be attacked, and in which others can attack them too. */
const around = once((): number[][] => []);
const aroundOf = (game: Game, at: number): readonly number[] =>
	(around(game)[at] ??= [
		...new Set(
			[at, ...besides(game.board, at)].flatMap((one) => [one, ...besides(game.board, one)])
		)
	]);

/** What is around a unit, as far as its declarations depend on it. Tanks look to supply, aircraft to everywhere. */
const nearby = (game: Game, field: Field, { id, at }: Unit): unknown => {
	const { type, firepower = 0 } = counterOf(game, id);
	if (at === null || type === 'tank') return field;
	const here = indexOf(game, at);
	return lastChange(field, firepower > 0 ? viewFrom(game, here) : aroundOf(game, here));
};

const declared = once(
	() =>
		new Map<
			UnitId,
			{ unit: Unit; near: unknown; all: object; readonly commands: readonly Command[] }
		>()
);

/** 8 What each unit can declare; that of a unit around which nothing has changed is kept. */
const unitCommands = (game: Game, state: State, combat: CombatState): Command[] => {
	const enemies = enemiesOf(game, state);
	const all = commonTo(game, state, combat, enemies);
	const field = fieldOf(game, state);
	const kept = declared(game);
	const found: Command[] = [];
	for (const unit of state.units) {
		if (!isIdle(state, unit)) continue;
		const near = nearby(game, field, unit);
		let known = kept.get(unit.id);
		if (!known || known.unit !== unit || known.near !== near || known.all !== all) {
			const commands = [
				...stepsForward(game, state, combat, unit).map(
					(place) => ({ type: 'advanceTo', unit: unit.id, place }) as const
				),
				...attacksOf(game, state, combat, unit, enemies),
				...barragesOf(game, state, combat, unit, enemies)
			];
			kept.set(unit.id, (known = { unit, near, all, commands }));
		}
		for (const command of known.commands) found.push(command);
	}
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
