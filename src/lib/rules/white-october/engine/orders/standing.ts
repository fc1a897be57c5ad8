import { OFF } from '#lib/kernel/hex/retreat.ts';
import {
	answerOf,
	loserOf,
	onlyOr,
	saidThere,
	yesOr,
	type Yes
} from '#lib/kernel/decided/standing.ts';
import { enemyOf } from '../../types.ts';
import { rangeOf } from '../combat/scene.ts';
import type { CombatState, Fight } from '../combat/state.ts';
import { isOf, type Command } from '../commands.ts';
import { counterOf, indexOf, unitOf, type Game } from '../game.ts';
import { nearer } from '../moves/back.ts';
import type { Option, Owed } from '../owed.ts';
import { fireRange } from '../../rules/08-combat/08-2-4-supports.ts';
import type { State, Unit } from '../state.ts';

type Asked = Extract<Owed, { kind: 'player' }>;

const passes = ({ type }: Command): boolean => type === 'pass';

/**
 * 8.2.3 Do the defenders of an attack slip away before combat, as was said of its place, of its units if they agree, or
 * of all? Null where they are to be asked.
 */
export const leavesBefore = (
	state: State,
	{ place, defenders }: Pick<Fight, 'place' | 'defenders'>
): Yes => {
	const { leave, leaveAt } = state.standing[enemyOf(state.player)];
	const there = state.units.filter(({ id, at }) => at === place && defenders.includes(id));
	return saidThere(
		{ all: leave, each: leaveAt },
		place,
		there.map(({ id }) => id)
	);
};

/** 8.2.4 Is another attack still to be fought that a gun reaches? */
const hasOther = (
	game: Game,
	{ attacks, resolved, fight }: CombatState,
	{ id, at }: Unit
): boolean => {
	const { type, range = 2 } = counterOf(game, id);
	return attacks.some(
		(one) =>
			one.id !== fight?.attack &&
			!resolved.includes(one.id) &&
			at !== null &&
			rangeOf(game, at, one.place) <= fireRange({ type, far: range > 2 })
	);
};

/**
 * 8.2.4 The next that supports the defence: ships have few actions, and a gun that reaches another attack may be wanted
 * there.
 */
const supporting = (
	game: Game,
	state: State,
	combat: CombatState,
	asked: Asked,
	said: Yes
): Option | undefined => {
	if (said === null) return undefined;
	if (!said) return answerOf(asked, passes);
	const free = answerOf(asked, (command) => {
		if (command.type !== 'support') return false;
		const unit = unitOf(game, state, command.unit);
		return counterOf(game, unit.id).type !== 'fleet' && !hasOther(game, combat, unit);
	});
	return free;
};

/** 8.2.6 C The first of the ways back that come nearest to where their side goes back to. */
const home = (game: Game, state: State, { player, options }: Asked): Option | undefined => {
	const gained = ({ command }: Option): number => {
		if (command.type !== 'retreat') return -Infinity;
		const end = command.path.at(-1) ?? null;
		// Off the map is the last of all: they come back turns later.
		if (end === OFF) return -Infinity;
		const from = state.combat?.retreats[0]?.from ?? null;
		return nearer(game, player, indexOf(game, from), indexOf(game, end));
	};
	return options.toSorted((one, two) => gained(two) - gained(one))[0];
};

/** 8.2.7 The next who enters, where there is one way for all; or nobody more. */
const entering = (asked: Asked, said: Yes): Option | undefined => {
	if (said === null) return undefined;
	if (!said) return answerOf(asked, passes);
	const ways = new Set(
		asked.options.flatMap(({ command }) =>
			command.type === 'advance' ? [command.path.join()] : []
		)
	);
	const others = asked.options.some(({ command }) => command.type === 'march');
	return ways.size === 1 && !others ? answerOf(asked, isOf('advance')) : undefined;
};

/** 8 The answer that a player has given beforehand to what he is asked; undefined where he is to be asked. */
export const saidBefore = (game: Game, state: State, asked: Asked): Option | undefined => {
	const { combat } = state;
	const [first] = asked.options;
	if (!first) return undefined;
	const said = state.standing[asked.player];
	switch (first.command.type) {
		case 'leave':
			return yesOr(
				asked,
				combat?.fight ? leavesBefore(state, combat.fight) : null,
				'leave',
				'stand'
			);
		case 'serve':
			return onlyOr(asked, said.serve, passes);
		case 'support':
			return combat?.fight?.stage === 'defenceSupport'
				? supporting(game, state, combat, asked, said.support)
				: undefined;
		case 'play':
			return combat?.fight ? onlyOr(asked, said.play, passes) : undefined;
		case 'take':
			// 6 Whom an event strikes is no loss of a combat.
			return said.losses && !state.events.imposed
				? loserOf(asked, said.losses, (id) => unitOf(game, state, id).ep)
				: undefined;
		case 'follow':
			return yesOr(asked, said.follow, 'follow', 'pass');
		case 'part':
			return said.retreat ? first : undefined;
		case 'retreat':
			return said.retreat ? home(game, state, asked) : undefined;
		case 'advance':
			return entering(asked, said.advance);
		default:
			return undefined;
	}
};
